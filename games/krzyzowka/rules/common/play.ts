import type { Context, Outcome, Reveals, Seat } from '@late/kernel';
import { drawFrom } from '@late/kernel';
import type { Lexicon } from '@late/lexicon';
import type { Event } from '../event.ts';
import { laid, type Placement } from '../grid.ts';
import type { Move } from '../move.ts';
import { type Tile, without } from '../tiles.ts';
import { type Offence, offences } from '../words.ts';
import { accept, challenge } from './challenge.ts';
import { advance, type Course, counted, idleTurn, stand, tell } from './course.ts';
import { scoreOf } from './score.ts';
import { bagOf, type CommonState, type Pending } from './state.ts';

export const TRIES = 3;

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
