/**
 * The validating half of Standard Schema, which Valibot, Zod and others implement:
 * games choose their library, the kernel depends on none.
 */
export interface Schema<Output> {
  readonly '~standard': {
    readonly version: 1;
    readonly vendor: string;
    readonly validate: (input: unknown) => Validation<Output> | Promise<Validation<Output>>;
    readonly types?: { readonly input: unknown; readonly output: Output } | undefined;
  };
}

type Validation<Output> =
  | { readonly value: Output; readonly issues?: undefined }
  | { readonly issues: readonly Issue[] };

interface Issue {
  readonly message: string;
  readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined;
}

export type Parsed<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly at: string };

/** Judges untrusted input. On failure `at` names the place, never the content. */
export function parse<T>(schema: Schema<T>, input: unknown): Parsed<T> {
  const validation = schema['~standard'].validate(input);
  if (validation instanceof Promise) throw new TypeError('schemas must be synchronous');
  if (!validation.issues) return { ok: true, value: validation.value };
  const path = validation.issues[0]?.path ?? [];
  const keys = path.map((part) => String(typeof part === 'object' ? part.key : part));
  return { ok: false, at: keys.join('.').slice(0, 80) };
}
