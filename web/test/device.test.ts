import { commitment, type Turn } from '@late/kernel';
import { act, type Holder, openTable, type Table } from '@late/table';
import { race } from '@late/table/testing';
import { expect, test } from 'vitest';
import type { GameFace } from '../src/games/face.ts';
import { deviceFor } from '../src/local/device.ts';

const SEED = '5a'.repeat(32);
const face = {
  game: race,
  publicStep: () => 'none',
  publicMay: () => false,
} as unknown as GameFace;
const person = (name: string): Holder => ({ kind: 'person', name });
const bot = (name: string): Holder => ({ kind: 'bot', name, level: 'easy' });

function tableOf(holders: readonly Holder[], turn: Turn): Table {
  const plan = {
    id: 'table',
    game: 'race',
    version: 1,
    options: {},
    holders,
    clock: { kind: 'none' },
    commitment: commitment(SEED),
    opened: 1,
  } as const;
  const answer = openTable(race, plan, SEED);
  if (!answer.ok) throw new Error(answer.refusal.code);
  return { ...answer.table, turn };
}

const two = [person('Ann'), person('Ben')];

test('whoever must act is handed the device, one after the other', () => {
  const table = tableOf(two, { must: [0, 1], may: [] });
  expect(deviceFor(face, table, 'audience').handOver).toBe(0);
  expect(deviceFor(face, table, 0)).toEqual({ viewer: 0, acting: [0], handOver: null });
  const later = { ...table, turn: { must: [1], may: [0] } };
  expect(deviceFor(face, later, 0)).toEqual({ viewer: 'audience', acting: [], handOver: 1 });
});

test('where nobody must act, whoever may is handed it: a round against the clock has a beginning', () => {
  const table = tableOf(two, { must: [], may: [1] });
  expect(deviceFor(face, table, 'audience').handOver).toBe(1);
  expect(deviceFor(face, table, 0).handOver).toBe(1);
  expect(deviceFor(face, table, 1)).toEqual({ viewer: 1, acting: [1], handOver: null });
});

test('while a bot must act, nobody is called for what they only may', () => {
  const table = tableOf([...two, bot('R')], { must: [2], may: [0, 1] });
  expect(deviceFor(face, table, 'audience')).toEqual({
    viewer: 'audience',
    acting: [],
    handOver: null,
  });
  expect(deviceFor(face, table, 1)).toEqual({ viewer: 1, acting: [1], handOver: null });
});

test('what others may do in public, they do on the screen of whoever holds the device', () => {
  const table = tableOf([...two, person('Cem'), bot('R')], { must: [1], may: [0, 2, 3] });
  const open = { ...face, publicMay: () => true };
  expect(deviceFor(open, table, 1)).toEqual({ viewer: 1, acting: [1, 0, 2], handOver: null });
  expect(deviceFor(face, table, 1).acting).toEqual([1]);
  expect(deviceFor(open, table, 0).handOver).toBe(1);
});

test('a seat that a bot keeps warm is nobody’s to take', () => {
  const table = tableOf(two, { must: [], may: [0, 1] });
  const answer = act(race, table, { do: 'stand-in', seat: 0, level: 'easy' }, SEED, 2);
  if (!answer.ok) throw new Error(answer.refusal.code);
  expect(deviceFor(face, answer.table, 'audience').handOver).toBe(1);
});
