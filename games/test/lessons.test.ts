import { GAMES } from '@late/games';
import type { AnyLesson } from '@late/games/lesson';
import { commitment } from '@late/kernel';
import { act, openTable, type Plan, type Table } from '@late/table';
import { LANGUAGES } from '@late/ui/text';
import { describe, expect, test } from 'vitest';
import { readLexicon } from '../../lexicon/src/node.ts';

/** What a lesson may ask of a reader. */
const MOST_STEPS = 12;
const LONGEST_NOTE = 160;

/** The example in docs/add-a-game.md teaches by being short. */
const TEACHING = GAMES.filter(({ id }) => id !== ('pig' as string));

describe.each(TEACHING.map((manifest) => ({ id: manifest.id, manifest })))(
  '$id',
  ({ manifest }) => {
    const module = manifest.lessons?.();

    test('has a lesson of every kind for every reader', async () => {
      const { kinds, lessons } = (await module) ?? { kinds: [], lessons: {} };
      expect(kinds.length).toBe(manifest.id === 'krzyzowka' ? 3 : 1);
      for (const { nameIn } of kinds) {
        for (const language of LANGUAGES) expect(lessons).toHaveProperty([nameIn(language)]);
      }
    });

    test('every lesson can be played to its end, and ends in the middle of a game', async () => {
      const game = await manifest.rules(async () => readLexicon);
      const { lessons = {} } = (await module) ?? {};
      for (const [name, lesson] of Object.entries(lessons)) {
        const { seed, options, bots, steps } = lesson as AnyLesson;
        expect(steps.length, name).toBeLessThanOrEqual(MOST_STEPS);
        const plan: Plan = {
          id: 'lesson',
          game: manifest.id,
          version: game.version,
          options,
          holders: [
            { kind: 'person', name: 'A' },
            ...Array.from({ length: bots }, () => ({
              kind: 'bot' as const,
              name: 'B',
              level: 'easy' as const,
            })),
          ],
          clock: { kind: 'none' },
          commitment: commitment(seed),
          fairness: 2,
          opened: 0,
        };
        const opened = openTable(game, plan, seed);
        if (!opened.ok) throw new Error(`${name}: ${opened.refusal.code}`);
        let table: Table = opened.table;
        const play = (seat: number, move: unknown, where: string) => {
          const answer = act(game, table, { do: 'move', seat, move }, seed, 0);
          if (!answer.ok) throw new Error(`${where}: ${JSON.stringify(answer.refusal)}`);
          table = answer.table;
          // A word that is none is a legal move with a sad outcome.
          const told = JSON.stringify(answer.events);
          expect(told, where).not.toMatch(/"type":"(tried|rejected)"|"offence":\{/);
        };
        steps.forEach(({ asks, replies = [] }, step) => {
          const where = `${name}, step ${step + 1}`;
          if (asks) {
            expect(table.turn.must.concat(table.turn.may), where).toContain(0);
            expect(asks.accepts?.(asks.move) ?? true, where).toBe(true);
            play(0, asks.move, where);
          }
          for (const reply of replies) play(reply.seat, reply.move, `${where}, reply`);
        });
        expect(steps.at(-1)?.asks, `${name}: the last step leads on`).toBeUndefined();
        expect(table.result, name).toBeNull();
      }
    });

    test('notes are short, in every language', async () => {
      const { lessons = {}, kinds = [] } = (await module) ?? {};
      for (const language of LANGUAGES) {
        const texts = await manifest.texts(language);
        for (const { nameIn } of kinds) {
          for (const { says } of lessons[nameIn(language)]?.steps ?? []) {
            const text = texts[says.key];
            for (const form of typeof text === 'string' ? [text] : Object.values(text ?? {})) {
              expect(form.length, `${language}: ${says.key}`).toBeLessThanOrEqual(LONGEST_NOTE);
            }
          }
        }
      }
    });
  },
);
