import type { Seat } from '@late/kernel';
import { handsOf } from '../bot/cheques/belief.ts';
import { pairs } from '../bot/desk/acting.ts';
import type { Desk, Option } from '../bot/desk/desk.ts';
import { motors } from '../bot/desk/motors.ts';
import { removals } from '../bot/desk/removing.ts';
import { chequePlay, endsOf } from '../bot/desk/stakes.ts';
import { tokenWorth } from '../bot/desk/tokens.ts';
import { costOfUncovering } from '../bot/desk/uncovering.ts';
import { valueOfWriting, waysToWrite } from '../bot/desk/writing.ts';
import { Grounds } from '../bot/layout/grounds.ts';
import {
  adPlaces,
  adTextsLeft,
  cellsOf,
  type Headline,
  lastDuel,
  loserOf,
  lowest,
  MOTORS,
  type Move,
  offers,
  type Paper,
  type Place,
  roomOn,
  type Section,
  type View,
  withoutDuck,
} from '../rules/index.ts';

/** Something that can be done, with what it is worth against the other ways at first sight. */
export interface Way extends Option<Move> {
  /** How often the best play does it, where the best play is a mixture. */
  readonly share?: number;
}

/**
 * What is left in the end of a difference that bots see at first sight: much of what is lost now is won back later.
 * So that final = start + luck − error holds for medium and easy bots (`late calibrate extrablatt --games 100`).
 */
const LASTING = 0.2;
/** What a duel's ad costs the loser at most, in thousands of copies: the bots' own figure. */
const AD_COST = 12;
/** A cheque that the best mixture gives so often is as good as any other that it gives. */
const SUPPORT = 0.1;

/**
 * All that is worth a thought in a position, the best first, and what was made among them. Their values count from
 * the same zero as `baseOf` says.
 */
export function waysAt(desk: Desk, made: Move | null): Way[] {
  const ways = found(desk);
  if (made && !ways.some(({ what }) => isSame(what, made))) {
    const value = valueMade(desk, made, ways);
    ways.push({ what: made, value });
  }
  const inTheEnd = ways.map((way) => ({ ...way, value: LASTING * way.value }));
  return inTheEnd.sort((a, b) => b.value - a.value);
}

/** Whether two moves come to the same: an ad's text and a photo's picture make no difference. */
export function isSame(one: Move, other: Move): boolean {
  return comparable(one) === comparable(other);
}

function comparable(move: Move): string {
  switch (move.do) {
    case 'write':
      return `write ${move.fax} ${placeKey(move.place)}`;
    case 'ad':
      return `ad ${placeKey(move.place)}`;
    case 'motor':
      return `motor ${move.fax} ${move.rival} ${move.section}`;
    default:
      return JSON.stringify(move);
  }
}

const placeKey = ({ column, row, width, height }: Place) => `${column} ${row} ${width} ${height}`;

function found(desk: Desk): Way[] {
  const { phase } = desk.view;
  switch (phase.at) {
    case 'act':
      return actions(desk);
    case 'extra':
      return [...actions(desk), { what: { do: 'pass' }, value: keptToken(desk) }];
    case 'remove': {
      const all = removals(desk, offers(desk.view, desk.seat));
      return [...all, { what: { do: 'pass' }, value: 0 }];
    }
    // Which stack is better shows in what comes of it, not at first sight.
    case 'refill':
      return [
        { what: { do: 'refill', stack: 'tempo' }, value: 0 },
        { what: { do: 'refill', stack: 'normal' }, value: 0 },
      ];
    case 'cheques':
      return cheques(desk, phase);
    case 'ad':
      return ads(desk);
    case 'duck':
      return ducks(desk);
    case 'over':
      throw new Error('the game is over');
  }
}

function actions(desk: Desk): Way[] {
  const all = offers(desk.view, desk.seat);
  return [...waysToWrite(desk, all), ...pairs(removals(desk, all)), ...motors(desk, all)];
}

