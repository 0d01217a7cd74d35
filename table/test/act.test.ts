import { extra } from '@late/extra/rules';
import { type AnyGame, type Entry, RECORD_LIMITS } from '@late/kernel';
import { describe, expect, it } from 'vitest';
import { type Action, act, itemAt, itemsOf, nextDeadline, type Table } from '../src/index.ts';
import { pagesOf } from '../src/pages.ts';
import { deepFreeze, ExtraSitting, OPENED, people, SEED, Sitting } from './sitting.ts';
import { toy } from './toy.ts';

/** The tables are deep-frozen already, so that a change would throw. */
function refusalOf(game: AnyGame, table: Table, action: unknown, now = OPENED): unknown {
  const answer = act(game, table, deepFreeze(action) as Action, SEED, now);
  return answer.ok ? null : answer.refusal.code;
}

describe('a refused action', () => {
  it('comes from no seat of this table', () => {
    const { table } = new ExtraSitting(people(2));
    for (const seat of [-1, 2, 0.5, Number.NaN, '0', 'length', '__proto__', null]) {
      for (const what of ['move', 'undo', 'agree', 'decline', 'hand-back', 'stand-in']) {
        const action = { do: what, seat, move: { do: 'throw' }, level: 'easy' };
        expect(refusalOf(extra, table, action), `${what} ${seat}`).toBe('table.seat');
      }
    }
  });

  it('comes out of turn', () => {
    const sitting = new ExtraSitting(people(2));
    const roll = { do: 'move', seat: 1, move: { do: 'throw' } };
    expect(refusalOf(extra, sitting.table, roll)).toBe('move.turn');
    sitting.throw();
    sitting.split(0);
    const again = { do: 'move', seat: 0, move: sitting.splits(0)[0] };
    expect(refusalOf(extra, sitting.table, again)).toBe('move.turn');
  });

  it('is a move that is no move', () => {
    const { table } = new ExtraSitting(people(2));
    const hostile = [
      undefined,
      null,
      '',
      'throw',
      [],
      ['throw'],
      {},
      { do: 'toString' },
      { do: '__proto__' },
      { do: ['throw'] },
      { do: 'throw', dice: [1, 2, 3, 4, 7] },
      { do: 'throw', dice: [1, 2, 3, 4] },
      { do: 'throw', dice: [1, 2, 3, 4, 5.5] },
      { do: 'throw', dice: { length: 5 } },
      { do: 'throw', cheat: true },
      JSON.parse('{"do":"throw","__proto__":{"dice":[6,6,6,6,6]},"constructor":1}'),
      { do: 'split', pairs: [[1, 1]], fifth: 1 },
      { do: 'split', pairs: [], fifth: 1, column: 3 },
      () => ({ do: 'throw' }),
      new Map([['do', 'throw']]),
    ];
    for (const [index, move] of hostile.entries()) {
      const action = { do: 'move', seat: 0, move };
      expect(refusalOf(extra, table, action), `move ${index}`).toBe('move.shape');
    }
  });

  it('is a move that the rules forbid', () => {
    const { table } = new ExtraSitting(people(2));
    const typed = { do: 'throw', dice: [6, 6, 6, 6, 6] };
    const action = { do: 'move', seat: 0, move: typed };
    expect(refusalOf(extra, table, action)).toBe('extra.house-dice');
  });

  it('comes after the end', () => {
    const sitting = new Sitting(toy, people(2), { options: { rounds: 1 } });
    sitting.move(0, { do: 'pass' });
    sitting.move(1, { do: 'pass' });
    expect(sitting.table.result).not.toBeNull();
    const late = OPENED + 1e9;
    const code = (action: unknown) => refusalOf(toy, sitting.table, action, late);
    expect(code({ do: 'move', seat: 0, move: { do: 'pass' } })).toBe('move.over');
    expect(code({ do: 'move', seat: 1, move: { do: 'shout' } })).toBe('move.over');
    expect(code({ do: 'undo', seat: 1 })).toBe('undo.over');
    expect(code({ do: 'agree', seat: 1 })).toBe('undo.unasked');
    expect(code({ do: 'expire' })).toBe('table.early');
    expect(code({ do: 'stand-in', seat: 1, level: 'easy' })).toBe('move.over');
  });

  it('would make the log longer than a record may be', () => {
    const sitting = new Sitting(toy, people(2));
    const filler = (count: number): Table => {
      const log: Entry[] = itemsOf(sitting.table.log);
      while (log.length < count) {
        const note = { kind: 'stand-in', seat: 0, level: 'easy' };
        const act = { do: 'note', note } as const;
        log.push({ seq: log.length, at: OPENED, by: 'house', act, tape: [] });
      }
      return deepFreeze({ ...sitting.table, log: pagesOf(log) });
    };
    const pass = { do: 'move', seat: 0, move: { do: 'pass' } };
    const room = filler(RECORD_LIMITS.entries - 2);
    expect(refusalOf(toy, room, pass)).toBeNull();
    expect(nextDeadline(toy, room)).not.toBeNull();
    const full = filler(RECORD_LIMITS.entries - 1);
    for (const action of [
      pass,
      { do: 'undo', seat: 0 },
      { do: 'stand-in', seat: 0, level: 'easy' },
    ]) {
      expect(refusalOf(toy, full, action)).toBe('table.full');
    }
    // Otherwise a wake-up would try to expire it for ever.
    expect(nextDeadline(toy, full)).toBeNull();
  });

  it('hands back a seat that nobody took, or replaces a bot of the house', () => {
    const { table } = new ExtraSitting([...people(1), { kind: 'bot', name: 'R', level: 'hard' }]);
    expect(refusalOf(extra, table, { do: 'hand-back', seat: 0 })).toBe('table.no-stand-in');
    const standIn = { do: 'stand-in', seat: 1, level: 'easy' };
    expect(refusalOf(extra, table, standIn)).toBe('table.seat');
  });
});

