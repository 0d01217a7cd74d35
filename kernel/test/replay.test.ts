import { describe, expect, test } from 'vitest';
import {
  type Act,
  checkMove,
  type Entry,
  frames,
  liveEntries,
  type Opening,
  ReplayFault,
  replay,
  step,
} from '../src/index.ts';
import { fairGame } from './toy/fair-game.ts';
import { type Options, type State, toy } from './toy/game.ts';

const { log, options, sitters } = fairGame();
const opening = { options, seats: sitters.length } as Opening<Options>;
const all = frames(toy, opening, log);

/** The log with one entry changed. */
function changed(seq: number, change: Partial<Entry>): Entry[] {
  return log.map((entry) => (entry.seq === seq ? { ...entry, ...change } : entry));
}

function faultOf(entries: readonly Entry[]): { seq: number; code: string } | null {
  try {
    frames(toy, opening, entries);
    return null;
  } catch (error) {
    if (!(error instanceof ReplayFault)) throw error;
    return { seq: error.seq, code: error.refusal.code };
  }
}

const find = (fits: (entry: Entry) => boolean) => (log.find(fits) as Entry).seq;

describe('frames', () => {
  test('show every entry, the taken-back ones too', () => {
    expect(all.map(({ entry }) => entry)).toEqual(log);
    expect(all[1]?.state.laid[0]).not.toBeNull();
    expect(all[1]?.events).toEqual([{ type: 'laid', seat: 0 }]);
    expect(all[2]).toEqual({ entry: log[2], state: all[0]?.state, events: [] });
    expect(all[3]).toEqual({ entry: log[3], state: all[0]?.state, events: [] });
  });

  test('end where the replay ends, with or without what was taken back', () => {
    const last = all.at(-1)?.state as State;
    expect(toy.result(last)).not.toBeNull();
    expect(replay(toy, opening, log)).toEqual(last);
    const live = liveEntries(log);
    expect(live.map(({ seq }) => seq)).toEqual(
      log.map(({ seq }) => seq).filter((seq) => seq < 1 || seq > 3),
    );
    expect(replay(toy, opening, live)).toEqual(last);
  });

  test('are none for an empty log', () => {
    expect(frames(toy, opening, [])).toEqual([]);
    expect(replay(toy, opening, [])).toBeNull();
  });
});

describe('order', () => {
  test.each<[string, readonly Entry[], number, string]>([
    ['no deal', log.slice(1), 1, 'record.order'],
    ['a note first', log.slice(3, 4), 3, 'record.order'],
    ['a second deal', changed(1, { act: { do: 'deal' } }), 1, 'record.order'],
    ['a move of the house', changed(1, { by: 'house' }), 1, 'record.order'],
    ['a move of the clock', changed(1, { by: 'clock' }), 1, 'record.order'],
    ['an expiry before its time', changed(1, { act: { do: 'expire' } }), 1, 'record.early'],
    ['a move of another shape', changed(1, { act: { do: 'move', move: {} } }), 1, 'move.shape'],
    ['a seat that is not there', changed(1, { by: 3 }), 1, 'move.turn'],
    [
      'a refused move',
      changed(1, { act: { do: 'move', move: { do: 'take' } } }),
      1,
      'toy.nothing-laid',
    ],
  ])('%s', (_, entries, seq, code) => {
    expect(faultOf(entries)).toEqual({ seq, code });
  });

  test('a move after the end', () => {
    const late = { ...(log.at(-1) as Entry), seq: log.length, by: 0, tape: [] };
    const act: Act = { do: 'move', move: { do: 'take' } };
    expect(faultOf([...log, { ...late, act }])).toEqual({ seq: log.length, code: 'move.over' });
    expect(faultOf([...log, { ...late, act: { do: 'expire' } }])?.code).toBe('record.early');
  });

  test('an expiry a millisecond early', () => {
    const seq = find(({ act }) => act.do === 'expire');
    const at = log[seq]?.at as number;
    expect(faultOf(changed(seq, { at }))).toBeNull();
    expect(faultOf(changed(seq, { at: at - 1 }))).toEqual({ seq, code: 'record.early' });
  });

  test('an undo is no step', () => {
    expect(() => step(toy, opening, null, log[2] as Entry)).toThrow(ReplayFault);
    expect(() => step(toy, opening, all[0]?.state as State, log[2] as Entry)).toThrow(ReplayFault);
  });
});

describe('tapes', () => {
  const tape = log[0]?.tape as number[];

  test.each<[string, number[]]>([
    ['too short', tape.slice(1)],
    ['too long', [...tape, 0]],
    ['out of range', [99, ...tape.slice(1)]],
    ['no numbers', tape.map(() => Number.NaN)],
  ])('%s', (_, other) => {
    expect(faultOf(changed(0, { tape: other }))).toEqual({ seq: 0, code: 'record.tape' });
  });

  test('where no chance was asked', () => {
    for (const seq of [1, 2, 3]) {
      expect(faultOf(changed(seq, { tape: [0] }))).toEqual({ seq, code: 'record.tape' });
    }
  });

  test('a fault of the rules themselves is not taken for a fault of the log', () => {
    const sick = {
      ...toy,
      play: () => {
        throw new TypeError('a bug');
      },
    };
    expect(() => frames(sick, opening, log)).toThrow(TypeError);
  });
});

