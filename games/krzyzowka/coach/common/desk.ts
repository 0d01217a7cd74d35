import type { Seat } from '@late/kernel';
import type { Lexicon } from '@late/lexicon';
import { type Foresight, idling } from '../../bot/ahead/foresight.ts';
import type { Option } from '../../bot/ahead/option.ts';
import { type Standing, standingOf } from '../../bot/ahead/standing.ts';
import { lettersOn } from '../../bot/tiles.ts';
import {
  type CommonView,
  laid,
  type Move,
  offences,
  type Run,
  scoreOf,
  without,
} from '../../rules/index.ts';

/** What the coach of the common crossword knows: the words, and what positions are worth. */
export interface Knowledge {
  readonly lexicon: Lexicon;
  readonly foresight: Foresight;
}

/** How many words are looked at more closely. */
const WORDS = 7;

/** A turn: what can be done with it, the most promising first, and what was done. */
export class Desk {
  readonly view: CommonView;
  readonly standing: Standing;
  readonly options: readonly Option[];
  /** Which of the options was taken; −1 if none was yet. */
  readonly made: number;
  /** A word that was laid and is none. */
  readonly refused: string | null;

  constructor(knowledge: Knowledge, view: CommonView, move: Move | null) {
    const { foresight } = knowledge;
    this.view = view;
    this.standing = standingOf(foresight.graph.alphabet, view, seatOf(view));
    const options = foresight.options(this.standing, view, WORDS);
    const taken = move && this.#taken(knowledge, move);
    this.refused = taken?.refused ?? null;
    const known = taken ? options.findIndex((option) => isSame(option, taken.option)) : -1;
    if (taken && known >= 0)
      options[known] = { ...(options[known] as Option), move: taken.option.move };
    else if (taken) options.push(taken.option);
    this.options = options;
    this.made = taken ? (known >= 0 ? known : options.length - 1) : -1;
  }

  /** A word that is none brings nothing: whoever doubts it takes it off the table. */
  #taken(
    { lexicon, foresight }: Knowledge,
    move: Move,
  ): { option: Option; refused: string | null } {
    const { options, table, tableWords } = this.view;
    const { hand } = this.standing;
    if (move.do === 'exchange' || move.do === 'pass')
      return { option: idling(hand, move), refused: null };
    if (move.do !== 'lay') throw new Error(`${move.do} is no turn`);
    const { words, points } = scoreOf(options, table, move.tiles);
    const [offence] = offences(lexicon, options, words, tableWords.admitted);
    if (offence)
      return { option: { ...idling(hand, { do: 'pass' }), move }, refused: offence.word };
    const kept = without(
      hand,
      move.tiles.map(({ tile }) => tile),
    );
    const placements = lettersOn(foresight.graph.alphabet, move.tiles.map(laid));
    const { word } = words[0] as Run;
    return { option: { move, word, placements, kept, score: points }, refused: null };
  }
}

export function seatOf({ viewer }: { viewer: CommonView['viewer'] }): Seat {
  if (viewer === 'audience') throw new Error('the audience has no coach');
  return viewer;
}

/** Whether two turns leave the same behind. */
function isSame(one: Option, other: Option): boolean {
  const key = ({ move, placements, kept, score }: Option) => {
    const cells = placements.map(({ row, column, letter }) => `${row},${column},${letter}`).sort();
    return `${move.do} ${cells} ${[...kept].sort()} ${score}`;
  };
  return key(one) === key(other);
}
