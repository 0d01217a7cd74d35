import { type Context, drawFrom, type Outcome, type Seat } from '@late/kernel';
import { ANY_PART, type Lexicon } from '@late/lexicon';
import type { Event } from './event.ts';
import type { Move } from './move.ts';
import { type Attempt, isCovered, type LaidWord, type State, seatAfter, TRIES } from './state.ts';
import { isStuck } from './stuck.ts';
import { begin, outcomeOf, over, type Telling, tell } from './telling.ts';
import { sorted, type Token, without } from './tokens.ts';
import { draw, endIfIdle, handOn } from './turns.ts';
import { letStand, strike } from './waiting.ts';
import { withLaid, worthOf } from './worth.ts';

type WordMove = Extract<Move, { do: 'word' }>;

export function play(
  lexicon: Lexicon,
  state: State,
  seat: Seat,
  move: Move,
  context: Context,
): Outcome<State, Event> {
  switch (move.do) {
    case 'word':
      return state.options.words === 'checked'
        ? playChecked(lexicon, state, seat, move, context)
        : playOpen(state, seat, move, context);
    case 'challenge':
      return challenge(lexicon, state, seat, context);
    case 'let-stand':
      return agree(state, seat, context);
    case 'exchange':
      return exchange(state, seat, move.tokens, context);
    case 'pass': {
      const passed = tell(begin(state), {}, { type: 'passed', seat });
      return outcomeOf(idleTurn(passed, seat, { did: 'pass' }, context), 'nothing');
    }
  }
}

/** The dictionary is asked at once, which nobody can take back without the others. */
function playChecked(
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

function fail(telling: Telling, seat: Seat, attempt: Attempt, context: Context): Telling {
  const tried = [...telling.state.tried, attempt];
  const left = TRIES - tried.length;
  const told = tell(telling, { tried }, { type: 'tried', seat, attempt, left });
  return left > 0 ? told : idleTurn(told, seat, { did: 'tries', tried }, context);
}

/** The word waits for a doubt. Laying it closes the window of the one before. */
function playOpen(
  state: State,
  seat: Seat,
  move: WordMove,
  { chance }: Context,
): Outcome<State, Event> {
  const word = wordOf(state, seat, move);
  const earlier = letStand(begin(state), chance, null);
  const waiting = { ...word, idle: state.idle, content: [] };
  const laid = tell(lay(earlier, word), { waiting }, { type: 'laid', word, stands: false });
  return outcomeOf(laid, 'nothing');
}

function challenge(
  lexicon: Lexicon,
  state: State,
  seat: Seat,
  { chance }: Context,
): Outcome<State, Event> {
  const { waiting } = state;
  if (!waiting) throw new TypeError('nothing to challenge');
  const { content, idle, ...word } = waiting;
  const verdict = lexicon.verdict(word.word, ANY_PART);
  const reason = verdict.word ? null : verdict.reason;
  const asked = tell(begin(state), {}, { type: 'challenged', seat, word, reason });
  const answered =
    reason === null ? letStand(asked, chance, seat) : strike(asked, waiting, seat, reason);
  return outcomeOf(answered, 'news');
}

/** One more seat lets the last word stand. */
function agree(state: State, seat: Seat, { chance }: Context): Outcome<State, Event> {
  const { hands, waiting } = state;
  if (!waiting) throw new TypeError('nothing waits');
  const content = [...waiting.content, seat];
  const agreed = tell(
    begin(state),
    { waiting: { ...waiting, content } },
    { type: 'let-stand', seat },
  );
  const isAll = content.length === hands.length - 1;
  return outcomeOf(isAll ? letStand(agreed, chance, null) : agreed, 'nothing');
}

/** New tokens are drawn before the old ones are mixed in. */
function exchange(
  state: State,
  seat: Seat,
  tokens: readonly Token[],
  context: Context,
): Outcome<State, Event> {
  const { hands, pool } = state;
  const count = tokens.length;
  const kept = without(hands[seat] as readonly Token[], tokens) as readonly Token[];
  const { drawn, rest } = drawFrom(pool, count, context.chance);
  const exchanged = tell(
    begin(state),
    { hands: hands.with(seat, sorted([...kept, ...drawn])), pool: sorted([...rest, ...tokens]) },
    { type: 'exchanged', seat, count },
    { type: 'drawn', seat, count, tokens: sorted(drawn) },
  );
  return outcomeOf(idleTurn(exchanged, seat, { did: 'exchange', count }, context), 'secret');
}

/**
 * A turn without a token. A waiting word stays open, for nobody has laid tokens since; but once the
 * turn comes round to its own player, everybody has had their say.
 */
function idleTurn(
  telling: Telling,
  seat: Seat,
  deed: Parameters<typeof handOn>[2],
  { chance }: Context,
): Telling {
  const { idle, waiting } = telling.state;
  const handed = handOn(telling, seat, deed, idle + 1);
  const isBack = waiting?.seat === seatAfter(telling.state, seat);
  return endIfIdle(isBack ? letStand(handed, chance, null) : handed);
}

function wordOf(state: State, seat: Seat, { laid, path }: WordMove): LaidWord {
  const { word, points, bonus, closed } = worthOf(state, laid, path);
  return { seat, word, path, laid, points, bonus, closed, challenger: null };
}

/** The tokens go from the hand onto the board, and the turn is over. */
function lay(telling: Telling, { laid, seat }: LaidWord): Telling {
  const { board, hands } = telling.state;
  const tokens = laid.map(({ token }) => token);
  const hand = without(hands[seat] as readonly Token[], tokens) as readonly Token[];
  const placed = tell(telling, { board: withLaid(board, laid), hands: hands.with(seat, hand) });
  return handOn(placed, seat, { did: 'word' }, 0);
}
