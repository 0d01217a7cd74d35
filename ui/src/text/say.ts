import type { Line, Params, Refusal, Texts } from '@late/kernel';

/** What all of several sentences want, since any of them may be said. */
type All<Wanted> = (Wanted extends Params ? (wanted: Wanted) => void : never) extends (
  wanted: infer Each,
) => void
  ? Each
  : never;

type Given<Wanted> = keyof Wanted extends never ? [] : [params: Wanted];

/** Says any key: what the compiler cannot look after. */
export type Speak = (key: string, params?: Params) => string;

/**
 * Turns a key and its parameters into a sentence. A key that is not among the known texts, a missing
 * parameter and one too many do not compile.
 */
export type Say<Known extends Texts> = <Key extends string>(
  key: Key extends keyof Known ? Key : keyof Known,
  ...params: [Key] extends [keyof Known] ? Given<All<Known[Key]>> : [params?: Params]
) => string;

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
