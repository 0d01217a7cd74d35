import type * as v from 'valibot';

/** A type without modifiers and intersections, so that two ways to write it become one. */
type Plain<T> = T extends object ? { readonly [Key in keyof T]: Plain<T[Key]> } : T;

type IsSame<A, B> =
  (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;

type If<Same> = Same extends true ? unknown : never;

/**
 * Takes a schema for a type that is written elsewhere. Where the two differ, by a field, an option or
 * a kind, in whichever direction, it does not compile.
 */
export function schemaOf<T>() {
  return <S extends v.GenericSchema>(
    schema: S & If<IsSame<Plain<T>, Plain<v.InferOutput<S>>>>,
  ): v.GenericSchema<T, T> => schema as v.GenericSchema<T, T>;
}

/** The same for the fields of an object that is part of others. */
export function fieldsOf<T>() {
  return <Fields extends v.ObjectEntries>(
    fields: Fields & If<IsSame<Plain<T>, Plain<v.InferOutput<v.ObjectSchema<Fields, undefined>>>>>,
  ): Fields => fields;
}
