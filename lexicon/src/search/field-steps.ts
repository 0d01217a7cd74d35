/** The fields one step away from each field of a board: one list behind the other. */
export interface FieldSteps {
  readonly fields: number;
  /** A place before the first letter, from which all fields are one step away. */
  readonly everywhere: number;
  /** The fields beside `field`: from `starts[field]` to before `starts[field + 1]`. */
  readonly beside: Uint8Array;
  readonly starts: Uint16Array;
}

export function fieldSteps(neighbours: readonly (readonly number[])[]): FieldSteps {
  const fields = neighbours.length;
  const beside = Uint8Array.from([...neighbours.flat(), ...neighbours.keys()]);
  const starts = new Uint16Array(fields + 2);
  for (const [field, { length }] of neighbours.entries()) {
    starts[field + 1] = (starts[field] as number) + length;
  }
  starts[fields + 1] = beside.length;
  return { fields, everywhere: fields, beside, starts };
}
