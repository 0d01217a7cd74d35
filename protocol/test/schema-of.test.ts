import * as v from 'valibot';
import { expect, test } from 'vitest';
import { fieldsOf, schemaOf } from '../src/schema-of.ts';

interface Guest {
  readonly name: string;
  readonly kind: 'person' | 'bot';
  readonly seats: readonly number[];
  readonly rule?: string;
}

const fields = {
  name: v.string(),
  kind: v.picklist(['person', 'bot']),
  seats: v.array(v.number()),
  rule: v.exactOptional(v.string()),
};

test('a schema that is the type compiles and judges; one that differs anywhere does not compile', () => {
  const schema = schemaOf<Guest>()(v.object(fields));
  expect(v.is(schema, { name: 'Ada', kind: 'bot', seats: [1] })).toBe(true);
  expect(v.is(schema, { name: 'Ada', kind: 'cat', seats: [1] })).toBe(false);
  expect(fieldsOf<Guest>()(fields)).toBe(fields);

  const { rule: _, ...withoutRule } = fields;
  // @ts-expect-error an optional field is missing
  schemaOf<Guest>()(v.object(withoutRule));
  // @ts-expect-error a field is missing
  fieldsOf<Guest>()({ ...withoutRule });
  // @ts-expect-error a field too many
  schemaOf<Guest>()(v.object({ ...fields, extra: v.exactOptional(v.string()) }));
  // @ts-expect-error a kind too few
  schemaOf<Guest>()(v.object({ ...fields, kind: v.picklist(['person']) }));
  // @ts-expect-error a kind too many
  schemaOf<Guest>()(v.object({ ...fields, kind: v.picklist(['person', 'bot', 'cat']) }));
  // @ts-expect-error another type deep inside
  schemaOf<Guest>()(v.object({ ...fields, seats: v.array(v.string()) }));
  // @ts-expect-error no longer optional
  schemaOf<Guest>()(v.object({ ...fields, rule: v.string() }));
});
