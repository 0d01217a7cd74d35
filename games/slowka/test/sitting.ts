import { type Chance, checkMove, parse, type Refusal, type Seat } from '@late/kernel';
import { ANY_PART, type Lexicon, oneEdition } from '@late/lexicon';
import {
  type Event,
  type Move,
  type Options,
  type State,
  slowka,
  type Token,
  tokensOf,
  worthOf,
} from '../rules/index.ts';
import { VERSION } from '../rules/version.ts';
import { optionsOf } from './options-of.ts';

interface Deal {
  readonly lexicon: Lexicon;
  readonly words?: Options['words'];
  /** What else the table has agreed on. */
  readonly options?: Partial<Options>;
  /** The rules by which it is dealt: the newest, if nothing is said. */
  readonly version?: number;
  /** The token on START, which the first seat draws. */
  readonly start: Token;
  /** One hand a seat, six letters each. */
  readonly hands: readonly string[];
}

/** A table for the examples: tokens are drawn as the example wants them, moves are written out. */
export interface Sitting {
  readonly game: ReturnType<typeof slowka>;
  state(): State;
  /** The seat does this and draws these letters; those not named come from the front of the pool. */
  plays(seat: Seat, text: string, draws?: string): readonly Event[];
  /** Why this is refused to the seat; null if it is not. */
  refusal(seat: Seat, text: string): Refusal | null;
  /** What `plays` last revealed. */
  reveals(): string;
  /** The same table in another position. */
  from(state: State): Sitting;
  /** Word and points of a move, before it is made. */
  worth(text: string): string;
}

/** Draws these letters from the bag one after the other. */
function drawing(bag: readonly Token[], letters: string): Chance {
  const rest = [...bag];
  const wanted = [...letters];
  return {
    below() {
      const letter = wanted.shift();
      const place = letter === undefined ? 0 : rest.indexOf(letter);
      if (place < 0) throw new RangeError(`no ${letter} in the bag`);
      rest.splice(place, 1);
      return place;
    },
  };
}

export function sitting(deal: Deal): Sitting {
  const { lexicon, words = 'checked', start, hands, version = VERSION } = deal;
  const game = slowka(oneEdition(lexicon));
  const options = optionsOf(game, { words, ...deal.options });
  // The first seat draws the earliest letter and starts; those tokens go back.
  const tokens = tokensOf(options);
  const forStart = drawing(tokens, 'abcd'.slice(0, hands.length));
  const dealt = drawing(tokens, start + hands.join(''));
  // Alone, nobody draws for it.
  const draws = hands.length > 1 ? hands.length : 0;
  let asked = 0;
  const chance: Chance = {
    below: (n) => (asked++ < draws ? forStart.below(n) : dealt.below(n)),
  };
  let { state } = game.setup(options, hands.length, { chance, now: 0, version });
  let revealed = '';
  const moveOf = (text: string): Move => {
    const move = parse(game.move, game.notation.read(text));
    if (!move.ok) throw new TypeError(`${text} is no move`);
    return move.value;
  };
  const table: Sitting = {
    game,
    state: () => state,
    plays(seat, text, draws = '') {
      const move = moveOf(text);
      const refusal = checkMove(game, state, seat, move);
      if (refusal) throw new Error(`${text} is refused: ${JSON.stringify(refusal)}`);
      const context = { chance: drawing(state.pool, draws), now: 0 };
      const outcome = game.play(state, seat, move, context);
      state = outcome.state;
      revealed = outcome.reveals;
      return outcome.events;
    },
    refusal: (seat, text) => checkMove(game, state, seat, moveOf(text)),
    reveals: () => revealed,
    from(other) {
      state = other;
      return table;
    },
    worth(text) {
      const move = moveOf(text);
      if (move.do !== 'word') throw new TypeError(`${text} is no word`);
      const { word, points, bonus } = worthOf(state, move.laid, move.path);
      const isWord = lexicon.verdict(word, ANY_PART).word;
      return `${word} ${points}${bonus ? ` + ${bonus}` : ''}${isWord ? '' : ' ?'}`;
    },
  };
  return table;
}
