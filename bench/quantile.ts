/** The value that this part of the values does not exceed: 0.5 is the median, 0.95 the 95th percentile. */
export function quantile(values: readonly number[], part: number): number {
  const ordered = values.toSorted((a, b) => a - b);
  return ordered[Math.ceil(part * ordered.length) - 1] as number;
}