describe('undo', () => {
  const drops = (...seqs: number[]) => changed(2, { act: { do: 'undo', drops: seqs } });

  test.each<[string, number[]]>([
    ['the deal', [0]],
    ['the deal among others', [0, 1]],
    ['itself', [2]],
    ['what comes later', [4]],
    ['what is not there', [-1]],
    ['half an entry', [0.5]],
    ['an entry twice', [1, 1]],
  ])('of %s', (_, seqs) => {
    expect(faultOf(drops(...seqs))).toEqual({ seq: 2, code: 'record.undo' });
  });

  test('of what was taken back before, or of a note', () => {
    const undo = (seq: number, by: number): Entry => ({
      ...(log[2] as Entry),
      seq,
      act: { do: 'undo', drops: [by] },
    });
    expect(faultOf([...log.slice(0, 3), undo(3, 1)])).toEqual({ seq: 3, code: 'record.undo' });
    expect(faultOf([...log.slice(0, 4), undo(4, 3)])).toEqual({ seq: 4, code: 'record.undo' });
  });

  const lay = (seq: number, by: number, token: number): Entry => ({
    seq,
    at: log[0]?.at as number,
    by,
    act: { do: 'move', move: { do: 'lay', token } },
    tape: [],
  });
  const undo = (seq: number, ...seqs: number[]): Entry => ({
    ...lay(seq, 0, 1),
    act: { do: 'undo', drops: seqs },
  });
  const hands = all[0]?.state.hands as number[][];
  const lowest = (seat: number) => (hands[seat] as number[])[0] as number;

  test('of an earlier step leaves later ones of others standing', () => {
    const entries = [
      log[0] as Entry,
      lay(1, 0, lowest(0)),
      lay(2, 1, lowest(1)),
      undo(3, 1),
      lay(4, 0, lowest(0)),
    ];
    const shown = frames(toy, opening, entries).map(({ state }) => state);
    expect(shown[3]?.laid).toEqual([null, lowest(1), null]);
    expect(shown[3]?.hands[0]).toEqual(hands[0]);
    expect(shown[4]?.laid).toEqual([lowest(0), lowest(1), null]);
    expect(replay(toy, opening, entries)).toEqual(shown[4]);
  });

  test('that leaves an impossible log is found where it breaks', () => {
    const take: Entry = { ...lay(2, 0, 1), act: { do: 'move', move: { do: 'take' } } };
    expect(faultOf([log[0] as Entry, lay(1, 0, lowest(0)), take, undo(3, 1)])).toEqual({
      seq: 2,
      code: 'toy.nothing-laid',
    });
  });

  /** Seat 0 lays and takes back a token, over and over. */
  const dither = (times: number): Entry[] => [
    log[0] as Entry,
    ...Array.from({ length: 2 * times }, (_, n): Entry => {
      const entry = lay(n + 1, 0, lowest(0));
      return n % 2 ? { ...entry, act: { do: 'move', move: { do: 'take' } } } : entry;
    }),
  ];

  test('of one step after the other, from the end, costs no more than the steps', () => {
    const steps = dither(5_000);
    const begun = performance.now();
    const entries = [...steps];
    for (let n = 0; n < 9_999; n++) entries.push(undo(entries.length, 10_000 - n));
    const shown = frames(toy, opening, entries);
    expect(shown.at(-1)?.state).toEqual(shown[1]?.state);
    expect(performance.now() - begun).toBeLessThan(15_000);
  });

  test('that makes the rest be played again thousands of times is stopped', () => {
    const entries = dither(5_000);
    const begun = performance.now();
    for (let n = 0; n < 4_900; n++) entries.push(undo(entries.length, 2 * n + 1, 2 * n + 2));
    expect(faultOf(entries)?.code).toBe('record.long');
    expect(performance.now() - begun).toBeLessThan(15_000);
  });
});

describe('checkMove', () => {
  const state = all[0]?.state as State;
  const over = all.at(-1)?.state as State;

  test('asks first whether the game is over, then whose turn it is, then the game', () => {
    const { check } = toy;
    const strict = {
      ...toy,
      check: (...args: Parameters<typeof check>) => ({ ...check(...args), code: 'asked' }),
    };
    const move = { do: 'take' } as const;
    expect(checkMove(strict, over, 0, move)).toEqual({ code: 'move.over' });
    expect(checkMove(strict, state, 7, move)).toEqual({ code: 'move.turn' });
    expect(checkMove(strict, state, 0, move)).toEqual({ code: 'asked' });
    expect(checkMove(toy, state, 0, move)).toEqual({ code: 'toy.nothing-laid' });
  });
});
