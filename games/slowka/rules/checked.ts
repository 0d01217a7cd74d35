import type { Context, Outcome, Seat } from '@late/kernel';
import type { Lexicon } from '@late/lexicon';
import type { Event } from './event.ts';
import { idleTurn } from './idle-turn.ts';
import { faultOf } from './judge.ts';
import { lay, type WordMove, wordOf } from './laying.ts';
import { type Attempt, isCovered, type State } from './state.ts';
import { isStuck } from './stuck.ts';
import { openToAsking } from './table-words.ts';
import { begin, outcomeOf, over, type Telling, tell } from './telling.ts';
import { draw } from './turns.ts';

/** As many failed tries are kept: all that count, and where they are free, the last ones. */
const KEPT = 3;

/** The dictionary is asked at once, which nobody can take back without the others. */
export function playChecked(
  lexicon: Lexicon,
  state: State,
  seat: Seat,
  move: WordMove,
  context: Context,
): Outcome<State, Event> {
  const word = wordOf(state, seat, move);
  const reason = faultOf(lexicon, state, word.word);
  if (reason !== null) {
    const attempt = { word: word.word, path: word.path, reason };
    return outcomeOf(fail(begin(state), seat, attempt, context), 'news');
  }
  const laid = tell(
    lay(begin(state), word),
    { words: [...state.words, word] },
    { type: 'laid', word, stands: true },
  );
  if (isCovered(laid.state)) return outcomeOf(over(laid, 'covered'), 'news');
  const drawn = draw(laid, seat, word.laid.length, context.chance);
  return outcomeOf(isStuck(lexicon, drawn.state) ? over(drawn, 'stuck') : drawn, 'news');
}

function fail(telling: Telling, seat: Seat, attempt: Attempt, { chance }: Context): Telling {
  const { tries } = telling.state.options;
  const tried = [...telling.state.tried, attempt].slice(-KEPT);
  const left = tries === 'free' ? null : tries - tried.length;
  const told = openToAsking(
    tell(telling, { tried }, { type: 'tried', seat, attempt, left }),
    seat,
    attempt.word,
    attempt.reason,
  );
  return left === 0 ? idleTurn(told, seat, { did: 'tries', tried }, chance) : told;
}
