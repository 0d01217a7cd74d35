import type { Seat } from '@late/kernel';
import { challenges } from './challenges.ts';
import { loserOf } from './cheques.ts';
import { type Fate, fateOf } from './dispatch.ts';
import { lowest } from './fax.ts';
import type { Move } from './move.ts';
import type { Paper } from './paper.ts';
import { type PhotoNumber, photosFor } from './photos.ts';
import { checkAdPlace, checkArticlePlace } from './place-check.ts';
import type { Refusal } from './refusal.ts';
import { type Headline, sectionOf } from './sections.ts';
import { lastDuel, type Phase, type State } from './state.ts';
import { choosesPhoto, duckNeedsBoth } from './version.ts';

type Kind = Move['do'];

/** Which moves a phase waits for, and what to say to any other. */
const DUE: Readonly<Record<Phase['at'], { moves: readonly Kind[]; refusal: Refusal }>> = {
  act: {
    moves: ['write', 'remove', 'motor'],
    refusal: { code: 'extrablatt.now.act', rule: 'turn' },
  },
  remove: {
    moves: ['remove', 'pass'],
    refusal: { code: 'extrablatt.now.remove', rule: 'remove' },
  },
  refill: { moves: ['refill'], refusal: { code: 'extrablatt.now.refill', rule: 'refill' } },
  cheques: { moves: ['cheque'], refusal: { code: 'extrablatt.now.cheques', rule: 'cheques' } },
  ad: { moves: ['ad', 'pass'], refusal: { code: 'extrablatt.now.ad', rule: 'ads' } },
  duck: { moves: ['duck'], refusal: { code: 'extrablatt.now.duck', rule: 'ducks' } },
  extra: {
    moves: ['write', 'remove', 'motor', 'pass'],
    refusal: { code: 'extrablatt.now.extra', rule: 'extra' },
  },
  over: { moves: [], refusal: { code: 'extrablatt.now.over', rule: 'end' } },
};

export function check(state: State, seat: Seat, move: Move): Refusal | null {
  const { moves, refusal } = DUE[state.phase.at];
  if (!moves.includes(move.do)) {
    // The box does not say that nobody may pass.
    return move.do === 'pass' && moves.length ? { ...refusal, rule: 'rulings' } : refusal;
  }
  switch (move.do) {
    case 'write':
      return checkWrite(state, seat, move);
    case 'remove':
      return checkRemove(state, move.fax);
    case 'motor':
      return checkMotor(state, seat, move);
    case 'cheque':
      if (state.cheques[seat]?.includes(move.cheque)) return null;
      return {
        code: 'extrablatt.cheque',
        params: { cheque: 1_000 * move.cheque },
        rule: 'cheques',
      };
    case 'ad':
      return checkAd(state, seat, move);
    case 'duck':
      return checkDuck(state, move.article);
    case 'refill':
    case 'pass':
      return null;
  }
}

function checkColumn({ plan }: State, fax: number): Refusal | null {
  if (lowest(plan, fax) !== undefined) return null;
  return { code: 'extrablatt.empty-column', params: { column: fax + 1 }, rule: 'fax' };
}

function checkWrite(
  state: State,
  seat: Seat,
  { fax, photo, place }: Extract<Move, { do: 'write' }>,
): Refusal | null {
  const empty = checkColumn(state, fax);
  if (empty) return empty;
  const headline = lowest(state.plan, fax);
  if (typeof headline !== 'number') return { code: 'extrablatt.motor-no-story', rule: 'write' };
  const fate = fateOf(state, seat, headline);
  if (fate === 'third') return { code: 'extrablatt.third', rule: 'photos' };
  if (fate === 'no-photo') return { code: 'extrablatt.no-photo', rule: 'photos' };
  if (photo !== undefined && !isToBeHad(state, headline, fate, photo)) {
    return { code: 'extrablatt.photo-gone', rule: 'photos' };
  }
  return checkArticlePlace(state.papers[seat] as Paper, headline, place);
}

/** Where photos are chosen: whether this dispatch may be printed with that one. */
function isToBeHad(state: State, headline: Headline, fate: Fate, photo: PhotoNumber): boolean {
  if (!choosesPhoto(state) || fate !== 'photo') return false;
  return photosFor(state.photos, headline).includes(photo);
}

function checkRemove(state: State, fax: number): Refusal | null {
  const empty = checkColumn(state, fax);
  if (empty) return empty;
  if (lowest(state.plan, fax) !== 'motor') return null;
  return { code: 'extrablatt.motor-stays', rule: 'remove' };
}

function checkMotor(
  state: State,
  seat: Seat,
  { fax, rival, section }: Extract<Move, { do: 'motor' }>,
): Refusal | null {
  const empty = checkColumn(state, fax);
  if (empty) return empty;
  if (lowest(state.plan, fax) !== 'motor') return { code: 'extrablatt.no-motor', rule: 'motor' };
  const legal = challenges(state, seat);
  if (!legal.length) {
    const bare = rival === undefined && section === undefined;
    return bare ? null : { code: 'extrablatt.no-duel', rule: 'rulings' };
  }
  if (rival === undefined) return { code: 'extrablatt.rival', rule: 'rulings' };
  if (rival === seat) return { code: 'extrablatt.self', rule: 'motor' };
  if (rival >= state.papers.length) {
    return { code: 'extrablatt.no-rival', params: { seat: rival + 1 }, rule: 'motor' };
  }
  if (legal.some((duel) => duel.rival === rival && duel.section === (section ?? null))) return null;
  if (legal[0]?.kind === 'ad') return { code: 'extrablatt.ad-section', rule: 'ads' };
  if (section === undefined) return { code: 'extrablatt.name-section', rule: 'ducks' };
  return duckNeedsBoth(state)
    ? { code: 'extrablatt.not-shared', rule: 'ducks' }
    : { code: 'extrablatt.not-yours', rule: 'ducks' };
}

function checkAd(
  state: State,
  seat: Seat,
  { place, text }: Extract<Move, { do: 'ad' }>,
): Refusal | null {
  if (state.papers.some(({ ads }) => ads.some((ad) => ad.text === text))) {
    return { code: 'extrablatt.ad-used', rule: 'ads' };
  }
  const loser = state.papers[loserOf(lastDuel(state))] as Paper;
  return checkAdPlace(state.papers[seat] as Paper, loser, place);
}

function checkDuck(state: State, index: number): Refusal | null {
  const duel = lastDuel(state);
  const article = state.papers[loserOf(duel)]?.articles[index];
  if (!article) return { code: 'extrablatt.no-article', rule: 'ducks' };
  if (sectionOf(article.headline) !== duel.section) {
    return { code: 'extrablatt.duck-section', rule: 'ducks' };
  }
  return article.duck ? { code: 'extrablatt.duck-twice', rule: 'rulings' } : null;
}
