/** Where a value stands between the ends of a chart. */
export interface Scale {
  readonly least: number;
  readonly most: number;
  readonly at: (value: number) => number;
}

/** From `from` to `to` on the chart, whatever the values are; a single one stands in the middle. */
export function scaleOf(values: readonly number[], from: number, to: number): Scale {
  const least = Math.min(...values);
  const most = Math.max(...values);
  const at = (value: number) =>
    least === most ? (from + to) / 2 : from + ((value - least) / (most - least)) * (to - from);
  return { least, most, at };
}
