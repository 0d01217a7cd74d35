import type { Seat } from '@late/kernel';
import {
  type Article,
  type Challenge,
  count,
  type Paper,
  type Section,
} from '../../rules/index.ts';
import type { Desk } from './desk.ts';
import { bestDuck } from './stakes.ts';

/** What certain victory is worth against an open game. */
const VICTORY = 400;

/** The twelfth motor ends the game: what counts is who has won then. */
export function lastMotor(desk: Desk, challenge: Challenge | null, wins: number): number {
  const { papers } = desk.view;
  if (!challenge) return judged(victory(desk, papers));
  const { rival } = challenge;
  const section = challenge.section as Section;
  const won = victory(desk, withDuck(desk, rival, section));
  const lost = victory(desk, withDuck(desk, desk.seat, section));
  return judged(wins * won + (1 - wins) * lost);
}

function judged(hope: number): number {
  return VICTORY * (hope - 0.5);
}

function victory({ seat, view }: Desk, papers: readonly Paper[]): number {
  const { winners } = count({ papers, version: view.version });
  return winners.includes(seat) ? 1 / winners.length : 0;
}

function withDuck(desk: Desk, owner: Seat, section: Section): readonly Paper[] {
  const { papers } = desk.view;
  const paper = papers[owner] as Paper;
  const best = bestDuck(desk, owner, section);
  if (!best) return papers;
  const index = best.what;
  const ducked: Article = { ...(paper.articles[index] as Article), duck: true };
  return papers.with(owner, { ...paper, articles: paper.articles.with(index, ducked) });
}
