import { describe, expect, test } from 'vitest';
import { parse, type Schema } from '../src/index.ts';

function schema(validate: Schema<string>['~standard']['validate']): Schema<string> {
  return { '~standard': { version: 1, vendor: 'test', validate } };
}

describe('parse', () => {
  test('gives the value', () => {
    const trimming = schema((input) => ({ value: String(input).trim() }));
    expect(parse(trimming, ' a ')).toEqual({ ok: true, value: 'a' });
  });

  test('names the place of a failure, not its content, and not at length', () => {
    const at = (...path: (PropertyKey | { key: PropertyKey })[]) =>
      parse(
        schema(() => ({ issues: [{ message: 'secret', path }] })),
        'secret',
      );
    expect(at('pairs', 0, { key: 1 })).toEqual({ ok: false, at: 'pairs.0.1' });
    expect(at()).toEqual({ ok: false, at: '' });
    expect(at('x'.repeat(500))).toEqual({ ok: false, at: 'x'.repeat(80) });
    const pathless = schema(() => ({ issues: [{ message: 'secret' }] }));
    expect(parse(pathless, 'secret')).toEqual({ ok: false, at: '' });
  });

  test('does not wait', () => {
    const slow = schema(async () => ({ value: 'later' }));
    expect(() => parse(slow, '')).toThrow(TypeError);
  });
});
