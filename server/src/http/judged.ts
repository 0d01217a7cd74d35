import { parse, type Schema } from '@late/kernel';
import { Refused } from './refused.ts';

/** Untrusted input as a schema has it, or the end of the request. */
export function judged<T>(schema: Schema<T>, input: unknown): T {
  const parsed = parse(schema, input);
  if (!parsed.ok) throw new Refused({ code: 'net.shape', params: { at: parsed.at } });
  return parsed.value;
}
