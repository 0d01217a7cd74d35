import { readFileSync } from 'node:fs';
import type { Frame } from '@late/kernel';
import { GoldenGames } from '@late/kernel/testing';
import { speaker } from '@late/ui/text';
import { expect, test } from 'vitest';
import { narrate } from '../locales/narrate.ts';
import { type Event, fakty, type State } from '../rules/index.ts';
import { recountText } from './recount.ts';

const english = JSON.parse(
  readFileSync(new URL('../locales/en.json', import.meta.url), 'utf8'),
) as Record<string, string>;

/** What each game must come to: scores | winners | votes cast. */
const EXPECTED: Record<string, string> = {
  won: '6 0 | 0 | 0',
  'won-by-the-second': '1 2 4 5 | 3 | 0',
  'shared-by-two': '5 5 | 0 1 | 0',
  'vote-of-one': '6 0 7 | 2 | 1',
  'vote-of-all': '5 4 4 | 0 | 3',
  'vote-again': '3 2 6 5 | 2 | 6',
  'vote-shared': '4 3 4 3 | 0 2 | 6',
  'table-grammar': '6 4 2 | 0 | 0',
  undo: '5 3 | 0 | 0',
  'hot-won': '6 6 9 | 2 | 0',
  'hot-shared': '6 9 9 8 | 1 2 | 0',
  'hot-ended-on-bang': '23 13 | 0 | 0',
  'hot-ended-by-die': '7 18 | 1 | 0',
  'hot-must-lay': '2 8 1 1 1 3 2 3 | 1 | 0',
  objections: '2 6 3 | 1 | 0',
  'hot-objections': '11 7 10 6 | 0 | 0',
  'youngest-begins': '2 6 3 | 1 | 0',
  'own-deck': '4 6 | 1 | 0',
  'back-to-the-pool': '3 2 6 | 2 | 0',
};

function replayed(steps: readonly Frame<State, Event>[]): string {
  const result = fakty.result(steps.at(-1)?.state as State);
  const votes = steps
    .flatMap(({ events }) => events)
    .flatMap((event) => (event.type === 'votes' ? event.votes : [])).length;
  return `${result?.scores.join(' ')} | ${result?.winners.join(' ')} | ${votes}`;
}

function recounted(text: string): string {
  const { scores, winners, votes } = recountText(text);
  return `${scores.join(' ')} | ${winners.join(' ')} | ${votes}`;
}

const folder = new URL('../fixtures/', import.meta.url);
const golden = new GoldenGames({ game: fakty, folder, expected: EXPECTED, replayed, recounted });

golden.examine();

test.each(golden.names)('%s is told in whole sentences', (name) => {
  const say = speaker('en', english);
  const lines = golden
    .events(name)
    .flatMap((event) => narrate(event, (seat) => `Seat ${seat + 1}`));
  expect(lines.length).toBeGreaterThan(20);
  for (const { key, params } of lines) {
    expect(english).toHaveProperty([key]);
    expect(say(key, params)).not.toMatch(/[{}]|undefined|fakty\./);
  }
});

test('the fixtures hold what their names say', () => {
  const typesOf = (name: string) =>
    golden.steps(name).map(({ events }) => events.map(({ type }) => type));
  expect(golden.text('undo')).toMatch(/ s2 \(undo 1\)$/m);
  expect(
    typesOf('vote-again')
      .flat()
      .filter((type) => type === 'vote-called'),
  ).toHaveLength(2);
  expect(typesOf('hot-ended-on-bang').at(-1)).toEqual(['laid', 'closed', 'issue', 'over']);
  expect(typesOf('hot-ended-by-die').at(-2)).toEqual(['rolled', 'turned-up']);
  const back = golden.events('back-to-the-pool').filter(({ type }) => type === 'returned');
  expect(back).toContainEqual(expect.objectContaining({ to: 'pool' }));
  const told = golden.names.flatMap((name) => typesOf(name).flat());
  const fresh = ['objected', 'judged', 'returned', 'unscored', 'counting', 'agreed', 'pointed'];
  for (const type of fresh) expect(told, type).toContain(type);
  const never = ['impossible', 'removed', 'swapped', 'moved', 'scrapped', 'extra-turn', 'eye'];
  for (const type of never) expect(told, type).toContain(type);
});
