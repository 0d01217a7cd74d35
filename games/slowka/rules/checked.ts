import type { Context, Outcome, Seat } from '@late/kernel';
import { ANY_PART, type Lexicon } from '@late/lexicon';
import type { Event } from './event.ts';
import { idleTurn } from './idle-turn.ts';
import { lay, type WordMove, wordOf } from './laying.ts';
import { type Attempt, isCovered, type State, TRIES } from './state.ts';
import { isStuck } from './stuck.ts';
import { begin, outcomeOf, over, type Telling, tell } from './telling.ts';
import { draw } from './turns.ts';

/** The dictionary is asked at once, which nobody can take back without the others. */
export function playChecked(
  lexicon: Lexicon,
  state: State,
  seat: Seat,
  move: WordMove,
  context: Context,
): Outcome<State, Event> {
  const word = wordOf(state, seat, move);
  const verdict = lexicon.verdict(word.word, ANY_PART);
  if (!verdict.word) {
    const attempt = { word: word.word, path: word.path, reason: verdict.reason };
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
  const tried = [...telling.state.tried, attempt];
  const left = TRIES - tried.length;
  const told = tell(telling, { tried }, { type: 'tried', seat, attempt, left });
  return left > 0 ? told : idleTurn(told, seat, { did: 'tries', tried }, chance);
}
