import { type Say, sayLine, type TableNews } from '@late/ui';
import { useMemo } from 'react';
import type { Texts } from '../shell/use-say.ts';
import type { News } from '../table-client/news.ts';
import type { Snapshot } from '../table-client/table-client.ts';

/** What happened, in the reader's words: all of it, and what is new to them. */
export function useTableNews(
  say: Say<Texts>,
  { news, acted }: Pick<Snapshot, 'news' | 'acted'>,
): { readonly all: TableNews; readonly since: readonly News[] } {
  return useMemo(() => {
    const told = news.map(({ id, line }) => ({ id, text: sayLine(say, line) }));
    const known = acted === null ? null : (news.findLast(({ step }) => step <= acted)?.id ?? null);
    const since = known === null ? [] : news.filter(({ id }) => id > known);
    return { all: { told, known }, since };
  }, [say, news, acted]);
}
