import type { Chance, Context, Outcome, Reveals, Seat } from '@late/kernel';
import { drawFrom } from '@late/kernel';
import type { Lexicon } from '@late/lexicon';
import type { EndOfCommon, Event } from '../event.ts';
import { isSameCell, type Laid, laid, type Placement } from '../grid.ts';
import type { Move } from '../move.ts';
import { resultOf } from '../result.ts';
import type { Run } from '../runs.ts';
import { type Tile, without } from '../tiles.ts';
import { type Offence, offences } from '../words.ts';
import { scoreOf } from './score.ts';
import { bagOf, type CommonState, enter, nextSeat, type Pending, refill } from './state.ts';

export const TRIES = 3;
const ROUNDS_WITHOUT_WORDS = 2;

/** One step as it unfolds: what it draws and what it tells. */
interface Course {
  readonly lexicon: Lexicon;
  readonly chance: Chance;
  readonly events: Event[];
}

export function playCommon(
  lexicon: Lexicon,
  before: CommonState,
  seat: Seat,
  move: Move,
  { chance }: Context,
): Outcome<CommonState, Event> {
  const course: Course = { lexicon, chance, events: [] };
  const state = carryOut(course, before, seat, move);
  return { state, events: course.events, reveals: revealed(course.events, state, move) };
}

function carryOut(course: Course, before: CommonState, seat: Seat, move: Move): CommonState {
  switch (move.do) {
    case 'lay':
      return lay(course, stand(course, before), seat, move.tiles);
    case 'exchange':
      return exchange(course, stand(course, before), seat, move.tiles);
    case 'pass':
      return idleTurn(course, tell(course, stand(course, before), { type: 'passed', seat }));
    case 'challenge':
      return challenge(course, before, seat);
    case 'accept':
      return accept(course, before, seat);
    default:
      throw new TypeError(move.do);
  }
}

/** A draw is somebody's secret, the end shows all hands, and the dictionary's answer is news. */
function revealed(events: readonly Event[], { ended }: CommonState, move: Move): Reveals {
  if (ended || events.some(({ type }) => type === 'drew')) return 'secret';
  const asked = move.do === 'challenge' || events.some(({ type }) => type === 'rejected');
  return asked || events.some((event) => event.type === 'laid' && event.stands)
    ? 'news'
    : 'nothing';
}

type Deed = NonNullable<CommonState['last']>;

function tell({ events }: Course, state: CommonState, deed: Deed): CommonState {
  events.push(deed);
  return { ...state, last: deed };
}

function lay(
  course: Course,
  state: CommonState,
  seat: Seat,
  tiles: readonly Placement[],
): CommonState {
  const { options, hands, table } = state;
  const score = scoreOf(table, tiles);
  const isChecked = options.words === 'checked';
  if (isChecked) {
    const found = offences(course.lexicon, options, score.words);
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
  const lost = tries === TRIES;
  const told = tell(
    course,
    { ...state, tries: lost ? 0 : tries },
    {
      type: 'rejected',
      seat,
      offences: found,
      tries,
      lost,
    },
  );
  return lost ? idleTurn(course, told) : told;
}

/** A word's points are written down and its player draws; an empty hand then ends the game. */
function counted(course: Course, state: CommonState, seat: Seat, points: number): CommonState {
  const scores = state.scores.with(seat, (state.scores[seat] as number) + points);
  const next = refill({ ...state, scores, idle: 0 }, seat, course.chance, course.events);
  return next.hands[seat]?.length === 0 ? end(course, next, 'empty-hand') : next;
}

/** Whatever the next player does, the word before it stands. */
function stand(course: Course, state: CommonState): CommonState {
  const { pending } = state;
  if (!pending) return state;
  const { seat, points, words } = pending;
  course.events.push({ type: 'stood', seat, word: (words[0] as Run).word, points });
  return counted(course, { ...state, pending: null }, seat, points);
}

function accept(course: Course, state: CommonState, seat: Seat): CommonState {
  const pending = state.pending as Pending;
  const accepted = [...pending.accepted, seat];
  course.events.push({ type: 'accepted', seat, word: (pending.words[0] as Run).word });
  const next = { ...state, pending: { ...pending, accepted } };
  return accepted.length === state.hands.length - 1 ? stand(course, next) : next;
}

function challenge(course: Course, state: CommonState, seat: Seat): CommonState {
  const pending = state.pending as Pending;
  const { seat: owner, words, cells } = pending;
  const found = offences(course.lexicon, state.options, words);
  const { word } = words[0] as Run;
  const told = tell(course, state, { type: 'challenged', seat, owner, word, offences: found });
  if (!found.length) return stand(course, told);
  const isBack = (tile: Laid) => cells.some((cell) => isSameCell(cell, tile));
  const hand = [
    ...(state.hands[owner] as readonly Tile[]),
    ...state.table.filter(isBack).map(({ tile }) => tile),
  ];
  return oneMoreIdle(course, {
    ...told,
    hands: state.hands.with(owner, hand),
    table: state.table.filter((tile) => !isBack(tile)),
    pending: null,
  });
}

function exchange(
  course: Course,
  state: CommonState,
  seat: Seat,
  tiles: readonly Tile[],
): CommonState {
  const { drawn } = drawFrom(bagOf(state), tiles.length, course.chance);
  const hand = [...without(state.hands[seat] as readonly Tile[], tiles), ...drawn];
  const told = tell(
    course,
    { ...state, hands: state.hands.with(seat, hand) },
    { type: 'exchanged', seat, count: tiles.length },
  );
  course.events.push({ type: 'drew', seat, count: drawn.length, tiles: drawn });
  return idleTurn(course, told);
}

function idleTurn(course: Course, state: CommonState): CommonState {
  return advance(course, oneMoreIdle(course, state));
}

function oneMoreIdle(course: Course, state: CommonState): CommonState {
  const idle = state.idle + 1;
  const next = { ...state, idle };
  return idle === ROUNDS_WITHOUT_WORDS * state.hands.length ? end(course, next, 'no-words') : next;
}

function advance({ chance, events }: Course, state: CommonState): CommonState {
  if (state.ended) return state;
  return enter({ ...state, active: nextSeat(state), tries: 0 }, chance, events);
}

function end({ events }: Course, state: CommonState, why: EndOfCommon): CommonState {
  const { scores, winners } = resultOf(state.scores);
  events.push({ type: 'over', why, scores, winners });
  return { ...state, ended: why };
}
