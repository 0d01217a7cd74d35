import { describe, expect, it } from 'vitest';
import { FAULTS } from './model/faults.ts';
import { Walk, walk } from './model/walk.ts';
import { Broken } from './model/witness.ts';

const WALKS = 4_000;
const LENGTH = 50;

describe('whatever anybody asks of a room', () => {
  it('a hand is its holder’s, and so is the seat; budgets hold and the room replays', () => {
    for (let number = 0; number < WALKS; number++) walk(number, LENGTH);
  });

  it('the walks try everything, in running games too', () => {
    const done = new Map<string, number>();
    for (let number = 0; number < 300; number++) {
      const walking = new Walk(number);
      walking.run(LENGTH);
      for (const [kind, count] of walking.done) done.set(kind, (done.get(kind) ?? 0) + count);
    }
    const kinds = [
      ...['arrange', 'host', 'list', 'mute', 'start', 'sit', 'knock'],
      ...['link running', 'sit running', 'stand running', 'knock running', 'admit running'],
      ...['dismiss running', 'host running', 'stand-in running', 'hand-back running'],
      ...['move running', 'undo running', 'say running', 'forget running'],
    ];
    for (const kind of kinds) expect(done.get(kind) ?? 0, kind).toBeGreaterThan(2);
  });

  it.each(Object.entries(FAULTS))('they would notice if %s', (_, decide) => {
    expect(() => {
      for (let number = 0; number < WALKS; number++) walk(number, LENGTH, decide);
    }).toThrow(Broken);
  });
});
