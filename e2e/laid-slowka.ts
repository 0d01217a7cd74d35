import {
  canAskFor,
  FIELDS,
  type Field,
  isLastWord,
  layoutOf,
  type Move,
  neighboursOf,
  type Options,
  type Position,
  type State,
  slowka,
  type Token,
  tokenValue,
  type Verdicts,
  type View,
  worthOf,
} from '../games/slowka/rules/index.ts';
import { commitment, type Entry } from '../kernel/src/index.ts';
import {
  ANY_PART,
  bestPaths,
  type EditionId,
  editionOf,
  type PathSearch,
  pathSearch,
} from '../lexicon/src/index.ts';
import { readLexicon } from '../lexicon/src/node.ts';
import { act, type Holder, openTable, type Plan } from '../table/src/index.ts';
import type { LaidTable } from './laid-table.ts';

export const game = slowka(readLexicon);

/**
 * `best`: the best word there is, else a pass. `bluff`: two letters that are no word. `ask`: for the word that
 * was refused.
 */
type Deed = 'best' | 'bluff' | 'pass' | 'challenge' | 'let-stand' | 'ask' | 'yes' | 'no';

interface Wish {
  readonly id: string;
  readonly names: readonly string[];
  readonly words?: Verdicts;
  /** What else the table has agreed on. */
  readonly options?: Partial<Options>;
  /** What is done, one after the other, by whoever must. */
  readonly deeds?: readonly Deed[];
  /** Then best words, to the end. */
  readonly playOn?: true;
  /** Another digit, other luck. */
  readonly luck?: string;
}

const OPENED = Date.UTC(2025, 10, 3, 18);
/** Far more than any game has. */
const MOST_STEPS = 300;

/** A table of Słówka as the browser keeps it, played with the real word list. */
export function laySlowka(wish: Wish): LaidTable {
  const { id, names, words = 'checked', deeds = [] } = wish;
  const seed = (wish.luck ?? '7').repeat(64);
  const plan: Plan = {
    id,
    game: game.id,
    version: game.version,
    options: {
      words,
      list: readLexicon(editionOf(wish.options ?? {})).id,
      board: 'pairs',
      ...wish.options,
    },
    holders: names.map((name): Holder => ({ kind: 'person', name })),
    clock: { kind: 'none' },
    commitment: commitment(seed),
    opened: OPENED,
  };
  const opened = openTable(game, plan, seed);
  if (!opened.ok) throw new Error(opened.refusal.code);
  const entries: Entry[] = [...opened.entries];
  let { table } = opened;
  const play = (deed: Deed) => {
    const state = table.state as State;
    const asker = deed === 'ask' ? state.tableWords.refused?.seat : undefined;
    const seat = asker ?? (table.turn.must[0] as number);
    const move = moveFor(state, seat, deed);
    const now = OPENED + 1000 * table.log.length;
    const answer = act(game, table, { do: 'move', seat, move }, seed, now);
    if (!answer.ok) throw new Error(`${seat + 1} ${deed}: ${answer.refusal.code}`);
    entries.push(...answer.entries);
    table = answer.table;
  };
  for (const deed of deeds) play(deed);
  for (let step = 0; wish.playOn && !table.result; step++) {
    if (step > MOST_STEPS) throw new Error('a game without an end');
    play(isLastWord(table.state as State) ? 'let-stand' : 'best');
  }
  return { kept: { plan, seed, touched: OPENED, result: table.result }, entries, table };
}

function moveFor(state: State, seat: number, deed: Deed): Move {
  if (deed === 'best') return bestWord(state, seat) ?? { do: 'pass' };
  if (deed === 'bluff') return bluff(state, seat);
  if (deed === 'ask') return { do: 'ask', word: canAskFor(state, seat)[0] as string };
  if (deed === 'yes' || deed === 'no') return { do: 'vote', yes: deed === 'yes' };
  return { do: deed };
}

const NEIGHBOURS = Array.from({ length: FIELDS }, (_, field) => [...neighboursOf(field)]);
const RICH = 60;
const searches = new Map<EditionId, PathSearch>();

function searchIn(edition: EditionId): PathSearch {
  const known = searches.get(edition);
  const search = known ?? pathSearch(readLexicon(edition).graph(ANY_PART), NEIGHBOURS);
  searches.set(edition, search);
  return search;
}

/** The word that earns most. */
export function bestWord(
  state: Position & Pick<View, 'hands'>,
  seat: number,
): Extract<Move, { do: 'word' }> | null {
  const { bonus } = layoutOf(state);
  const edition = editionOf(state.options);
  const { alphabet } = readLexicon(edition).edition;
  const letters = state.board.map((token, field) =>
    token ? alphabet.letterOf(token) : bonus.has(field) ? -2 : -1,
  );
  const rack = (state.hands[seat] as readonly Token[]).map((token) => alphabet.letterOf(token));
  const value = (letter: number) => tokenValue({ edition }, alphabet.characterOf(letter));
  // Bonus fields are counted only for the words that are worth most without.
  const rich = bestPaths(searchIn(edition), letters, rack, RICH, ({ length, letters: word }) => {
    let points = 0;
    for (let step = 0; step < length; step++) points += value(word[step] as number);
    return points;
  });
  const worthOfPath = ({ word, path, laid }: (typeof rich)[number]) => {
    const { points, bonus: more } = worthOf(state, placements(word, path, laid), path);
    return points + more;
  };
  const [found] = rich.toSorted((one, other) => worthOfPath(other) - worthOfPath(one));
  if (!found) return null;
  const { word, path, laid } = found;
  return { do: 'word', laid: placements(word, path, laid), path };
}

function placements(word: string, path: readonly Field[], laid: readonly boolean[]) {
  return [...word].flatMap((token, step) =>
    laid[step] ? [{ field: path[step] as Field, token }] : [],
  );
}

function bluff(state: State, seat: number): Move {
  const { light } = layoutOf(state);
  const lexicon = readLexicon(editionOf(state.options));
  for (const from of light) {
    const letter = state.board[from];
    if (!letter) continue;
    for (const token of state.hands[seat] as readonly Token[]) {
      const field = neighboursOf(from).find(
        (near) => state.board[near] === null && light.includes(near),
      );
      if (field === undefined || lexicon.verdict(letter + token, ANY_PART).word) continue;
      return { do: 'word', laid: [{ field, token }], path: [from, field] };
    }
  }
  throw new Error('nothing to bluff with');
}
