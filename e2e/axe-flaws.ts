import type AxeBuilder from '@axe-core/playwright';

/** What axe finds, each flaw with its place and what would mend it. */
export async function flaws(axe: AxeBuilder): Promise<string[]> {
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ failureSummary, target }) => `${id}: ${target.join(' ')} ${failureSummary}`),
  );
}