describe('an accepted action', () => {
  it('appends exactly the entries that it returns, with the luck that they took', () => {
    const sitting = new ExtraSitting(people(2));
    const { entries, events } = sitting.throw();
    expect(entries).toHaveLength(1);
    expect(entries[0]).toMatchObject({ seq: 1, by: 0, act: { do: 'move', move: { do: 'throw' } } });
    const dice = entries[0]?.tape.map((answer) => answer + 1).sort((a, b) => a - b);
    expect(sitting.state.dice).toEqual(dice);
    expect(events).toEqual([{ type: 'thrown', seat: 0, dice }]);
  });

  it('keeps the move as it was judged, whatever its sender does to it later', () => {
    const sitting = new ExtraSitting(people(2), { options: { dice: 'table' } });
    const move = { do: 'throw', dice: [1, 2, 3, 4, 5] };
    const answer = act(extra, sitting.table, { do: 'move', seat: 0, move }, SEED, OPENED);
    if (!answer.ok) throw new Error(answer.refusal.code);
    move.dice[0] = 6;
    expect(itemAt(answer.table.log, 1)?.act).toEqual({
      do: 'move',
      move: { do: 'throw', dice: [1, 2, 3, 4, 5] },
    });
  });

  it('gives the same answer to the same question', () => {
    const { table } = new ExtraSitting(people(2));
    const roll = () =>
      act(extra, table, { do: 'move', seat: 0, move: { do: 'throw' } }, SEED, OPENED);
    expect(roll()).toEqual(roll());
  });

  it('is never earlier than its predecessor, even by a clock set back', () => {
    const sitting = new ExtraSitting(people(2));
    sitting.wait(100);
    sitting.throw();
    sitting.now = OPENED - 50_000;
    expect(sitting.split(0).entries[0]?.at).toBe(OPENED + 100_000);
    sitting.now = OPENED + 100_001.75;
    expect(sitting.split(1).entries[0]?.at).toBe(OPENED + 100_001);
  });
});
