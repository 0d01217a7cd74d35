import { type Chance, pick } from '@late/kernel';
import { highestScore } from '../bot/common/highest-score.ts';
import {
  admits,
  type CommonView,
  canAskFor,
  checkDone,
  checkRaise,
  isLastWord,
  type Laid,
  laid,
  type Move,
  missing,
  type OwnView,
  type Placement,
  type Tile,
  type View,
  without,
} from '../rules/index.ts';
import { anagram } from './anagram.ts';
import { findWords } from './find-words.ts';
import { polski } from './polish.ts';
import { randomMove } from './random-moves.ts';
import { WORDS } from './words.ts';

/**
 * How somebody plays in a recorded game: `keen` for points (and for all seven tiles to begin with), `bold` with letters that are no word,
 * `idle` hardly at all, and unsure of it. `patient` swaps tiles and never agrees to count, so that only the clock ends a round.
 * In the common crossword it knows all words. `messy` has one word, and all other tiles on a heap beside it.
 */
export type Mind = 'keen' | 'bold' | 'idle' | 'patient' | 'messy';

const KNOWN = new Set(WORDS);
const GRAPH = polski.graph(admits({ properNouns: false }));
const best = highestScore(GRAPH);

export function playerMove(view: View, mind: Mind, chance: Chance): Move | null {
  return view.kind === 'common' ? commonMove(view, mind, chance) : ownMove(view, mind, chance);
}

function commonMove(view: CommonView, mind: Mind, chance: Chance): Move | null {
  const { pending, viewer, active, mine, table, bag, tableWords } = view;
  if (tableWords.vote) return { do: 'vote', yes: chance.below(3) > 0 };
  const [wanted] = canAskFor(view, viewer as number);
  if (wanted && chance.below(2)) return { do: 'ask', word: wanted };
  if (pending && pending.seat !== viewer && !pending.accepted.includes(viewer as number)) {
    const word = pending.words[0]?.word as string;
    const isDubious = pending.words.some((run) => !KNOWN.has(run.word));
    if (chance.below(isDubious ? 2 : 12) === 0) return { do: 'challenge', word };
    if (viewer !== active || isLastWord(view)) {
      return { do: 'accept', word };
    }
  }
  if (viewer !== active) return null;
  if (mind === 'idle') return { do: 'pass' };
  if (mind === 'patient') return best(view, chance);
  if (mind === 'bold' && chance.below(2)) return randomMove(view, chance);
  const hand = mine as readonly Tile[];
  const seven = table.length ? null : anagram(GRAPH, hand);
  if (seven) return { do: 'lay', tiles: line([...seven]) };
  const found = [...findWords(table, hand)].sort((a, b) => b.points - a.points)[0];
  if (found) return { do: 'lay', tiles: found.tiles };
  return bag >= hand.length ? { do: 'exchange', tiles: [...hand] } : { do: 'pass' };
}

function ownMove({ mine, options, playing }: OwnView, mind: Mind, chance: Chance): Move | null {
  if (mine?.stage === 'waiting') return { do: 'ready' };
  if (mine?.stage === 'agreed' && mind === 'idle' && chance.below(4) === 0) {
    return { do: 'withdraw' };
  }
  if (!mine || !playing || mine.stage !== 'laying') return null;
  const { tiles, layout } = mine;
  if (!layout.length) {
    const made = options.game === 2 ? grid(tiles, mind, chance) : longWord(tiles, mind, chance);
    if (made.length) return { do: 'arrange', tiles: made };
  } else if (options.rounds === 'together' && mind !== 'patient') {
    if (options.game === 2 && !checkDone(mine)) return { do: 'done' };
    if (options.game === 3 && !checkRaise(mine) && mind !== 'idle') return { do: 'raise' };
  }
  if (mind !== 'patient') return { do: 'agree' };
  const [one, other] = without(
    tiles,
    layout.map(({ tile }) => tile),
  );
  if (options.game !== 2 || mine.swapped || other === undefined) return null;
  return { do: 'swap', tiles: [one as Tile, other] };
}

/** Everything in one heap, a word and a heap, or as good a crossword as comes to mind. */
function grid(tiles: readonly Tile[], mind: Mind, chance: Chance): Placement[] {
  const letters = tiles.filter((tile) => tile !== '?');
  if (mind === 'bold' && letters.length === tiles.length) return heap(tiles, 0);
  if (mind !== 'messy') return crossword(tiles, chance);
  const word = longWord(letters, 'keen', chance);
  return [
    ...word,
    ...heap(
      without(
        letters,
        word.map(({ tile }) => tile),
      ),
      2,
    ),
  ];
}

function heap(tiles: readonly Tile[], from: number): Placement[] {
  return tiles.map((tile, place) => ({
    row: from + Math.floor(place / 5),
    column: place % 5,
    tile,
  }));
}

const PATIENCE = 4;

/** The fullest of a few crosswords, each built word by word without looking back. */
function crossword(tiles: readonly Tile[], chance: Chance): Placement[] {
  let fullest: Placement[] = [];
  for (let attempt = 0; attempt < PATIENCE && fullest.length < tiles.length; attempt++) {
    const made: Placement[] = [];
    for (;;) {
      const lies: Laid[] = made.map(laid);
      const hand = without(
        tiles,
        made.map(({ tile }) => tile),
      );
      const found = [...findWords(lies, hand)];
      if (!found.length) break;
      const most = Math.max(...found.map((one) => one.tiles.length));
      const long = found.filter((one) => one.tiles.length >= most - 1);
      made.push(...pick(chance, long).tiles);
    }
    if (made.length > fullest.length) fullest = made;
  }
  return fullest;
}

function line(word: readonly Tile[]): Placement[] {
  return word.map((tile, column) => ({ row: 0, column, tile }));
}

function longWord(tiles: readonly Tile[], mind: Mind, chance: Chance): Placement[] {
  if (mind === 'bold' && chance.below(2)) {
    return line(tiles.filter((tile) => tile !== '?').slice(0, 6));
  }
  const known = WORDS.filter((word) => missing(tiles, word) === null);
  const most = Math.max(0, ...known.map((word) => word.length));
  const word = known.find(({ length }) => length === most - (mind === 'idle' ? 1 : 0));
  return line([...(word ?? '')]);
}
