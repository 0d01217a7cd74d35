import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { loadCoach } from '@late/extra/coach';
import { extra } from '@late/extra/rules';
import { type AnyCoach, type AnyGame, type GameRecord, readRecord } from '@late/kernel';
import { expect, test } from 'vitest';
import type { KeptFinding } from '../src/review/kept-reviews.ts';
import type { CoachReply } from '../src/review/messages.ts';
import { reviewRecord } from '../src/review/review-record.ts';
import { decisionsOf, NOT_BEGUN, reviewAfter, tasksOf } from '../src/review/review-state.ts';

const game = extra as unknown as AnyGame;
const folder = new URL('../../games/extra/', import.meta.url);
const coach = (await loadCoach({ sheet: 'schmidt' }, async (name) => {
  const bytes = await readFile(new URL(`bot/tables/${name}`, folder));
  return new Uint8Array(bytes).buffer;
})) as unknown as AnyCoach;

function fixture(name: string): GameRecord {
  return readRecord(readFileSync(new URL(`fixtures/${name}.txt`, folder), 'utf8'), () => game);
}

async function reviewed(record: GameRecord, known: readonly KeptFinding[] = [], by = coach) {
  const replies: CoachReply[] = [];
  let kept: readonly KeptFinding[] = [];
  const keep = async (findings: readonly KeptFinding[]) => {
    kept = findings;
  };
  for await (const reply of reviewRecord(game, by, record, { known, keep }, () => 0)) {
    replies.push(structuredClone(reply));
  }
  return { replies, kept, state: replies.reduce(reviewAfter, NOT_BEGUN) };
}

test('a review comes in pieces and ends with a last word on everything', async () => {
  const { replies, state } = await reviewed(fixture('tie'));
  expect(replies[0]?.tell).toBe('begun');
  expect(replies.at(-1)?.tell).toBe('done');
  expect(replies.filter(({ tell }) => tell === 'found').length).toBeGreaterThan(1);
  expect(state.end).toBe('done');
  expect(state.looked.length).toBeGreaterThan(20);
  expect(state.looked.every(({ finding, isFinal }) => finding && isFinal)).toBe(true);
  for (const seat of [0, 1])
    for (const { place, view } of decisionsOf(state, seat)) {
      expect((view as { viewer: number }).viewer).toBe(seat);
      expect(place.canTry).toBe(true);
    }
});

test('what is cheap comes first: all is looked at before the last word on anything', async () => {
  const { replies } = await reviewed(fixture('solo-win'));
  const found = replies.flatMap((reply) => (reply.tell === 'found' ? reply.found : []));
  const places = new Set(found.map(({ index }) => index)).size;
  expect(found.slice(0, places).some(({ isFinal }) => isFinal)).toBe(false);
});

test('what was kept is not asked again', async () => {
  const record = fixture('solo-win');
  const first = await reviewed(record);
  const deaf: AnyCoach = {
    ...coach,
    analyse: () => expect.fail('asked again'),
    luck: () => expect.fail('asked again'),
  };
  const second = await reviewed(record, first.kept, deaf);
  expect(second.state).toEqual(first.state);
});

test('what is final is kept on the way: whoever leaves goes on from there', async () => {
  const record = fixture('solo-win');
  let clock = 0;
  const shelves: number[] = [];
  const keep = async (findings: readonly KeptFinding[]) => void shelves.push(findings.length);
  // Every question takes a second.
  const now = () => (clock += 1_000);
  for await (const _ of reviewRecord(game, coach, record, { known: [], keep }, now));
  const all = shelves.at(-1) as number;
  const early = shelves.filter((kept) => kept > 0 && kept < all);
  expect(early.length).toBeGreaterThan(2);
  expect(shelves).toEqual([...shelves].sort((a, b) => a - b));
});

test('a running game is not reviewed', async () => {
  const record = fixture('solo-win');
  await expect(reviewed({ ...record, log: record.log.slice(0, 9) })).rejects.toThrow('finished');
});

test('tasks are errors of some size, and somebody’s own', async () => {
  const { state } = await reviewed(fixture('all-negative'));
  const tasks = tasksOf(state, 0);
  expect(tasks.length).toBeGreaterThan(0);
  for (const { analysis } of tasks) expect(['medium', 'large']).toContain(analysis.grade);
  const small = decisionsOf(state, 0).filter(({ analysis }) => analysis.grade === 'small');
  for (const one of small) expect(tasks).not.toContain(one);
});
