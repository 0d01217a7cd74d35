import type { Seat } from '@late/kernel';
import { fieldOf, headline, type Tile } from '../../decks/index.ts';
import {
  contestable,
  falls,
  isDecided,
  type Laid,
  type Objection,
  objectors,
  raise,
  settled,
} from '../dispute.ts';
import { judgedAs } from '../event.ts';
import { grammarOf } from '../grammar.ts';
import { change, says } from '../step.ts';
import { type Board, isComplete, put, type Title, tilesOf } from '../title.ts';
import { finish } from './ending.ts';
import { settle } from './settle.ts';
import type { Counting, ExclusiveStep, Phase } from './state.ts';
import { takeFromBoard } from './tiles.ts';

type Place = { readonly seat: Seat; readonly title: number };

export function object(step: ExclusiveStep, seat: Seat, { seat: board, title }: Place): void {
  const { boards, phase } = step.state;
  const laid = contestable(step.state).find(
    (found) => found.board === board && found.title === title,
  );
  if (!laid) throw new TypeError('nothing to object to');
  const objection = raise(laid, seat, [laid.by, laid.board], boards.length);
  const after = phase.at === 'count' ? phase : ({ at: 'roll' } as const);
  change(step, { phase: { at: 'objection', after, ...objection } });
  const text = textOf(step, laid);
  step.events.push({ type: 'objected', seat, board, title, text, voters: objection.voters });
}

export function judge(step: ExclusiveStep, seat: Seat, vote: boolean): void {
  const { disputes, phase } = step.state;
  if (phase.at !== 'objection' || !disputes) throw new TypeError('nothing to vote on');
  const { at, after, ...before } = phase;
  const objection: Objection = { ...before, votes: before.votes.with(seat, vote) };
  step.events.push({ type: 'voted', seat });
  change(step, { phase: { at, after, ...objection } });
  if (!isDecided(objection)) return;
  if (objection.voters.length > 2) step.reveals = 'news';
  const fell = falls(objection);
  step.events.push(judgedAs(objection, textOf(step, objection.laid)));
  if (fell) bringBack(step, objection.laid);
  change(step, { disputes: settled(disputes, objection, fell) });
  resume(step, after);
}

function textOf({ state }: ExclusiveStep, { board, title }: Laid): string {
  const row = state.boards[board]?.[title] as Title;
  return headline(grammarOf(state.options).deck, tilesOf(row));
}

function bringBack(step: ExclusiveStep, laid: Laid): void {
  const { boards } = step.state;
  if (laid.from === 'hand') toHand(step, laid.by, laid.tile);
  else swapBack(step, laid);
  reopen(step);
  settle(step, boards);
}

function toHand(step: ExclusiveStep, seat: Seat, tile: Tile): void {
  takeFromBoard(step, tile);
  const { hands } = step.state;
  change(step, { hands: hands.with(seat, [...(hands[seat] as readonly Tile[]), tile]) });
  const text = says(step.state, tile);
  step.events.push({ type: 'returned', to: { hand: seat }, tile, text });
}

/** Both tiles of an exchange go back; what was laid from the hand in their place makes room. */
function swapBack(step: ExclusiveStep, laid: Laid): void {
  const other = step.state.disputes?.laid.find(({ tile }) => tile === laid.against) as Laid;
  for (const { tile } of [laid, other]) takeFromBoard(step, tile);
  for (const { by, from, tile } of [laid, other]) {
    if (typeof from === 'string') continue;
    const there = step.state.boards[from.board]?.[from.title]?.[fieldOf(tile)] ?? null;
    if (there !== null) toHand(step, by, there);
    const { boards } = step.state;
    const board = put(boards[from.board] as Board, tile, from.title);
    change(step, { boards: boards.with(from.board, board) });
    const text = says(step.state, tile);
    step.events.push({ type: 'returned', to: 'board', tile, text });
  }
}

function reopen(step: ExclusiveStep): void {
  const { boards, first } = step.state;
  if (first === null || isComplete(boards[first] as Board)) return;
  change(step, { first: null });
  step.events.push({ type: 'reopened', seat: first });
}

/** After the vote: as it stood, unless the last issue is not the last any more. */
function resume(step: ExclusiveStep, after: Extract<Phase, { at: 'roll' }> | Counting): void {
  if (after.at === 'roll') change(step, { phase: after });
  else if (step.state.first === null) nextRound(step);
  else hear(step, after.agreed);
}

function nextRound(step: ExclusiveStep): void {
  const { active, boards, round } = step.state;
  change(step, { active: (active + 1) % boards.length, round: round + 1, phase: { at: 'roll' } });
}

/** Before the count, everybody who could still object is heard. */
export function beforeCount(step: ExclusiveStep): void {
  const waits = objectors(step.state);
  if (waits.length) step.events.push({ type: 'counting', waits });
  hear(step, new Array<boolean>(step.state.boards.length).fill(false));
}

export function agree(step: ExclusiveStep, seat: Seat): void {
  const { phase } = step.state;
  if (phase.at !== 'count') throw new TypeError('nothing is counted');
  step.events.push({ type: 'agreed', seat });
  hear(step, phase.agreed.with(seat, true));
}

function hear(step: ExclusiveStep, before: readonly boolean[]): void {
  const waits = objectors(step.state);
  const agreed = before.map((done, seat) => done || !waits.includes(seat));
  if (agreed.every(Boolean)) finish(step);
  else change(step, { phase: { at: 'count', agreed } });
}
