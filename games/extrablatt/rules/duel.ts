import type { Seat } from '@late/kernel';
import { cardOf, oneLess } from './cards.ts';
import { beats, type Challenge, type Duel, exchange, loserOf } from './cheques.ts';
import { duelAt } from './clock.ts';
import { type Course, finishAction } from './course.ts';
import type { Move } from './move.ts';
import { type Article, type Paper, withoutDuck } from './paper.ts';
import { hasAdPlace } from './places.ts';
import { lastDuel, type Phase, type State } from './state.ts';

/** What a starter takes for winning a duel about an ad. */
export const AD_TOKENS = 2;

/** The motor is taken; without a rival that is all. */
export function challenge(
  state: State,
  seat: Seat,
  { rival, section }: Extract<Move, { do: 'motor' }>,
  course: Course,
): State {
  if (rival === undefined) {
    course.events.push({ type: 'took', seat });
    return finishAction(state, course);
  }
  const called: Challenge = {
    kind: duelAt(state.hour),
    starter: seat,
    rival,
    section: section ?? null,
  };
  course.events.push({ type: 'challenged', challenge: called });
  return { ...state, phase: { at: 'cheques', challenge: called, chosen: [null, null] } };
}

export function chooseCheque(state: State, seat: Seat, cheque: number, course: Course): State {
  const { challenge: called, chosen } = state.phase as Extract<Phase, { at: 'cheques' }>;
  const [given, received] = seat === called.starter ? [cheque, chosen[1]] : [chosen[0], cheque];
  course.events.push({ type: 'chose', seat });
  if (given === null || received === null) {
    return {
      ...state,
      phase: { at: 'cheques', challenge: called, chosen: [given, received] },
    };
  }
  return decide(state, called, [given, received], course);
}

/** Both have chosen: the cheques change hands, and the winner's reward is due. */
function decide(
  state: State,
  called: Challenge,
  cheques: readonly [number, number],
  course: Course,
): State {
  const { kind, starter, rival } = called;
  const winner = beats(...cheques) ? starter : rival;
  const duel: Duel = { ...called, cheques, winner };
  const loser = loserOf(duel);
  const tokens = kind === 'ad' && winner === starter ? AD_TOKENS : 0;
  course.events.push(
    { type: 'exchanged', seats: [starter, rival], cheques },
    { type: 'won', kind, seat: winner, loser, tokens },
  );
  const paper = state.papers[winner] as Paper;
  const decided: State = {
    ...state,
    papers: state.papers.with(winner, { ...paper, tokens: paper.tokens + tokens }),
    cheques: exchange(state.cheques, called, cheques),
    duels: [...state.duels, duel],
    phase: { at: kind },
  };
  const theirs = state.papers[loser] as Paper;
  if (called.section) {
    if (withoutDuck(theirs, called.section).length) return decided;
    course.events.push({ type: 'no-duck', seat: winner, loser, section: called.section });
    return finishAction(decided, course);
  }
  return hasAdPlace(paper, theirs) ? decided : noAd(decided, winner, 'no-room', course);
}

export function layAd(
  state: State,
  seat: Seat,
  { place, text }: Extract<Move, { do: 'ad' }>,
  course: Course,
): State {
  const loser = loserOf(lastDuel(state));
  const own = state.papers[seat] as Paper;
  const theirs = state.papers[loser] as Paper;
  course.events.push({ type: 'advertised', seat, loser, place, text });
  const papers = state.papers
    .with(seat, { ...own, stock: oneLess(own.stock, cardOf(place)) })
    .with(loser, { ...theirs, ads: [...theirs.ads, { by: seat, place, text }] });
  return finishAction({ ...state, papers }, course);
}

export function noAd(state: State, seat: Seat, why: 'declined' | 'no-room', course: Course): State {
  course.events.push({ type: 'no-ad', seat, why });
  return finishAction(state, course);
}

export function putDuck(state: State, index: number, course: Course): State {
  const duel = lastDuel(state);
  const loser = loserOf(duel);
  const paper = state.papers[loser] as Paper;
  const article = paper.articles[index] as Article;
  const { headline, photo } = article;
  course.events.push({ type: 'ducked', seat: duel.winner, loser, headline, photo });
  const articles = paper.articles.with(index, { ...article, duck: true });
  return finishAction(
    { ...state, papers: state.papers.with(loser, { ...paper, articles }) },
    course,
  );
}
