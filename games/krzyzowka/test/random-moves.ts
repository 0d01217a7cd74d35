import { type Chance, pick } from '@late/kernel';
import {
  BLANK,
  bagLeft,
  type CommonView,
  canAskFor,
  checkDone,
  checkPlacement,
  checkRaise,
  isLastWord,
  laid,
  type Move,
  missing,
  type OwnView,
  type Placement,
  type Tile,
  type View,
  without,
} from '../rules/index.ts';
import { findWords } from './find-words.ts';
import { lettersIn, unheld } from './letters.ts';
import { WORDS } from './words.ts';

/** Any legal move from what a seat sees, or null where it may hold back. */
export function randomMove(view: View, chance: Chance): Move | null {
  return view.kind === 'common' ? commonMove(view, chance) : ownMove(view, chance);
}

function commonMove(view: CommonView, chance: Chance): Move | null {
  const { pending, viewer, active, mine, tableWords } = view;
  if (tableWords.vote) return { do: 'vote', yes: chance.below(4) > 0 };
  const wanted = canAskFor(view, viewer as number);
  if (wanted.length && chance.below(2)) return { do: 'ask', word: pick(chance, wanted) };
  const isLast = isLastWord(view);
  const mayChallenge =
    pending && pending.seat !== viewer && !pending.accepted.includes(viewer as number);
  if (mayChallenge && (isLast || viewer !== active || chance.below(4) === 0)) {
    const word = pending.words[0]?.word as string;
    if (isLast || chance.below(2)) {
      return { do: chance.below(3) ? 'accept' : 'challenge', word };
    }
  }
  if (viewer !== active) return null;
  const whim = chance.below(24);
  if (whim === 0) return { do: 'pass' };
  const hand = mine as readonly Tile[];
  const most = Math.min(hand.length, bagLeft(view));
  if (whim === 1 && most > 0)
    return { do: 'exchange', tiles: some(hand, 1 + chance.below(most), chance) };
  const isWild = chance.below(view.options.words === 'challenge' ? 3 : 8) === 0;
  const tiles = isWild ? anyTiles(view, hand, chance) : anyWord(view, hand, chance);
  return tiles ? { do: 'lay', tiles } : { do: 'pass' };
}

export function some<T>(items: readonly T[], count: number, chance: Chance): T[] {
  const rest = [...items];
  return Array.from({ length: count }, () => rest.splice(chance.below(rest.length), 1)[0] as T);
}

/** How many words come to mind at once. */
const KNOWN_NOW = 150;

/** The first word that fits, of those that come to mind. */
function anyWord(
  { options, table }: CommonView,
  hand: readonly Tile[],
  chance: Chance,
): Placement[] | null {
  const first = chance.below(WORDS.length);
  const [found] = findWords(table, hand, someWords(first), options);
  return found?.tiles ?? null;
}

function* someWords(first: number): Generator<string> {
  for (let step = 0; step < KNOWN_NOW; step++) yield WORDS[(first + step) % WORDS.length] as string;
}

/** Tiles in a line beside something: legal to lay, and seldom a word. */
function anyTiles(
  { options, table }: CommonView,
  hand: readonly Tile[],
  chance: Chance,
): Placement[] | null {
  for (let attempt = 0; attempt < 20; attempt++) {
    const anchor = table.length ? pick(chance, table) : { row: 0, column: 0 };
    const across = chance.below(2) === 0;
    const chosen = some(hand, Math.min(hand.length, 1 + chance.below(7)), chance);
    const beside = table.length ? 1 : 0;
    const tiles = chosen.map((tile, step): Placement => {
      const cell = across
        ? { row: anchor.row, column: anchor.column + step + beside }
        : { row: anchor.row + step + beside, column: anchor.column };
      return named({ ...cell, tile }, chance);
    });
    if (!checkPlacement(options, table, hand, tiles)) return tiles;
  }
  return null;
}

function named({ row, column, tile }: Placement, chance: Chance): Placement {
  if (tile !== BLANK) return { row, column, tile };
  return { row, column, tile, letter: pick(chance, [...'aeiokżź']) };
}

function ownMove({ mine, options, playing, endsAt }: OwnView, chance: Chance): Move | null {
  if (!mine || mine.stage === 'out') return null;
  if (mine.stage === 'waiting' || mine.stage === 'ready') return { do: 'ready' };
  if (!playing) return null;
  if (mine.stage === 'agreed') return chance.below(8) ? null : { do: 'withdraw' };
  if (endsAt !== null && chance.below(8) === 0) return null;
  const { tiles, layout, swapped } = mine;
  const inHand = without(
    tiles,
    layout.map(({ tile }) => tile),
  );
  const together = options.rounds === 'together';
  const whim = chance.below(6);
  if (whim === 0) return { do: 'agree' };
  if (options.game === 2) {
    if (whim === 1 && !swapped && inHand.length > 1) {
      const [one, other] = some(inHand, 2, chance) as [Tile, Tile];
      return { do: 'swap', tiles: [one, other] };
    }
    if (together && !checkDone(mine)) return { do: 'done' };
    return { do: 'arrange', tiles: heap(tiles, chance) };
  }
  if (whim < 4 && together && !checkRaise(mine)) return { do: 'raise' };
  return { do: 'arrange', tiles: line(tiles, chance) };
}

/** Tiles somewhere on one's own table: in words, in a block, in pieces. */
export function heap(tiles: readonly Tile[], chance: Chance): Placement[] {
  const width = 1 + chance.below(6);
  const apart = chance.below(3);
  const spelled = chance.below(2) ? line(tiles, chance) : [];
  const rest = without(
    tiles,
    spelled.map(({ tile }) => tile),
  );
  const count = chance.below(2) ? rest.length : chance.below(rest.length + 1);
  const block = some(rest, count, chance).map((tile, index) =>
    named({ row: 1 + apart + Math.floor(index / width), column: index % width, tile }, chance),
  );
  return [...spelled, ...block];
}

/** One line: a word of the list if one comes to mind, or any letters. */
export function line(tiles: readonly Tile[], chance: Chance): Placement[] {
  const held = lettersIn(tiles);
  for (let attempt = 0; attempt < 40; attempt++) {
    const word = pick(chance, WORDS);
    if (unheld(word, held) === 0 && missing(tiles, word) === null) {
      return [...word].map((letter, column) => ({ row: 0, column, tile: letter }));
    }
  }
  return some(tiles, chance.below(7), chance).map((tile, column) =>
    named({ row: 0, column, tile }, chance),
  );
}

/** A layout that somebody else may have made of these tiles. */
export function anyLayout(game: 1 | 2 | 3, tiles: readonly Tile[], chance: Chance) {
  return (game === 2 ? heap(tiles, chance) : line(tiles, chance)).map(laid);
}
