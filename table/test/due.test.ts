import { describe, expect, it } from 'vitest';
import { dateOf, lastOf, nextDue, type PaceOf, paceLuck } from '../src/index.ts';
import { race } from '../testing/race.ts';
import { bot, ExtraSitting, OPENED, people, Sitting, seedOf } from './sitting.ts';

const PAUSE = 600;
const TAP = { do: 'tap' } as const;

/** What is due next, in seconds after the start. */
function due(sitting: Sitting, paceOf: PaceOf, floor = lastOf(sitting.table.log)?.at ?? 0) {
  const next = nextDue(sitting.game, sitting.table, paceOf, PAUSE, floor);
  return next && { ...next, at: (next.at - OPENED) / 1000 };
}

/** Seat by seat, in seconds. */
const paces =
  (...seconds: (number | null)[]): PaceOf =>
  ({ seat }) => {
    const pace = seconds[seat] ?? null;
    return pace === null ? null : pace * 1000;
  };

describe('what is due', () => {
  it('is the bot that thinks shortest, then the next, whatever the others do meanwhile', () => {
    const sitting = new Sitting(race, [...people(1), bot('R'), bot('S')]);
    const paceOf = paces(null, 20, 7);
    expect(due(sitting, paceOf)).toEqual({ do: 'move', seat: 2, level: 'easy', at: 7 });
    sitting.wait(5);
    sitting.move(0, TAP);
    expect(due(sitting, paceOf)).toMatchObject({ seat: 2, at: 7 });
    sitting.wait(2);
    sitting.move(2, TAP);
    expect(due(sitting, paceOf)).toMatchObject({ seat: 2, at: 14 });
    sitting.wait(7);
    sitting.move(2, TAP);
    expect(due(sitting, paceOf)).toMatchObject({ seat: 1, at: 20 });
  });

  it('is the end of a round before a bot that would take longer', () => {
    const sitting = new Sitting(race, [...people(1), bot('R')]);
    expect(due(sitting, paces(null, 61))).toEqual({ do: 'expire', at: 60 });
    expect(due(sitting, paces(null, 60))).toEqual({ do: 'expire', at: 60 });
    expect(due(sitting, paces(null, 59))).toMatchObject({ do: 'move', at: 59 });
    sitting.wait(60);
    sitting.do({ do: 'expire' });
    expect(due(sitting, paces(null, 61))).toEqual({ do: 'expire', at: 120 });
  });

  it('is soon for bots that everybody else waits for, and as ever while a person is among them', () => {
    const paceOf = paces(null, 20, Number.POSITIVE_INFINITY);
    const waitingFor = (...seats: number[]) => {
      const game = { ...race, awaited: () => seats };
      return due(new Sitting(game, [...people(1), bot('R'), bot('S')]), paceOf);
    };
    expect(waitingFor(1)).toMatchObject({ seat: 1, at: 0.1 });
    expect(waitingFor(1, 2)).toMatchObject({ seat: 1, at: 0.1 });
    expect(waitingFor(0, 1)).toMatchObject({ seat: 1, at: 20 });
    expect(waitingFor()).toMatchObject({ seat: 1, at: 20 });
  });

  it('is nothing for a bot that would rather not, and for one that may but says no pace', () => {
    const untimed = { options: { seconds: null } };
    const sitting = new Sitting(race, [...people(1), bot('R')], untimed);
    expect(due(sitting, paces(null, Number.POSITIVE_INFINITY))).toBeNull();
    expect(due(sitting, paces(null, null))).toBeNull();
  });

  it('is a bot without a pace when it must act, after the table’s own pause', () => {
    const sitting = new ExtraSitting([bot('R'), bot('S'), ...people(1)]);
    expect(due(sitting, () => null)).toMatchObject({ do: 'move', seat: 0, at: 0.6 });
    sitting.wait(1);
    sitting.throw();
    expect(due(sitting, () => null)).toMatchObject({ seat: 0, at: 1.6 });
    sitting.wait(1);
    sitting.split(0);
    // It has thought long enough; the neighbour's step does not start the pause anew.
    expect(due(sitting, () => null)).toMatchObject({ seat: 1, at: 2 });
  });

  it('is not before what was noted down last: a round that ended meanwhile has ended', () => {
    const sitting = new Sitting(race, [...people(1), bot('R')]);
    expect(due(sitting, paces(null, 5), OPENED + 59_000)).toMatchObject({ do: 'move', at: 59 });
    expect(due(sitting, paces(null, 5), OPENED + 60_000)).toMatchObject({ do: 'expire', at: 60 });
  });

  it('holds still while somebody asks to take something back', () => {
    const sitting = new ExtraSitting([...people(2), bot('R')]);
    sitting.round(0, 1, 2);
    sitting.do({ do: 'undo', seat: 0 });
    expect(sitting.table.undoRequest).not.toBeNull();
    expect(due(sitting, () => null)).toBeNull();
  });

  it('is a stand-in for whoever’s time is up', () => {
    const clock = { kind: 'turn', seconds: 30 } as const;
    const sitting = new ExtraSitting(people(2), { clock });
    expect(due(sitting, () => null)).toEqual({ do: 'stand-in', seat: 0, at: 30 });
  });

  it('is noted down when it happens, or when it should have if its round is over by then', () => {
    const { game, table } = new Sitting(race, [...people(1), bot('R')]);
    const move = { do: 'move', seat: 1, level: 'easy', at: OPENED + 5000 } as const;
    expect(dateOf(game, table, move, OPENED + 9000)).toBe(OPENED + 9000);
    expect(dateOf(game, table, move, OPENED + 99_000)).toBe(OPENED + 5000);
    const expire = { do: 'expire', at: OPENED + 60_000 } as const;
    expect(dateOf(game, table, expire, OPENED + 99_000)).toBe(OPENED + 99_000);
  });
});

describe('the luck of a pace', () => {
  it('is the same for the same question, and another for another seat, step and table', () => {
    const sitting = new Sitting(race, [...people(1), bot('R'), bot('S')]);
    const { seed } = sitting;
    const first = paceLuck(sitting.table, seed, 1);
    sitting.move(0, TAP);
    expect(paceLuck(sitting.table, seed, 1)).toBe(first);
    const others = [
      paceLuck(sitting.table, seed, 2),
      paceLuck(sitting.table, seedOf(2), 1),
      paceLuck({ ...sitting.table, plan: { ...sitting.table.plan, id: 'table-2' } }, seed, 1),
    ];
    sitting.move(1, TAP);
    others.push(paceLuck(sitting.table, seed, 1));
    expect(new Set([first, ...others]).size).toBe(5);
  });
});
