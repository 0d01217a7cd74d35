import type { ByKey, Line, Params, Refusal, Texts } from '@late/kernel';

/** Says any key: what the compiler cannot look after. */
export type Speak = (key: string, params?: Params) => string;

/** Turns a key of these texts and its parameters into a sentence. */
export type Say<Known extends Texts> = ByKey<Known, string>;

type AnySay = (key: never, ...params: never) => string;

/**
 * Says a key that the compiler does not know: of a game among games, or from the wire. Everything else
 * is said by `say` itself.
 */
export function sayAny(say: AnySay, key: string, params?: Params): string {
  return (say as Speak)(key, params);
}

/** Says a line; it was checked where it was written. */
export function sayLine(say: AnySay, { key, params }: Line): string {
  return sayAny(say, key, params);
}

/** Says why not; the refusal was checked where it was written. */
export function sayRefusal(
  say: AnySay,
  { code, params }: Pick<Refusal, 'code' | 'params'>,
): string {
  return sayAny(say, code, params);
}
