import type { Seat } from '@late/kernel';
import type { Lexicon } from '@late/lexicon';
import type { Option } from '../bot/ahead/option.ts';
import { idling, laying, optionsOf, staticWorth } from '../bot/ahead/options.ts';
import { type Standing, standingOf } from '../bot/ahead/standing.ts';
import type { WordFinder } from '../bot/ground/word-finder.ts';
import type { Weights } from '../bot/prospects/weights.ts';
import { faultOf, type Move, type View, worthOf } from '../rules/index.ts';

/** What a coach of Słówka knows: the words, and what positions are worth. */
export interface Knowledge {
  readonly lexicon: Lexicon;
  readonly finder: WordFinder;
  readonly learned: Readonly<Record<number, Weights>>;
}

/** How many words are looked at more closely. */
const WORDS = 7;

/** A turn: what can be done with it, the most promising first, and what was done. */
export class Desk {
  readonly view: View;
  readonly standing: Standing;
  readonly options: readonly Option[];
  /** Which of the options was taken; −1 if none was yet. */
  readonly made: number;
  /** A word that was laid and is none. */
  readonly refused: string | null;

  constructor({ lexicon, finder, learned }: Knowledge, view: View, move: Move | null) {
    this.view = view;
    this.standing = standingOf(view, seatOf(view), learned);
    const options = optionsOf(finder, this.standing, view, WORDS);
    const taken = move && this.#taken(lexicon, move);
    this.refused = taken?.refused ?? null;
    const known = taken ? options.findIndex((option) => isSame(option, taken.option)) : -1;
    if (taken && known >= 0)
      options[known] = { ...(options[known] as Option), move: taken.option.move };
    else if (taken) options.push(taken.option);
    this.options = options;
    this.made = taken ? (known >= 0 ? known : options.length - 1) : -1;
  }

  staticWorth(option: Option): number {
    return staticWorth(this.standing, option);
  }

  /** A word that is none brings nothing: whoever doubts it takes it off the board. */
  #taken(lexicon: Lexicon, move: Move): { option: Option; refused: string | null } {
    if (move.do === 'word') {
      const { word, points, bonus } = worthOf(this.view, move.laid, move.path);
      if (faultOf(lexicon, this.view, word) === null) {
        const option = laying(this.standing, { ...move, word, score: points + bonus });
        return { option, refused: null };
      }
      return { option: { ...idling(this.standing, { do: 'pass' }), move }, refused: word };
    }
    if (move.do === 'exchange' || move.do === 'pass')
      return { option: idling(this.standing, move), refused: null };
    throw new Error(`${move.do} is no turn`);
  }
}

export function seatOf({ viewer }: View): Seat {
  if (viewer === 'audience') throw new Error('the audience has no coach');
  return viewer;
}

/** Whether two turns leave the same behind, whatever path a word was read along. */
function isSame(one: Option, other: Option): boolean {
  const key = ({ move, laid, kept, score }: Option) => {
    const fields = laid.map(({ field, token }) => `${field}${token}`).sort();
    return `${move.do} ${fields} ${[...kept].sort((a, b) => a - b)} ${score}`;
  };
  return key(one) === key(other);
}
