import { type Bot, type Chance, pick } from '@late/kernel';
import {
  adTextsLeft,
  lastDuel,
  loserOf,
  type Move,
  type Paper,
  type Section,
  type View,
} from '../rules/index.ts';
import { handsOf } from './cheques/belief.ts';
import { acting, actingAgain, removingAgain } from './desk/acting.ts';
import { type Desk, deskOf, type Option } from './desk/desk.ts';
import { refilling } from './desk/refilling.ts';
import { bestDuck, chequePlay, endsOf } from './desk/stakes.ts';
import { worstAd } from './layout/best-places.ts';
import { pace } from './pace.ts';
import type { Taste } from './taste.ts';

/** Decides what its phase of the game asks for, each time from nothing but the view. */
export function player(taste: Taste): Bot<View, Move> {
  return { choose: (view, chance) => decide(deskOf(view, taste, chance)), pace };
}

function decide(desk: Desk): Move {
  const { phase } = desk.view;
  switch (phase.at) {
    case 'act':
      return acting(desk);
    case 'extra':
      return actingAgain(desk);
    case 'remove':
      return removingAgain(desk);
    case 'refill':
      return refilling(desk);
    case 'cheques':
      return givingCheque(desk, phase);
    case 'ad':
      return advertising(desk);
    case 'duck': {
      const duel = lastDuel(desk.view);
      const best = bestDuck(desk, loserOf(duel), duel.section as Section) as Option<number>;
      return { do: 'duck', article: best.what };
    }
    case 'over':
      throw new Error('the game is over');
  }
}

function givingCheque(desk: Desk, { challenge }: Extract<View['phase'], { at: 'cheques' }>): Move {
  const { chance, seat, taste, view } = desk;
  const held = view.cheques[seat] as readonly number[];
  if (!taste.counts) return { do: 'cheque', cheque: pick(chance, held) };
  const other = seat === challenge.starter ? challenge.rival : challenge.starter;
  const { odds } = chequePlay(desk, handsOf(view, other), endsOf(desk, challenge));
  return { do: 'cheque', cheque: drawn(held, odds, chance) };
}

const GRAIN = 10_000;

function drawn(held: readonly number[], odds: readonly number[], chance: Chance): number {
  let luck = chance.below(GRAIN) / GRAIN;
  for (const [index, cheque] of held.entries()) {
    luck -= odds[index] as number;
    if (luck < 0) return cheque;
  }
  return held.at(-1) as number;
}

function advertising(desk: Desk): Move {
  const { chance, paper, taste, view } = desk;
  const loser = view.papers[loserOf(lastDuel(view))] as Paper;
  const place = worstAd(paper, loser, taste);
  if (!place) return { do: 'pass' };
  return { do: 'ad', place, text: pick(chance, adTextsLeft(view)) };
}
