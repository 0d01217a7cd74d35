import type { Seat } from '@late/kernel';
import type { Challenge } from './cheques.ts';
import { duelAt } from './clock.ts';
import { hasSection, type Paper, withoutDuck } from './paper.ts';
import { SECTIONS, type Section } from './sections.ts';
import type { Newsroom } from './state.ts';
import { duckNeedsBoth } from './version.ts';

/** Whether the starter may name this section for a duck: their own paper writes about it. */
function mayName(newsroom: Newsroom, starter: Seat, rival: Seat, section: Section): boolean {
  const own = newsroom.papers[starter] as Paper;
  if (!duckNeedsBoth(newsroom)) return hasSection(own, section);
  const theirs = newsroom.papers[rival] as Paper;
  return withoutDuck(own, section).length > 0 && withoutDuck(theirs, section).length > 0;
}

/** All duels that a motor taken by this seat could start now. */
export function challenges(newsroom: Newsroom, starter: Seat): Challenge[] {
  const kind = duelAt(newsroom.hour);
  const found: Challenge[] = [];
  newsroom.papers.forEach((_, rival) => {
    if (rival === starter) return;
    if (kind === 'ad') found.push({ kind, starter, rival, section: null });
    else {
      for (const section of SECTIONS) {
        if (mayName(newsroom, starter, rival, section)) {
          found.push({ kind, starter, rival, section });
        }
      }
    }
  });
  return found;
}
