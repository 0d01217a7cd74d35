import { readFileSync } from 'node:fs';
import { GAMES } from '@late/games';
import { checkMove, parse, seededChance } from '@late/kernel';
import { bench, mutant, randomGame } from '@late/kernel/testing';
import { describe, expect, test } from 'vitest';
import { faultsOf, textsOf } from '../testing/all-texts.ts';
import { fileOf, loadListed } from '../testing/listed-game.ts';

const GAMES_PER_SET = 4;
/** Positions of each game in which refusals are provoked. */
const POSITIONS = 12;
const MUTANTS = 3;

const anchorsOf = (rulebook: string) =>
  [...rulebook.matchAll(/\{#([a-z-]+)\}$/gm)].map(([, id]) => id);

const listed = await Promise.all(
  GAMES.map(async (manifest) => ({
    ...(await loadListed(manifest)),
    texts: await textsOf(manifest),
  })),
);

describe.each(listed)('$manifest.id', ({ manifest, specimen, texts }) => {
  const anchors = anchorsOf(readFileSync(fileOf(manifest.id, 'rulebook/en.md'), 'utf8'));

  describe.each(specimen.sets)('$name', (set) => {
    const table = bench(specimen, set);
    const { game } = table;
    const games = Array.from(
      { length: GAMES_PER_SET },
      (_, seed) => randomGame(table, seed).played,
    );

    test('every event is told in every language, with all that its sentence needs', async () => {
      const narrate = await manifest.narrate();
      const lines = games
        .flatMap(({ steps }) => steps)
        .flatMap(({ outcome }) => outcome.events)
        .flatMap((event) =>
          [undefined, ...table.seats].flatMap((you) =>
            narrate(event, (seat) => `Seat ${seat + 1}`, you),
          ),
        );
      expect(lines.length).toBeGreaterThan(0);
      const faults = lines.flatMap(({ key, params }) => faultsOf(texts, key, params));
      expect([...new Set(faults)]).toEqual([]);
    });

    test('whoever reads is spoken to, not told of: no sentence is about their name', async () => {
      const narrate = await manifest.narrate();
      const name = (seat: number) => `Seat ${seat + 1}`;
      const tells = (who: string) => (value: unknown) => String(value).includes(who);
      const events = games.flatMap(({ steps }) => steps.flatMap(({ outcome }) => outcome.events));
      const told = table.seats.flatMap((you) =>
        events
          .flatMap((event) => narrate(event, name, you))
          .filter(({ params }) => Object.values(params ?? {}).some(tells(name(you))))
          .map(({ key }) => key),
      );
      // A list of names has everybody in it, and declines nobody.
      const lists = /\.(asked\.youngest|counting|drew-for-start|order)$/;
      expect([...new Set(told)].filter((key) => !lists.test(key))).toEqual([]);
    });

    test('every refusal has a sentence in every language and a paragraph in the rulebook', () => {
      const chance = seededChance(7);
      const refusals = games.flatMap(({ steps }) => {
        const stride = Math.ceil(steps.length / POSITIONS);
        const looked = steps.filter((_, index) => index % stride === 0);
        return looked.flatMap(({ entry, outcome }) => {
          const { state } = outcome;
          const own = entry.act.do === 'move' ? entry.act.move : null;
          const mutants = Array.from({ length: MUTANTS }, () => mutant(own, chance));
          return table.seats.flatMap((seat) =>
            [own, ...mutants, ...(specimen.hostileMoves?.(state, seat) ?? [])].flatMap((input) => {
              const move = parse(game.move, input);
              return (move.ok && checkMove(game, state, seat, move.value)) || [];
            }),
          );
        });
      });
      expect(refusals.length).toBeGreaterThan(0);
      const faults = refusals.flatMap(({ code, params, rule }) => [
        ...faultsOf(texts, code, params),
        ...(rule === undefined || anchors.includes(rule) ? [] : [`${code} cites #${rule}`]),
      ]);
      expect([...new Set(faults)]).toEqual([]);
    });

    test('scores are kept under a heading that has a name, and apart is refused in words', async () => {
      const { heading, terms, apart } = await manifest.hosting();
      const { options } = table.opening;
      for (const seat of table.seats) {
        const key = `${manifest.id}.heading.${heading(options, seat)}`;
        expect(faultsOf(texts, key, terms(options, seat))).toEqual([]);
      }
      const refusal = apart(options);
      if (refusal) expect(faultsOf(texts, refusal.code, refusal.params)).toEqual([]);
    });
  });
});
