import type { Line } from '@late/kernel';

/** A sentence about what happened, numbered so that none is told twice. */
export interface News {
  readonly id: number;
  readonly line: Line;
  /** The step that it tells, by the count of its table. */
  readonly step: number;
  /** It happened before this page was opened: it can be read up on, and is not read out. */
  readonly old?: true;
}

interface Told {
  readonly lines: readonly Line[];
  readonly step: number;
}

/** The news with these lines of a step after it; the same list if there are none. */
export function withLines(
  news: readonly News[],
  lines: readonly Line[],
  step: number,
): readonly News[] {
  if (!lines.length) return news;
  const next = (news.at(-1)?.id ?? 0) + 1;
  return [...news, ...lines.map((line, index) => ({ id: next + index, line, step }))];
}

/** Old news, and after it what was told meanwhile, which keeps its numbers. */
export function newsOf(told: readonly Told[], later: readonly News[] = []): readonly News[] {
  const lines = told.flatMap(({ lines: all, step }) => all.map((line) => ({ line, step })));
  const first = (later[0]?.id ?? lines.length + 1) - lines.length;
  const old = lines.map((one, index): News => ({ ...one, id: first + index, old: true }));
  return [...old, ...later];
}
