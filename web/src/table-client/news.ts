import type { Line } from '@late/kernel';

/** A sentence about what happened, numbered so that none is told twice. */
export interface News {
  readonly id: number;
  readonly line: Line;
}

const KEPT = 30;

/** The news with these lines after it; the same list if there are none. */
export function withLines(news: readonly News[], lines: readonly Line[]): readonly News[] {
  if (!lines.length) return news;
  const next = (news.at(-1)?.id ?? 0) + 1;
  const told = lines.map((line, index) => ({ id: next + index, line }));
  return [...news, ...told].slice(-KEPT);
}
