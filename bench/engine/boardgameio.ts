import { choices } from '@late/extra/rules';
import { type Chance, pick, seededChance } from '@late/kernel';
import type { Game, LogEntry } from 'boardgame.io';
import { CreateGameReducer, InitializeGame } from 'boardgame.io/internal';
import type { Table } from './boardgameio-game.ts';
import type { RandomGames } from './random-games.ts';

/** On boardgame.io's reducer, without the store, the client and the transport around it. */
export function boardgameio(game: Game<Table>): RandomGames {
  const reduce = CreateGameReducer({ game });
  return (count, seed) => {
    const mind = seededChance(seed + 2 ** 31);
    let total = 0;
    for (let n = 0; n < count; n++) {
      total += randomGame(reduce, { ...game, seed: `${seed}/${n}` }, mind);
    }
    return total;
  };
}

type Reduce = ReturnType<typeof CreateGameReducer>;

function randomGame(reduce: Reduce, game: Game<Table>, mind: Chance): number {
  const log: LogEntry[] = [];
  let state = InitializeGame({ game, numPlayers: 1 });
  while (state.ctx.gameover === undefined) {
    const next = reduce(state, {
      type: 'MAKE_MOVE',
      payload: { ...randomMove(state.G, mind), playerID: '0' },
    });
    if (next.transients) throw new Error(next.transients.error?.type);
    log.push(...(next.deltalog ?? []));
    state = next;
  }
  return state.ctx.gameover.score;
}

function randomMove({ dice, pad }: Table, mind: Chance): { type: string; args: unknown[] } {
  if (!dice) return { type: 'throwDice', args: [] };
  return { type: 'split', args: [pick(mind, choices(pad, dice))] };
}
