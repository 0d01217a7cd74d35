import { readFile } from 'node:fs/promises';
import { GAMES } from '@late/games';
import { type AnyGame, type Chance, parse, pick, type Seat } from '@late/kernel';
import { readLexicon, readPolishBytes } from '@late/lexicon/node';
import { toy } from '../../test/toy.ts';

/** A game that people walk around in, and how its seats find their moves. */
export interface Played {
  readonly game: AnyGame;
  options(chance: Chance): unknown;
  /** Mostly one that is allowed, for a seat that can act. */
  move(state: unknown, seat: Seat, chance: Chance): unknown;
}

const withToy = (game: AnyGame): Played => ({
  game,
  options: (chance) => ({ rounds: 4 + chance.below(20), seconds: null }),
  move: (_state, _seat, chance) => ({ do: pick(chance, ['draw', 'draw', 'pass', 'shout']) }),
});

/** Small and quick, with hidden hands. */
export const TOYS: readonly Played[] = [withToy(toy), withToy({ ...toy, teams: () => true })];

/** The games of the house, whose seats play as the easy bots would. */
export function realGames(): Promise<Played[]> {
  return Promise.all(
    GAMES.map(async ({ id, rules, bots }): Promise<Played> => {
      const [game, { loadBot }] = await Promise.all([rules(async () => readLexicon), bots()]);
      const usual = parse(game.options, {});
      if (!usual.ok) throw new Error(`${id} has no usual options`);
      const bot = await loadBot('easy', usual.value, (name) => readTable(id, name));
      return {
        game,
        options: () => usual.value,
        move: (state, seat, chance) => bot.choose(game.view(state, seat), chance),
      };
    }),
  );
}

async function readTable(id: string, name: string): Promise<ArrayBuffer> {
  if (name === 'lexicon/pl') return readPolishBytes();
  const file = new URL(`../../../games/${id}/bot/tables/${name}`, import.meta.url);
  return new Uint8Array(await readFile(file)).buffer;
}
