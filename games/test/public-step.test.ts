import { GAMES } from '@late/games';
import { checkMove, type Seat, seededChance } from '@late/kernel';
import { type Bench, bench, probe, randomGame, sameStep, told } from '@late/kernel/testing';
import { describe, expect, test } from 'vitest';
import { loadListed } from '../testing/listed-game.ts';

const GAMES_PER_SET = 3;
/** Positions of each game that are looked at, and moves and worlds that are tried there. */
const POSITIONS = 25;
const TRIED = 3;

const listed = await Promise.all(
  GAMES.map(async (manifest) => ({
    ...(await loadListed(manifest)),
    hosting: await manifest.hosting(),
  })),
);

/**
 * A public step is taken at a shared device without anybody being asked to look away. So it must need
 * no secret: what is legal is the same in every world that the audience cannot tell from this one. And
 * it must be none: two different moves look different to the audience.
 */
function expectNoSecret(table: Bench, state: unknown, seat: Seat, seed: number): void {
  const { game, specimen } = table;
  const chance = seededChance(seed);
  const moves = new Map<string, unknown>();
  for (let n = 0; n < TRIED; n++) {
    const move = specimen.randomMove(game.view(state, seat), chance);
    if (move !== null) moves.set(JSON.stringify(move), move);
  }
  for (let n = 0; n < TRIED; n++) {
    const { alike } = probe(table, state, 'audience', chance);
    for (const move of moves.values()) {
      const refusal = checkMove(game, alike, seat, move);
      expect(
        refusal,
        `${JSON.stringify(move)} is legal only by what the audience cannot see`,
      ).toBeNull();
    }
  }
  const worlds = new Map<string, string>();
  for (const [text, move] of moves) {
    const entry = { seq: 0, at: 0, by: seat, act: { do: 'move' as const, move }, tape: [] };
    const outcome = sameStep(table, state, entry, seededChance(seed));
    if (!outcome) throw new Error(`${text} cannot be made`);
    const seen = game.view(outcome.state, 'audience');
    const shown = told(table, outcome.events, 'audience') + JSON.stringify(seen);
    const world = JSON.stringify(outcome.state);
    // Moves that come to the same, such as dice in another order, need not look different.
    const other = worlds.get(shown) ?? world;
    expect(world, `${text} looks like another move to the audience: it is a secret`).toBe(other);
    worlds.set(shown, world);
  }
}

describe.each(listed)('$manifest.id', ({ specimen, hosting }) => {
  test.each(specimen.sets)('calls no step public that hides something: $name', (set) => {
    const table = bench(specimen, set);
    const { game } = table;
    for (let seed = 0; seed < GAMES_PER_SET; seed++) {
      const { played } = randomGame(table, seed);
      const stride = Math.ceil(played.steps.length / POSITIONS);
      played.steps.forEach(({ outcome: { state } }, index) => {
        if (index % stride || game.result(state)) return;
        const view = game.view(state, 'audience');
        const { must, may } = game.turn(state);
        const isPublic = hosting.publicStep(view) !== 'none';
        const open = [...(isPublic ? must : []), ...(hosting.publicMay(view) ? may : [])];
        for (const seat of open) expectNoSecret(table, state, seat, 1000 * seed + index);
      });
    }
  });

  test('says so of every view without failing, also when nothing is due any more', () => {
    const [set] = specimen.sets;
    if (!set) throw new Error('a specimen without a set');
    const { played } = randomGame(bench(specimen, set), 1);
    const views = played.steps.map(({ outcome }) => specimen.game.view(outcome.state, 'audience'));
    for (const view of views) {
      expect(['none', 'people', 'everyone']).toContain(hosting.publicStep(view));
      expect(typeof hosting.publicMay(view)).toBe('boolean');
    }
  });
});
