import type { ClientBase, QueryResult } from 'pg';
import { isStorable } from '../bounds.ts';
import { StoreFault } from '../store-fault.ts';

export type Value = string | number | null | readonly (string | number | null)[];

/** A statement that every connection prepares once. */
export class Statement<Row> {
  /** Only for the compiler: what a row looks like. */
  declare readonly row: Row;
  readonly name: string;
  readonly text: string;

  constructor(name: string, text: string) {
    this.name = name;
    this.text = text;
  }
}

export function query(
  client: ClientBase,
  { name, text }: Statement<unknown>,
  values: readonly Value[],
): Promise<QueryResult> {
  return client.query({ name, text, values: [...values] });
}

/** Nothing can have been stored under a text that cannot be stored. */
export function isExact(value: unknown): boolean {
  if (Array.isArray(value)) return value.every(isExact);
  if (typeof value === 'string') return isStorable(value);
  return value === null || Number.isSafeInteger(value);
}

export function refuseInexact(values: readonly Value[]): void {
  if (!values.every(isExact)) throw new StoreFault('a value cannot be stored as it is');
}
