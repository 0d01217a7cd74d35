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

/** The messages of a letter; null for each that is none, and one null for what is no letter. */
export function readParts<T>(schema: Schema<T>, text: string): readonly (T | null)[] {
  const parts = readList(text);
  if (!parts) return [null];
  return parts.map((part) => {
    const parsed = parse(schema, part);
    return parsed.ok ? parsed.value : null;
  });
}

function readList(text: string): readonly unknown[] | null {
  try {
    const list: unknown = JSON.parse(text);
    return Array.isArray(list) ? list : null;
  } catch {
    return null;
  }
}
