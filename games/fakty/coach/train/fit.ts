import type { Lesson } from './lessons.ts';

/** Keeps a weight small that the lessons say little about. */
const RIDGE = 1;

/** Least squares with a touch of ridge, by Gauss. */
export function fit(lessons: readonly Lesson[]): number[] {
  const size = lessons[0]?.traits.length ?? 0;
  const rows = Array.from({ length: size }, (_, at) => {
    const row = new Float64Array(size + 1);
    row[at] = RIDGE;
    return row;
  });
  for (const { traits, gained } of lessons) {
    rows.forEach((row, at) => {
      const one = traits[at] as number;
      if (one === 0) return;
      for (let other = 0; other < size; other++)
        row[other] = (row[other] as number) + one * (traits[other] as number);
      row[size] = (row[size] as number) + one * gained;
    });
  }
  for (const [at, pivot] of rows.entries()) {
    for (const [other, row] of rows.entries()) {
      if (other === at) continue;
      const factor = (row[at] as number) / (pivot[at] as number);
      for (let n = at; n <= size; n++) row[n] = (row[n] as number) - factor * (pivot[n] as number);
    }
  }
  return rows.map((row, at) => (row[size] as number) / (row[at] as number));
}
