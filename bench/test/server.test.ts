import { choices, type Dice } from '@late/extra/rules';
import { type Chance, pick, seededChance } from '@late/kernel';
import { CreateGameReducer, InitializeGame } from 'boardgame.io/internal';
import { expect, test } from 'vitest';
import type { LoosePad } from '../engine/boardgameio-game.ts';
import { game, type Table } from '../server/boardgameio-game.ts';
import { Contestant } from '../server/contestant.ts';
import { boardgameio } from '../server/entries.ts';

const GAMES = 20;
const SEATS = 4;
/** As in the engine's bench: random play scores so much, and varies so much from game to game. */
const MEAN = -1432;
const DEVIATION = 420;

function randomMove({ dice, pads }: Table, seat: number, mind: Chance) {
  if (!dice) return { type: 'throwDice', args: [] };
  return { type: 'decide', args: [pick(mind, choices(pads[seat] as LoosePad, dice as Dice))] };
}

test("boardgame.io's server plays EXTRA! for four as we do", () => {
  const reduce = CreateGameReducer({ game });
  const mind = seededChance(1);
  let total = 0;
  for (let n = 0; n < GAMES; n++) {
    let state = InitializeGame({ game: { ...game, seed: String(n) }, numPlayers: SEATS });
    while (state.ctx.gameover === undefined) {
      const playerID = pick(mind, Object.keys(state.ctx.activePlayers ?? {}));
      const payload = { ...randomMove(state.G, Number(playerID), mind), playerID };
      const next = reduce(state, { type: 'MAKE_MOVE', payload });
      if (next.transients) throw new Error(next.transients.error?.type);
      state = next;
    }
    for (const score of state.ctx.gameover.scores) total += score;
  }
  const mean = total / (GAMES * SEATS);
  expect(Math.abs(mean - MEAN)).toBeLessThan((4 * DEVIATION) / Math.sqrt(GAMES * SEATS));
});

test('people play their games to the end, and whoever asks for more moves is told so', async () => {
  const contestant = await Contestant.start(boardgameio);
  try {
    await contestant.seat(2);
    const play = contestant.play({ moves: 1_000, perSecond: null });
    await expect(play).rejects.toThrow(/all games are over after \d+ of 1000 moves/);
  } finally {
    await contestant.stop();
  }
});
