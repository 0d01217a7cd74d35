/** What goes into a sentence. */
export type Params = Readonly<Record<string, string | number>>;

/**
 * The texts of a game or of the shell, as types: every key with what goes into its sentence.
 * `npm run texts` writes them from the locales. As it stands, texts that nobody knows: any key goes.
 */
export type Texts = Readonly<Record<string, Params>>;

/** The parameters beside a key: all that its sentence wants; none where it wants nothing. */
export type Filled<Wanted extends Params> = keyof Wanted extends never
  ? { readonly params?: never }
  : Record<never, never> extends Wanted
    ? { readonly params?: Wanted }
    : { readonly params: Wanted };

/** What all of several sentences want, since any of them may be meant. */
type All<Wanted> = (Wanted extends Params ? (wanted: Wanted) => void : never) extends (
  wanted: infer Each,
) => void
  ? Each
  : never;

type Given<Wanted> = keyof Wanted extends never ? [] : [params: Wanted];

/**
 * A function of a key and its parameters: a key that is not among the known texts, a missing parameter
 * and one too many do not compile.
 */
export type ByKey<Known extends Texts, Made> = <Key extends string>(
  key: Key extends keyof Known ? Key : keyof Known,
  ...params: [Key] extends [keyof Known] ? Given<All<Known[Key]>> : [params?: Params]
) => Made;

/** These texts, if they have a sentence for each of `Needed`; else a key that has none, or not a fitting one. */
export type Having<Needed extends Texts, Known extends Texts> = [Unsaid<Needed, Known>] extends [
  never,
]
  ? Known
  : Unsaid<Needed, Known>;

type Unsaid<Needed, Known> = {
  [Key in keyof Needed]: Key extends keyof Known
    ? Needed[Key] extends Known[Key]
      ? never
      : Key
    : Key;
}[keyof Needed];
