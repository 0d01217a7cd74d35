import { type EditionId, ofEdition } from '@late/lexicon';
import { readLexicon } from '@late/lexicon/node';
import { describe, expect, test } from 'vitest';
import { EXAMPLES } from '../rulebook/examples.ts';
import {
  type Field,
  fieldNames,
  HAND,
  LAYOUTS,
  neighboursOf,
  TOKEN_EDITIONS,
  tokensOf,
  tokenValue,
  worthOf,
} from '../rules/index.ts';
import { optionsOf } from './options-of.ts';
import { sitting } from './sitting.ts';

/** Fields one beside the other, the second of which is START. */
const ALONG = ['d3', 'd4', 'd5', 'd6', 'c6', 'b7'];
const { bonus, light, sides } = LAYOUTS.pairs;

/** A table of the edition at which everybody holds what they are to lay. */
function tableFor(edition: EditionId, start: string, laid: readonly string[]) {
  const rest = [...tokensOf({ edition })];
  const take = (letter: string) => rest.splice(rest.indexOf(letter), 1);
  for (const letter of start + laid.join('')) take(letter);
  const hands = laid.map((hand) => hand + rest.splice(0, HAND - hand.length).join(''));
  const options = ofEdition(edition);
  return sitting({ lexicon: readLexicon(edition), options, start, hands });
}

/** The move that reads these letters on these fields and lays those that did not lie there. */
function move(word: string, fields: readonly string[], lying: readonly string[]): string {
  const laid = fields.flatMap((field, place) =>
    lying.includes(field) ? [] : [`${word[place]}${field}`],
  );
  return `lay ${laid.join(' ')} read ${fields.join(' ')}`;
}

/** Light fields one beside the other, the last one of which is asked for; none of them twice. */
function wayTo(end: Field, length: number, without: readonly Field[]): Field[] | null {
  if (length === 1) return [end];
  for (const before of neighboursOf(end)) {
    if (!light.includes(before) || without.includes(before)) continue;
    const way = wayTo(before, length - 1, [...without, before]);
    if (way) return [...way, end];
  }
  return null;
}

describe.each(TOKEN_EDITIONS)('by the rules, the examples of %s', (edition) => {
  const { row, path, far, apart, other, grow, grown, whole, close } = EXAMPLES[edition];
  const worth = (word: string) =>
    [...word.toLowerCase()].reduce((sum, token) => sum + tokenValue({ edition }, token), 0);

  test('a row becomes a longer word, and one is out of reach', () => {
    const [first = '', start = '', third = '', ...more] = path.toLowerCase();
    const table = tableFor(edition, start, [first + third, more.join('')]);
    const fields = ['d3', 'd4', 'd5', 'd6', 'd7'];
    table.plays(0, move(row, fields.slice(0, 3), ['d4']));
    const fieldOf = (letter: string) => fields[path.indexOf(letter)] as string;
    const gap = move(far, [...far].map(fieldOf), fields.slice(0, 3));
    expect(table.refusal(1, gap)).toMatchObject({
      code: 'slowka.path-gap',
      params: { fields: expect.stringContaining(`${fieldOf(apart)} ${fieldOf(other)}`) },
    });
    const [laid] = table.plays(1, move(path, fields, fields.slice(0, 3)));
    expect(laid).toMatchObject({ type: 'laid', stands: true, word: { points: worth(path) } });
  });

  test('a word grows, twice', () => {
    const fieldsOf = (word: string) => {
      const from = whole.indexOf(word);
      return ALONG.slice(from, from + word.length);
    };
    const words = [grow, grown, whole];
    const lying = [['d4'], fieldsOf(grow), fieldsOf(grown)];
    const newOf = (word: string, before: readonly string[]) =>
      [...word.toLowerCase()].filter((_, at) => !before.includes(fieldsOf(word)[at] as string));
    const hands = words.map((word, at) => newOf(word, lying[at] as string[]).join(''));
    const table = tableFor(edition, whole.toLowerCase()[1] as string, hands);
    words.forEach((word, seat) => {
      table.plays(seat, move(word, fieldsOf(word), lying[seat] as string[]));
    });
    expect(table.game.view(table.state(), 'audience').scores).toEqual(words.map(worth));
  });

  test('a word closes a bonus field of ten', () => {
    const [field] = [...bonus].find(([, points]) => points === 10) as [Field, number];
    const ring = sides.get(field) as readonly Field[];
    // Fields beside another bonus field stay free, so that this one alone is closed.
    const others = [...sides].flatMap(([bonusField, around]) =>
      bonusField === field ? [] : around,
    );
    const end = ring.find((side) => !others.includes(side)) as Field;
    const free = others.filter((side) => !ring.includes(side));
    const way = wayTo(end, close.length, [end, ...free]) as Field[];
    const letters = [...close.toLowerCase()];
    const board = [...light, ...bonus.keys()].map(() => null as string | null);
    for (const side of ring) board[side] = letters[0] as string;
    for (const [at, step] of way.entries()) board[step] = letters[at] as string;
    board[end] = null;
    const options = optionsOf(tableFor(edition, 'a', ['', '']).game, ofEdition(edition));
    const laid = [{ field: end, token: letters.at(-1) as string }];
    expect(worthOf({ options, board }, laid, way), fieldNames(way)).toMatchObject({
      word: close.toLowerCase(),
      points: worth(close),
      bonus: 10,
    });
  });
});
