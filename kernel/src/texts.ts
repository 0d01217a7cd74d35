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
