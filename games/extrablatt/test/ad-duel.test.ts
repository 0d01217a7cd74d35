import { describe, expect, test } from 'vitest';
import { beats, type Event, extrablatt } from '../rules/index.ts';
import { paper, place, table } from './hand-made.ts';
import { B, BROKE, must, PLAN, played, refused } from './played.ts';

describe('the duel about an ad', () => {
  const dealt = table([BROKE, B, B], PLAN, { hour: 7, taken: 3 });
  const called = played(dealt, 's1 motor 2 s2').state;

  test('both choose in secret, in any order', () => {
    expect(must(called)).toEqual([0, 1]);
    const { state, reveals, events } = played(called, 's2 cheque 8');
    expect(must(state)).toEqual([0]);
    expect(reveals).toBe('nothing');
    expect(events).toEqual([{ type: 'chose', seat: 1 }]);
    expect(extrablatt.view(state, 0)).toEqual(
      extrablatt.view(played(called, 's2 cheque 1').state, 0),
    );
    expect(refused(called, 's2 cheque 12')).toBe('extrablatt.cheque');
  });

  test('the higher cheque wins, the cheques change hands, and only the two see them', () => {
    const { state, events, reveals } = played(called, ['s1 cheque 5', 's2 cheque 8']);
    expect(state.cheques).toEqual([
      [2, 8, 12],
      [1, 5, 11],
      [3, 7, 10],
    ]);
    expect(must(state)).toEqual([1]);
    expect(reveals).toBe('secret');
    expect(events).toMatchObject([
      { type: 'chose' },
      { type: 'exchanged', seats: [0, 1], cheques: [5, 8] },
      { type: 'won', kind: 'ad', seat: 1, loser: 0, tokens: 0 },
    ]);
    const exchanged = events[1] as Event;
    const readers = [0, 1, 2, 'audience'] as const;
    expect(readers.map((who) => extrablatt.redact(exchanged, who) !== null)).toEqual([
      true,
      true,
      false,
      false,
    ]);
    expect(readers.map((who) => extrablatt.view(state, who).duels[0]?.cheques)).toEqual([
      [5, 8],
      [5, 8],
      null,
      null,
    ]);
  });

  test('1,000 beats 12,000, and nothing else', () => {
    const upset = played(called, ['s1 cheque 12', 's2 cheque 1']).state;
    expect(must(upset)).toEqual([1]);
    expect(upset.papers.map(({ tokens }) => tokens)).toEqual([0, 1, 1]);
    expect(must(played(called, ['s1 cheque 12', 's2 cheque 8']).state)).toEqual([0]);
    expect(must(played(called, ['s1 cheque 5', 's2 cheque 1']).state)).toEqual([0]);
  });

  test('that is so whoever gives which, for all pairs of cheques', () => {
    for (let one = 1; one <= 12; one++) {
      for (let other = 1; other <= 12; other++) {
        const upset = one + other === 13 && Math.abs(one - other) === 11;
        expect(beats(one, other)).toBe(upset ? one < other : one > other);
      }
    }
  });

  test('a starter who wins takes two tokens, and may spend one this turn', () => {
    const won = played(called, ['s1 cheque 12', 's2 cheque 8']).state;
    expect(won.papers[0]?.tokens).toBe(2);
    const { state } = played(won, 's1 ad 4x3 r7 c7 f');
    expect(state.papers[1]?.ads).toEqual([{ by: 0, place: place('4x3 r7 c7'), text: 5 }]);
    expect(state.papers[0]?.stock[5]).toBe(2);
    expect(state.phase).toEqual({ at: 'extra' });
  });

  test('the ad lies free in the body, on a card of at most twelve cells', () => {
    const won = played(called, ['s1 cheque 12', 's2 cheque 8']).state;
    expect(refused(won, 's1 ad 5x3 r7 c1 a')).toBe('extrablatt.ad-size');
    expect(refused(won, 's1 ad 2x2 r3 c1 a')).toBe('extrablatt.ad-zone');
    expect(refused(won, 's1 ad 2x2 r6 c1 a')).toBe('extrablatt.astride');
    const used = { ...won, papers: [won.papers[0]!, paper('ad 2x2 r7 c1'), won.papers[2]!] };
    expect(refused(used, 's1 ad 2x2 r9 c1 a')).toBe('extrablatt.ad-used');
    expect(refused(used, 's1 ad 2x2 r7 c2 b')).toBe('extrablatt.covered');
    expect(refused(used, 's1 ad 2x2 r9 c1 b')).toBeUndefined();
  });

  test('it is one of the winner’s own cards, and needs no contact', () => {
    const without = (card: number) => ({ ...BROKE, stock: BROKE.stock.with(card, 0) });
    const written = paper('sport-a 2x2 r7 c1 10');
    const papers = [without(0), { ...written, stock: written.stock.with(1, 0) }];
    const won = played(table(papers, PLAN, { hour: 1 }), [
      's1 motor 2 s2',
      's1 cheque 12',
      's2 cheque 8',
    ]).state;
    expect(refused(won, 's1 ad 2x2 r1 c17 a')).toBe('extrablatt.no-card');
    expect(refused(won, 's1 ad 3x2 r1 c16 a')).toBeUndefined();
  });

  test('the winner may do without', () => {
    const { state, events } = played(called, ['s1 cheque 2', 's2 cheque 8', 's2 pass']);
    expect(events).toEqual([{ type: 'no-ad', seat: 1, why: 'declined' }]);
    expect(must(state)).toEqual([1]);
    const starter = played(called, ['s1 cheque 12', 's2 cheque 8', 's1 pass']).state;
    expect(starter).toMatchObject({ phase: { at: 'extra' }, active: 0 });
  });

  test('without room in the loser’s body there is none either', () => {
    const full = [place('9x9 r1 c10'), place('9x3 r10 c10'), place('9x6 r7 c1')];
    const crammed = { ...B, ads: full.map((at, text) => ({ by: 0, place: at, text })) };
    const duel = table([BROKE, crammed], PLAN, { hour: 1 });
    const won = played(duel, ['s1 motor 2 s2', 's1 cheque 12', 's2 cheque 8']);
    expect(won.events.at(-1)).toEqual({ type: 'no-ad', seat: 0, why: 'no-room' });
    const lost = played(duel, ['s1 motor 2 s2', 's1 cheque 2', 's2 cheque 8']);
    expect(lost.state.phase).toEqual({ at: 'ad' });
  });

  test('without a card of that size there is none, and the tokens come all the same', () => {
    const bare = { ...BROKE, stock: [0, 0, 0, 0, 0, 0, 1, 1, 1] };
    const { state, events } = played(table([bare, B], PLAN, { hour: 1 }), [
      's1 motor 2 s2',
      's1 cheque 12',
      's2 cheque 11',
    ]);
    expect(events.at(-1)).toEqual({ type: 'no-ad', seat: 0, why: 'no-room' });
    expect(state.papers[0]?.tokens).toBe(2);
    expect(state.phase).toEqual({ at: 'extra' });
  });

  test('needs a rival who is somebody else, and no section', () => {
    expect(refused(dealt, 's1 motor 2')).toBe('extrablatt.rival');
    expect(refused(dealt, 's1 motor 2 s1')).toBe('extrablatt.self');
    expect(refused(dealt, 's1 motor 2 s4')).toBe('extrablatt.no-rival');
    expect(refused(dealt, 's1 motor 2 s2 sport')).toBe('extrablatt.ad-section');
    expect(refused(dealt, 's1 motor 1 s2')).toBe('extrablatt.no-motor');
  });
});
