import type { Context, Outcome, Reveals, Seat } from '@late/kernel';
import { cardOf, oneLess } from './cards.ts';
import { circulationAt } from './clock.ts';
import { type Course, endAction, fillFrom, fillUp, finishAction, passTurn } from './course.ts';
import { challenge, chooseCheque, layAd, noAd, putDuck } from './duel.ts';
import type { Event } from './event.ts';
import { type FaxPlan, lowest } from './fax.ts';
import type { Move } from './move.ts';
import { carried, type Paper } from './paper.ts';
import { type PhotoNumber, photosFor, withoutPhoto } from './photos.ts';
import type { Headline } from './sections.ts';
import type { Phase, State } from './state.ts';

export function play(
  before: State,
  seat: Seat,
  move: Move,
  { chance }: Context,
): Outcome<State, Event> {
  const course: Course = { chance, events: [] };
  const state = carryOut(payFor(before, move, course), seat, move, course);
  return { state, events: course.events, reveals: revealed(course.events) };
}

/** The game's last step opens all cheques, a duel those of the two; fresh cards are news. */
function revealed(events: readonly Event[]): Reveals {
  if (events.some(({ type }) => type === 'over' || type === 'exchanged')) return 'secret';
  return events.some(({ type }) => type === 'refilled') ? 'news' : 'nothing';
}

/** A second action in a turn costs a token. */
function payFor(state: State, move: Move, { events }: Course): State {
  const { active, papers, phase } = state;
  if (phase.at !== 'extra' || move.do === 'pass') return state;
  const paper = papers[active] as Paper;
  events.push({ type: 'spent', seat: active });
  return {
    ...state,
    papers: papers.with(active, { ...paper, tokens: paper.tokens - 1 }),
    spent: true,
    phase: { at: 'act' },
  };
}

function carryOut(state: State, seat: Seat, move: Move, course: Course): State {
  switch (move.do) {
    case 'write':
      return write(state, seat, move, course);
    case 'remove':
      return remove(state, seat, move.fax, course);
    case 'motor': {
      const plan = takeLowest(state.plan, move.fax);
      return challenge({ ...state, plan, taken: state.taken + 1 }, seat, move, course);
    }
    case 'cheque':
      return chooseCheque(state, seat, move.cheque, course);
    case 'ad':
      return layAd(state, seat, move, course);
    case 'duck':
      return putDuck(state, move.article, course);
    case 'refill':
      return fillFrom(move.stack, state, state.phase as Extract<Phase, { at: 'refill' }>, course);
    case 'pass':
      return pass(state, seat, course);
  }
}

function takeLowest(plan: FaxPlan, fax: number): FaxPlan {
  return plan.map((column, index) => (index === fax ? column.slice(1) : column));
}

function write(
  state: State,
  seat: Seat,
  { fax, photo: chosen, place }: Extract<Move, { do: 'write' }>,
  course: Course,
): State {
  const headline = lowest(state.plan, fax) as Headline;
  const paper = state.papers[seat] as Paper;
  const [first] = photosFor(state.photos, headline);
  const photo = carried(paper, headline) > 0 ? (chosen ?? (first as PhotoNumber)) : null;
  const circulation = circulationAt(state.hour);
  course.events.push({ type: 'wrote', seat, headline, photo, place, circulation });
  const written: Paper = {
    ...paper,
    articles: [...paper.articles, { headline, photo, place, circulation, duck: false }],
    stock: oneLess(paper.stock, cardOf(place)),
  };
  return finishAction(
    {
      ...state,
      papers: state.papers.with(seat, written),
      plan: takeLowest(state.plan, fax),
      photos: photo ? withoutPhoto(state.photos, headline, photo) : state.photos,
    },
    course,
  );
}

function remove(state: State, seat: Seat, fax: number, course: Course): State {
  const headline = lowest(state.plan, fax) as Headline;
  course.events.push({ type: 'removed', seat, headline });
  const afterwards = state.phase.at === 'remove' ? 'done' : 'remove';
  return fillUp({ ...state, plan: takeLowest(state.plan, fax) }, afterwards, course);
}

function pass(state: State, seat: Seat, course: Course): State {
  if (state.phase.at === 'ad') return noAd(state, seat, 'declined', course);
  return state.phase.at === 'remove' ? endAction(state, course) : passTurn(state, course);
}
