import type { Seat } from '@late/kernel';
import { carried, type Paper } from './paper.ts';
import { photosFor } from './photos.ts';
import type { Headline } from './sections.ts';
import type { Newsroom } from './state.ts';

/** What a dispatch would become in a paper, or why it cannot be printed there. */
export type Fate = 'article' | 'photo' | 'no-photo' | 'third';

export function fateOf({ papers, photos }: Newsroom, seat: Seat, headline: Headline): Fate {
  const copies = carried(papers[seat] as Paper, headline);
  if (copies === 0) return 'article';
  if (copies > 1) return 'third';
  return photosFor(photos, headline).length ? 'photo' : 'no-photo';
}
