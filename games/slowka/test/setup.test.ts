import { type Chance, parse, seededChance } from '@late/kernel';
import { oneEdition } from '@late/lexicon';
import { expect, test } from 'vitest';
import { HAND, LAYOUTS, slowka } from '../rules/index.ts';
import { TOKENS } from './tokens.ts';
import { NOTEBOOK } from './words.ts';

const game = slowka(oneEdition(NOTEBOOK));
const parsed = parse(game.options, {});
if (!parsed.ok) throw new TypeError('no such table');
const options = parsed.value;

/** Draws these letters from a full bag, then by chance. */
function drawing(letters: string): Chance {
  const rest = [...TOKENS];
  const wanted = [...letters];
  const luck = seededChance(3);
  return {
    below(n) {
      const letter = wanted.shift();
      if (letter === undefined) return luck.below(n);
      const place = rest.indexOf(letter);
      rest.splice(place, 1);
      return place;
    },
  };
}

test('a table names its word list and checks words unless it says otherwise', () => {
  expect(options).toEqual({
    words: 'checked',
    tries: 3,
    wrongChallenge: 'nothing',
    tableWords: false,
    family: false,
    list: 'notebook-1',
    board: 'pairs',
  });
});

test('the letter nearest to the beginning of the Polish alphabet starts', () => {
  const { events, reveals, state } = game.setup(options, 4, {
    chance: drawing('źżńą'),
    now: 0,
  });
  expect(state.turn).toBe(3);
  expect(events.map(({ type }) => type).join(' ')).toBe(
    'drew-for-start started drawn drawn drawn drawn',
  );
  expect(events[1]).toMatchObject({ type: 'started', seat: 3 });
  // From the starter on, clockwise.
  expect(events.slice(2).map((event) => ('seat' in event ? event.seat : null))).toEqual([
    3, 0, 1, 2,
  ]);
  expect(reveals).toBe('secret');
});

test('equal letters draw again, and only they: ź comes before ż', () => {
  const { state } = game.setup(options, 3, { chance: drawing('baażź'), now: 0 });
  expect(state.start).toEqual([
    [
      { seat: 0, token: 'b' },
      { seat: 1, token: 'a' },
      { seat: 2, token: 'a' },
    ],
    [
      { seat: 1, token: 'ż' },
      { seat: 2, token: 'ź' },
    ],
  ]);
  expect(state.turn).toBe(2);
});

test.each([1, 2, 3, 4])('%i seats: the drawn tokens go back, START is laid, six each', (seats) => {
  const { state } = game.setup(options, seats, { chance: seededChance(seats), now: 0 });
  expect(state.hands.map((hand) => hand.length)).toEqual(new Array(seats).fill(HAND));
  expect(state.pool).toHaveLength(42 - 1 - HAND * seats);
  expect(state.board.flatMap((token, field) => (token ? [field] : []))).toEqual([
    LAYOUTS.pairs.start,
  ]);
});

test('two to four can play, and one alone', () => {
  expect(game.seats(options)).toEqual({ min: 1, max: 4 });
});
