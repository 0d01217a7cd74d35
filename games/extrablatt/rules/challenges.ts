import type { Seat } from '@late/kernel';
import type { Challenge } from './cheques.ts';
import { duelAt } from './clock.ts';
import { type Paper, withoutDuck } from './paper.ts';
import { SECTIONS, type Section } from './sections.ts';
import type { Newsroom } from './state.ts';

/** Whether both papers have an article in this section that has no duck yet. */
export function shareSection(one: Paper, other: Paper, section: Section): boolean {
  return withoutDuck(one, section).length > 0 && withoutDuck(other, section).length > 0;
}

/** All duels that a motor taken by this seat could start now. */
export function challenges({ hour, papers }: Newsroom, starter: Seat): Challenge[] {
  const kind = duelAt(hour);
  const found: Challenge[] = [];
  papers.forEach((paper, rival) => {
    if (rival === starter) return;
    if (kind === 'ad') found.push({ kind, starter, rival, section: null });
    else {
      for (const section of SECTIONS) {
        if (shareSection(papers[starter] as Paper, paper, section)) {
          found.push({ kind, starter, rival, section });
        }
      }
    }
  });
  return found;
}