function keptToken(desk: Desk): number {
  const { paper } = desk;
  return tokenWorth({ ...desk, paper: { ...paper, tokens: paper.tokens - 1 } });
}

/** Each cheque against what the rival should give: what the best mixture gives is no error. */
function cheques(desk: Desk, { challenge }: Extract<View['phase'], { at: 'cheques' }>): Way[] {
  const { seat, view } = desk;
  const held = view.cheques[seat] as readonly number[];
  const duel = duelOf(desk, challenge.starter === seat ? challenge.rival : challenge.starter);
  const values = held.map((cheque, index) =>
    duel.valueWith(cheque, duel.play.winsBy[index] as number),
  );
  const best = Math.max(...values);
  return held.map((cheque, index): Way => {
    const share = duel.play.odds[index] as number;
    const value = share >= SUPPORT ? best : (values[index] as number);
    return { what: { do: 'cheque', cheque }, value, share };
  });
}

/** A duel that is being fought, with what its ends are worth to the seat. */
export function duelOf(desk: Desk, other: Seat) {
  const { phase } = desk.view;
  if (phase.at !== 'cheques') throw new Error('no duel');
  const ends = endsOf(desk, phase.challenge);
  const play = chequePlay(desk, handsOf(desk.view, other), ends);
  const thousand = (desk.taste.cheque * (MOTORS - 1 - desk.view.taken)) / MOTORS;
  /** What comes of giving a cheque that wins so often, and of what it is exchanged for. */
  const valueWith = (cheque: number, wins: number, received = play.theirs) =>
    wins * ends.won + (1 - wins) * ends.lost + thousand * (received - cheque);
  return { play, valueWith };
}

function ads({ forecast, paper, view }: Desk): Way[] {
  const loser = loserOf(lastDuel(view));
  const theirs = view.papers[loser] as Paper;
  const envy = -(forecast.regard[loser] as number);
  const losses = adLosses(paper, theirs);
  const most = Math.max(1, ...losses.map(({ loss }) => loss));
  const [text = 0] = adTextsLeft(view);
  const all = losses.map(
    ({ place, loss }): Way => ({
      what: { do: 'ad', place, text },
      value: envy * AD_COST * Math.max(0, loss / most),
    }),
  );
  return [...all, { what: { do: 'pass' }, value: 0 }];
}

const ROOM = { packing: 1.2, access: 1.3 };

/** What each place of an ad costs the loser's room. */
function adLosses(own: Paper, theirs: Paper): { place: Place; loss: number }[] {
  const grounds = new Grounds(roomOn(theirs), ROOM);
  return [...adPlaces(own, theirs)].map((place) => ({
    place,
    loss: grounds.loss(-1, place) + cellsOf(place),
  }));
}

function ducks({ forecast, view }: Desk): Way[] {
  const duel = lastDuel(view);
  const loser = loserOf(duel);
  const { articles } = view.papers[loser] as Paper;
  return withoutDuck(view.papers[loser] as Paper, duel.section as Section).map((article): Way => {
    const value = forecast.ducked(loser, articles[article] as Paper['articles'][number]);
    return { what: { do: 'duck', article }, value };
  });
}

/** What a move that was not thought of is worth. */
function valueMade(desk: Desk, move: Move, ways: readonly Way[]): number {
  const { view } = desk;
  if (move.do === 'write') {
    const headline = lowest(view.plan, move.fax) as Headline;
    return valueOfWriting(desk, move.fax, headline, move.place);
  }
  if (move.do === 'motor') {
    const [like] = ways.filter(
      ({ what }) =>
        what.do === 'motor' && what.rival === move.rival && what.section === move.section,
    );
    if (like?.what.do === 'motor')
      return like.value + costOfUncovering(desk, like.what.fax) - costOfUncovering(desk, move.fax);
  }
  return Math.min(...ways.map(({ value }) => value));
}
