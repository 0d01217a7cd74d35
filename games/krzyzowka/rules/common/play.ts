import type { Context, Outcome, Reveals, Seat } from '@late/kernel';
import { drawFrom } from '@late/kernel';
import type { Lexicon } from '@late/lexicon';
import type { Event } from '../event.ts';
import { isFirstVersion } from '../first-version.ts';
import { laid, type Placement } from '../grid.ts';
import type { Move } from '../move.ts';
import type { Tile } from '../tile-sets.ts';
import { without } from '../tiles.ts';
import { type Offence, offences } from '../words.ts';
import { accept, challenge } from './challenge.ts';
import { advance, type Course, counted, idleTurn, stand, tell } from './course.ts';
import { scoreOf } from './score.ts';
import { bagOf, type CommonState, type Pending } from './state.ts';
import { ask, closedToAsking, openToAsking, vote } from './table-words.ts';

/** Free tries end somewhere, or one player could fill the record. */
export const MOST_TRIES_FREE = 100;

export function playCommon(
  lexicon: Lexicon,
  before: CommonState,
  seat: Seat,
  move: Move,
  { chance }: Context,
): Outcome<CommonState, Event> {
  const course: Course = { lexicon, chance, events: [] };
  const state = isAnswer(move)
    ? answer(course, before, seat, move)
    : carryOut(course, closedToAsking(before), seat, move);
  return { state, events: course.events, reveals: revealed(course.events, state, move) };
}

type Answer = Extract<Move, { do: 'challenge' | 'accept' | 'ask' | 'vote' }>;

function isAnswer(move: Move): move is Answer {
  return ['challenge', 'accept', 'ask', 'vote'].includes(move.do);
}

/** What anybody says to a word that is laid, or that was refused. */
function answer(course: Course, before: CommonState, seat: Seat, move: Answer): CommonState {
  switch (move.do) {
    case 'challenge':
      return challenge(course, before, seat);
    case 'accept':
      return accept(course, before, seat);
    case 'ask':
      return ask(course, before, seat, move.word);
    case 'vote':
      return vote(course, before, seat, move.yes);
  }
}

function carryOut(course: Course, before: CommonState, seat: Seat, move: Move): CommonState {
  switch (move.do) {
    case 'lay':
      return lay(course, stand(course, before), seat, move.tiles);
    case 'exchange':
      return exchange(course, stand(course, before), seat, move.tiles);
    case 'pass':
      return idleTurn(course, tell(course, stand(course, before), { type: 'passed', seat }));
    default:
      throw new TypeError(move.do);
  }
}

/** A draw is somebody's secret, the end shows all hands, and the dictionary's answer is news. */
function revealed(events: readonly Event[], state: CommonState, move: Move): Reveals {
  if (state.ended || events.some(({ type }) => type === 'drew')) return 'secret';
  const asked =
    ['challenge', 'ask'].includes(move.do) ||
    events.some(({ type }) => type === 'rejected' || type === 'decided');
  // The first word read counts: the others have seen it, so it is not simply taken back.
  const isRead = (event: Event) =>
    event.type === 'laid' && (event.stands || !isFirstVersion(state));
  return asked || events.some(isRead) ? 'news' : 'nothing';
}

function lay(
  course: Course,
  state: CommonState,
  seat: Seat,
  tiles: readonly Placement[],
): CommonState {
  const { options, hands, table } = state;
  const score = scoreOf(options, table, tiles);
  const isChecked = options.words === 'checked';
  if (isChecked) {
    const found = offences(course.lexicon, options, score.words, state.tableWords.admitted);
    if (found.length) return rejected(course, state, seat, found);
  }
  const { words, bonus, points } = score;
  const hand = without(
    hands[seat] as readonly Tile[],
    tiles.map(({ tile }) => tile),
  );
  const laidDown = tell(
    course,
    { ...state, hands: hands.with(seat, hand), table: [...table, ...tiles.map(laid)] },
    { type: 'laid', seat, words, bonus, points, stands: isChecked },
  );
  if (isChecked) return advance(course, counted(course, laidDown, seat, points));
  const cells = tiles.map(({ row, column }) => ({ row, column }));
  const pending: Pending = { seat, cells, words, bonus, points, accepted: [] };
  return advance(course, { ...laidDown, pending });
}

function rejected(
  course: Course,
  state: CommonState,
  seat: Seat,
  found: readonly Offence[],
): CommonState {
  const tries = state.tries + 1;
  const most = state.options.tries === 'free' ? null : state.options.tries;
  const lost = tries === (most ?? MOST_TRIES_FREE);
  const told = tell(course, openToAsking({ ...state, tries: lost ? 0 : tries }, seat, found), {
    type: 'rejected',
    seat,
    offences: found,
    tries,
    most,
    lost,
  });
  return lost ? idleTurn(course, told) : told;
}

function exchange(
  course: Course,
  state: CommonState,
  seat: Seat,
  tiles: readonly Tile[],
): CommonState {
  const { drawn } = drawFrom(bagOf(state), tiles.length, course.chance, 'bag');
  const hand = [...without(state.hands[seat] as readonly Tile[], tiles), ...drawn];
  const told = tell(
    course,
    { ...state, hands: state.hands.with(seat, hand) },
    { type: 'exchanged', seat, count: tiles.length },
  );
  course.events.push({ type: 'drew', seat, count: drawn.length, tiles: drawn });
  return idleTurn(course, told);
}
