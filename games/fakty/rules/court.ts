import type { Seat, TableChance } from '@late/kernel';
import { headline } from '../decks/index.ts';
import { type Answer, answer } from './answer.ts';
import {
  contestable,
  type Disputed,
  falls,
  isDecided,
  type Laid,
  type Objection,
  objectors,
  raise,
  settled,
} from './dispute.ts';
import { judgedAs } from './event.ts';
import { grammarOf } from './grammar.ts';
import type { Move } from './move.ts';
import type { Step, Tabled } from './step.ts';
import { type Title, tilesOf } from './title.ts';

/** All is laid: whoever has nothing to object to says so. */
export interface Counting {
  readonly at: 'count';
  /** By seat. */
  readonly agreed: readonly boolean[];
}

/** A title is voted on; `after` that the game goes on as it stood. */
export interface Hearing<After> extends Objection {
  readonly at: 'objection';
  readonly after: After;
}

interface Phased extends Tabled {
  readonly phase: { readonly at: string };
}

/** Where the whole table decides: what the variants do differently about it. */
export interface Court<State extends Phased, Count extends Counting> {
  /** The boards as objections know them. */
  disputed(state: State): Disputed;
  /** Whose board the title is on; null where all write one page. */
  ownerOf(laid: Laid): Seat | null;
  /** A title fell: its last tile goes back. */
  bringBack(step: Step<State>, laid: Laid): void;
  /** After a vote before the count: whether the end was none, and the game goes on. */
  goesOn(step: Step<State>, counting: Count, fell: boolean): boolean;
  /** Everybody has been heard. */
  finish(step: Step<State>): void;
  /** It is known who begins. */
  begin(step: Step<State>, seat: Seat): void;
}

/** What somebody does whose turn it need not be. */
type TableMove = Answer | Extract<Move, { readonly do: 'object' | 'falls' | 'stands' | 'print' }>;

const SAID: readonly string[] = ['object', 'falls', 'stands', 'print', 'read', 'point'];

export function isTableMove(move: Move): move is TableMove {
  return SAID.includes(move.do);
}

export function decide<State extends Phased, Count extends Counting>(
  court: Court<State, Count>,
  step: Step<State>,
  seat: Seat,
  move: TableMove,
  chance: TableChance,
): void {
  switch (move.do) {
    case 'object':
      object(court, step, seat, move);
      break;
    case 'falls':
    case 'stands':
      judge(court, step, seat, move.do === 'falls');
      break;
    case 'print': {
      const counting = step.state.phase as Count;
      step.events.push({ type: 'agreed', seat });
      hear(court, step, { ...counting, agreed: counting.agreed.with(seat, true) });
      break;
    }
    default: {
      const begins = answer(step, seat, move, chance);
      if (begins !== null) court.begin(step, begins);
    }
  }
}

function object<State extends Phased, Count extends Counting>(
  court: Court<State, Count>,
  step: Step<State>,
  seat: Seat,
  at: { readonly seat: Seat; readonly title: number },
): void {
  const disputed = court.disputed(step.state);
  const laid = contestable(disputed).find(
    ({ board, title }) => board === at.seat && title === at.title,
  );
  if (!laid || !disputed.disputes) throw new TypeError('nothing to object to');
  const board = court.ownerOf(laid);
  const concerned = board === null ? [laid.by] : [laid.by, board];
  const objection = raise(laid, seat, concerned, disputed.disputes.left.length);
  const hearing = { at: 'objection', after: step.state.phase, ...objection } as const;
  step.state = { ...step.state, phase: hearing };
  const { title } = laid;
  const text = textOf(court, step, laid);
  step.events.push({ type: 'objected', seat, board, title, text, voters: objection.voters });
}

function judge<State extends Phased, Count extends Counting>(
  court: Court<State, Count>,
  step: Step<State>,
  seat: Seat,
  vote: boolean,
): void {
  const { disputes, phase } = step.state;
  if (phase.at !== 'objection' || !disputes) throw new TypeError('nothing to vote on');
  const before = phase as Hearing<Count | { readonly at: 'roll' | 'draw' }>;
  const hearing = { ...before, votes: before.votes.with(seat, vote) };
  step.events.push({ type: 'voted', seat });
  step.state = { ...step.state, phase: hearing };
  if (!isDecided(hearing)) return;
  if (hearing.voters.length > 2) step.reveals = 'news';
  const { after, laid } = hearing;
  const fell = falls(hearing);
  step.events.push(judgedAs(hearing, textOf(court, step, laid)));
  if (fell) court.bringBack(step, laid);
  step.state = { ...step.state, disputes: settled(disputes, hearing, fell) };
  if (after.at !== 'count') step.state = { ...step.state, phase: after };
  else if (!court.goesOn(step, after, fell)) hear(court, step, after);
}

function textOf<State extends Phased, Count extends Counting>(
  { disputed }: Court<State, Count>,
  { state }: Step<State>,
  { board, title }: Laid,
): string {
  const row = disputed(state).boards[board]?.[title] as Title;
  return headline(grammarOf(state.options).deck, tilesOf(row));
}

/** Before the count, everybody who could still object is heard. */
export function beforeCount<State extends Phased, Count extends Counting>(
  court: Court<State, Count>,
  step: Step<State>,
  counting: Count,
): void {
  const waits = objectors(court.disputed(step.state));
  if (waits.length) step.events.push({ type: 'counting', waits });
  hear(court, step, counting);
}

function hear<State extends Phased, Count extends Counting>(
  court: Court<State, Count>,
  step: Step<State>,
  counting: Count,
): void {
  const waits = objectors(court.disputed(step.state));
  const agreed = counting.agreed.map((done, seat) => done || !waits.includes(seat));
  if (agreed.every(Boolean)) court.finish(step);
  else step.state = { ...step.state, phase: { ...counting, agreed } };
}
