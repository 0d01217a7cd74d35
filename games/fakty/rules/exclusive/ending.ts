import type { Seat } from '@late/kernel';
import { headline } from '../../decks/index.ts';
import { grammarOf } from '../grammar.ts';
import { change } from '../step.ts';
import { type Title, tilesOf } from '../title.ts';
import { leaders, scoresOf } from './score.ts';
import type { ExclusiveStep } from './state.ts';
import { type Ballot, favourites, firstBallot, secondBallot, type Vote } from './vote.ts';

/** The last round is over: somebody has won, or a vote is called. */
export function finish(step: ExclusiveStep): void {
  const { boards } = step.state;
  const tied = leaders(scoresOf(step.state));
  const ballot = tied.length > 1 ? firstBallot(tied, boards.length) : null;
  if (ballot) callVote(step, ballot);
  else conclude(step, tied, null, new Array(boards.length).fill(null));
}

/** Whoever is alone has made it if the whole issue is there. */
export function finishAlone(step: ExclusiveStep): void {
  conclude(step, step.state.first === null ? [] : [step.state.first], null, [null]);
}

function callVote(step: ExclusiveStep, ballot: Ballot): void {
  const { call, tied, voters } = ballot;
  change(step, { phase: { at: 'vote', ...ballot } });
  step.events.push({ type: 'vote-called', tied, voters, everybody: call === 2 });
}

/** The last vote opens them all. */
export function castVote(step: ExclusiveStep, seat: Seat, { seat: owner, title }: Vote): void {
  const { phase, boards } = step.state;
  if (phase.at !== 'vote') throw new TypeError('nobody is voting');
  const votes = phase.votes.with(seat, { seat: owner, title });
  const ballot: Ballot = { call: phase.call, tied: phase.tied, voters: phase.voters, votes };
  change(step, { phase: { at: 'vote', ...ballot } });
  step.events.push({ type: 'voted', seat });
  if (phase.voters.some((voter) => votes[voter] === null)) return;
  if (phase.voters.length > 1) step.reveals = 'news';
  showVotes(step, votes);
  const best = favourites(votes);
  const [only, ...sharing] = best;
  if (!sharing.length) conclude(step, best, only ?? null, votes);
  else if (phase.call === 1) callVote(step, secondBallot(ballot, boards.length));
  else conclude(step, best, null, votes);
}

function showVotes({ state, events }: ExclusiveStep, votes: Ballot['votes']): void {
  const { deck } = grammarOf(state.options);
  const shown = votes.flatMap((vote, seat) => {
    if (!vote) return [];
    const title = state.boards[vote.seat]?.[vote.title] as Title;
    return [{ seat, vote, text: headline(deck, tilesOf(title)) }];
  });
  events.push({ type: 'votes', votes: shown });
}

function conclude(
  step: ExclusiveStep,
  winners: readonly Seat[],
  bonus: Seat | null,
  votes: readonly (Vote | null)[],
): void {
  change(step, { phase: { at: 'over', winners, bonus, votes } });
  step.events.push({ type: 'over', scores: scoresOf(step.state), winners });
}
