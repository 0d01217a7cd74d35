import type { Chance } from '../src/index.ts';

/** Things that no schema may take for a move or for options. */
export function junk(): unknown[] {
  return [
    undefined,
    null,
    true,
    0,
    -1,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    10n,
    Symbol('move'),
    () => ({}),
    '',
    'throw',
    '{}',
    'x'.repeat(200_000),
    [],
    [[]],
    [null],
    new Array(100_000).fill(0),
    nested(5_000),
    new Date(0),
    new Map([['do', 'move']]),
    JSON.parse('{"__proto__":{"do":"move"}}'),
    JSON.parse('{"__proto__":null,"constructor":{"prototype":{"polluted":true}}}'),
    { constructor: { prototype: { polluted: true } } },
    { toString: 'x', valueOf: 'x', hasOwnProperty: 'x' },
    { nobody: 'knows', this: 'key' },
  ];
}

function nested(depth: number): unknown {
  let value: unknown = 0;
  for (let level = 0; level < depth; level++) value = level % 2 ? [value] : { do: value };
  return value;
}

/** What a leaf or a branch of a sound value is replaced with. */
const INSTEAD: readonly (() => unknown)[] = [
  () => undefined,
  () => null,
  () => true,
  () => 0,
  () => -1,
  () => 1,
  () => 7,
  () => 0.5,
  () => 2 ** 31,
  () => 2 ** 53,
  () => -1e308,
  () => Number.NaN,
  () => Number.POSITIVE_INFINITY,
  () => '',
  () => '1',
  () => '__proto__',
  () => 'constructor',
  () => 'x'.repeat(10_000),
  () => [],
  () => ({}),
  () => new Array(2_000).fill(1),
  () => JSON.parse('{"__proto__":{"length":1}}'),
  () => nested(200),
];

const STRAY_KEYS = ['__proto__', 'constructor', 'toString', 'length', '0', 'seat', 'stray'];

/** A sound value with one thing wrong somewhere inside. By luck it may still be sound. */
export function mutant(sound: unknown, chance: Chance): unknown {
  if (typeof sound !== 'object' || sound === null || chance.below(6) === 0) return replaced(chance);
  const copy = structuredClone(sound);
  const keys = Object.keys(copy);
  const key = keys.length ? (keys[chance.below(keys.length)] as string) : null;
  const kind = chance.below(key === null ? 1 : 6);
  if (kind === 0) addStray(copy, chance);
  else if (kind === 1) Reflect.deleteProperty(copy, key as string);
  else Reflect.set(copy, key as string, mutant(Reflect.get(copy, key as string), chance));
  return copy;
}

function replaced(chance: Chance): unknown {
  return (INSTEAD[chance.below(INSTEAD.length)] as () => unknown)();
}

function addStray(target: object, chance: Chance): void {
  const value = replaced(chance);
  if (Array.isArray(target)) {
    target.push(value);
    return;
  }
  const key = STRAY_KEYS[chance.below(STRAY_KEYS.length)] as string;
  Object.defineProperty(target, key, {
    value,
    enumerable: true,
    configurable: true,
    writable: true,
  });
}

/** The same object with a key that does not belong, own and enumerable as JSON would make it. */
export function withStray(sound: unknown): unknown[] {
  if (typeof sound !== 'object' || sound === null || Array.isArray(sound)) return [];
  return ['__proto__', 'constructor', 'stray'].map((key) =>
    Object.defineProperty(structuredClone(sound), key, { value: { x: 1 }, enumerable: true }),
  );
}
