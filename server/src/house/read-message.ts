import { parse, type Schema } from '@late/kernel';

/** Null for what is no such message: it is counted and does nothing. */
export function readMessage<T>(schema: Schema<T>, text: string): T | null {
  try {
    const parsed = parse(schema, JSON.parse(text));
    return parsed.ok ? parsed.value : null;
  } catch {
    return null;
  }
}
