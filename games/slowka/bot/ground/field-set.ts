import { count } from '@late/lexicon';
import type { Field } from '../../rules/index.ts';

/** Fields of the board, one bit each: 45 do not fit into one word of memory, but into two. */
export interface FieldSet {
  low: number;
  high: number;
}

export function fieldSet(fields: Iterable<Field>): FieldSet {
  const set = { low: 0, high: 0 };
  for (const field of fields) add(set, field);
  return set;
}

export function add(set: FieldSet, field: Field): void {
  if (field < 32) set.low |= 1 << field;
  else set.high |= 1 << (field - 32);
}

export function remove(set: FieldSet, field: Field): void {
  if (field < 32) set.low &= ~(1 << field);
  else set.high &= ~(1 << (field - 32));
}

/** How many fields are in both. */
export function common(one: FieldSet, other: FieldSet): number {
  return count(one.low & other.low) + count(one.high & other.high);
}
