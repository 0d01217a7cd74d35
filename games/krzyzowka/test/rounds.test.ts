import { RECORD_LIMITS } from '@late/kernel';
import { describe, expect, test } from 'vitest';
import { MOST_CHANGES, missing, ROUNDS, unseenTiles } from '../rules/index.ts';
import { game } from './game.ts';
import { deal, give, own, typesOf } from './sitting.ts';
import { ALL_TILES } from './tiles.ts';

const A = 'aptekakotnoszmiycwei';
const B = 'senranarooiieedlluzy';

describe('a round', () => {
  test('begins when all are ready, with other tiles for everybody', () => {
    const table = own({ game: 2, minutes: 'off' }, 3);
    expect(game.turn(table.state())).toEqual({ must: [0, 1, 2], may: [], round: 0 });
    expect(game.open(table.state())).toBe(true);
    expect(table.refusal(0, 'agree')).toMatchObject({ code: 'krzyzowka.no-round' });
    expect(table.play(2, 'ready').reveals).toBe('nothing');
    expect(table.refusal(2, 'ready')).toEqual({ code: 'move.turn' });
    table.play(0, 'ready');
    expect(table.play(1, 'ready')).toMatchObject({
      reveals: 'secret',
      events: [{ type: 'ready' }, { type: 'round', round: 1, tiles: 20 }],
    });
    const all = table.state().desks.flatMap(({ tiles }) => tiles);
    expect(all).toHaveLength(60);
    expect(missing(ALL_TILES, all)).toBeNull();
    expect(game.turn(table.state())).toEqual({ must: [0, 1, 2], may: [], round: 0 });
    expect(table.refusal(0, 'ready')).toMatchObject({ code: 'krzyzowka.round-runs' });
  });

  test('is played unseen', () => {
    const table = own({ game: 2 });
    deal(table, [A, B]);
    const before = [game.view(table.state(), 1), game.view(table.state(), 'audience')];
    const arranged = table.play(0, 'arrange 0,0>APTEKA');
    expect(arranged).toMatchObject({ events: [], reveals: 'nothing' });
    const swapped = table.play(0, 'swap KO');
    expect(swapped.events.map((event) => game.redact(event, 1))).toEqual([null]);
    expect(swapped.events.map((event) => game.redact(event, 'audience'))).toEqual([null]);
    expect([game.view(table.state(), 1), game.view(table.state(), 'audience')]).toEqual(before);
    expect(game.view(table.state(), 0)).toMatchObject({ mine: { swapped: true } });
    expect(game.open(table.state())).toBe(false);
    expect(unseenTiles(game.view(table.state(), 1))).toHaveLength(50);
  });

  test('shows everything once it is counted', () => {
    const table = own({ game: 2 });
    deal(table, [A, B]);
    table.play(0, 'arrange 0,0>APTEKA');
    table.play(0, 'agree');
    expect(table.play(1, 'agree').reveals).toBe('news');
    expect(game.view(table.state(), 'audience')).toMatchObject({
      playing: false,
      last: {
        how: 'agreed',
        by: null,
        works: [{ points: 6, layout: { length: 6 } }, { points: 0 }],
      },
      points: [[6, 0]],
      totals: [6, 0],
    });
  });

  test('ends by agreement only when all agree, and who agreed has put the pencil down', () => {
    const table = own({ game: 2, minutes: 'off' });
    deal(table, [A, B]);
    table.play(0, 'agree');
    expect(game.turn(table.state())).toEqual({ must: [1], may: [0], round: 0 });
    for (const text of ['arrange 0,0>KOT', 'swap KO', 'done', 'agree']) {
      expect(table.refusal(0, text)).toMatchObject({ code: 'krzyzowka.agreed' });
    }
    table.play(0, 'withdraw');
    expect(table.refusal(0, 'withdraw')).toMatchObject({ code: 'krzyzowka.not-agreed' });
    table.play(1, 'agree');
    expect(table.state().playing).toBe(true);
    table.play(0, 'agree');
    expect(table.state().playing).toBe(false);
  });
});

describe('one’s own table', () => {
  test.each([
    ['arrange 0,0>AA', null],
    ['arrange 0,0>KOT 5,5>NOS', null],
    ['arrange -100,100>K', null],
    ['arrange', null],
    ['arrange 0,0>ŹLE', 'not-yours'],
    ['arrange 0,0>KKK', 'not-yours'],
    ['arrange 0,0>K 0,0>O', 'same-cell'],
    ['arrange 0,0>?K', 'not-yours'],
    ['lay 0,0>KOT', 'other-game'],
    ['raise', 'other-game'],
    ['pass', 'other-game'],
  ])('%s: %s', (text, code) => {
    const table = own({ game: 2 });
    deal(table, [A, B]);
    const refusal = table.refusal(0, text);
    expect(refusal?.code ?? null).toBe(code && `krzyzowka.${code}`);
  });

  test('tiles are moved as often as one likes, within reason', () => {
    const table = own({ game: 2, minutes: 'off' });
    deal(table, [A, B]);
    for (let change = 0; change < MOST_CHANGES; change++) {
      table.play(0, `arrange 0,${change % 50}>KOT`);
    }
    expect(table.refusal(0, 'arrange')).toEqual({
      code: 'krzyzowka.enough',
      params: { most: MOST_CHANGES },
      rule: 'rulings',
    });
    table.play(0, 'agree');
    expect(table.refusal(0, 'withdraw')).toMatchObject({ code: 'krzyzowka.enough' });
    expect(table.refusal(1, 'arrange')).toBeNull();
    table.play(1, 'agree');
    deal(table, [A, B]);
    expect(table.refusal(0, 'arrange')).toBeNull();
    // Rounds, seats, changes: with everything else that happens a record holds them all.
    expect(ROUNDS[3].most * 4 * MOST_CHANGES).toBeLessThan(RECORD_LIMITS.entries - 1_000);
  });

  test('two tiles may be swapped once a round, from those that lie nowhere', () => {
    const table = own({ game: 2 });
    deal(table, [A, B]);
    table.play(0, 'arrange 0,0>APTEKA');
    expect(table.refusal(0, 'swap PT')).toEqual({
      code: 'krzyzowka.swap-laid',
      params: { tile: 'P' },
      rule: 'swap',
    });
    const { events, reveals } = table.play(0, 'swap KT');
    expect(reveals).toBe('secret');
    expect(events).toMatchObject([{ type: 'swapped', gave: ['k', 't'], got: { length: 2 } }]);
    expect(table.state().desks[0]?.tiles).toHaveLength(20);
    expect(
      missing(
        ALL_TILES,
        table.state().desks.flatMap(({ tiles }) => tiles),
      ),
    ).toBeNull();
    expect(table.refusal(0, 'swap OS')).toMatchObject({ code: 'krzyzowka.swapped' });
    table.play(0, 'agree');
    table.play(1, 'agree');
    deal(table, [A, B]);
    expect(table.refusal(0, 'swap OS')).toBeNull();
  });

  test('being done takes all tiles in one piece, and words', () => {
    const table = own({ game: 2 }, 4);
    deal(table, ['kotkotnosnosmam', 'a', 'e', 'i']);
    const rows = '0,0>KOTKO 1,0>TNOSN 2,0>OSMA';
    table.play(0, `arrange ${rows}`);
    expect(table.refusal(0, 'done')).toEqual({
      code: 'krzyzowka.not-all-laid',
      params: { count: 1 },
      rule: 'done',
    });
    table.play(0, `arrange ${rows} 4,0>M`);
    expect(table.refusal(0, 'done')).toMatchObject({ code: 'krzyzowka.in-pieces' });
    table.play(0, `arrange ${rows}M`);
    const before = [1, 'audience' as const].map((viewer) => game.view(table.state(), viewer));
    for (const tries of [1, 2, 3]) {
      const { events, reveals } = table.play(0, 'done');
      expect(events).toMatchObject([{ type: 'not-done', seat: 0, tries }]);
      expect(JSON.stringify(events)).toContain('kotko');
      // The answer cannot be unheard, and nobody else hears of it.
      expect(reveals).toBe('secret');
      expect(events.map((event) => game.redact(event, 1))).toEqual([null]);
      expect(events.map((event) => game.redact(event, 'audience'))).toEqual([null]);
    }
    expect([1, 'audience' as const].map((viewer) => game.view(table.state(), viewer))).toEqual(
      before,
    );
    expect(game.view(table.state(), 0)).toMatchObject({ playing: true, mine: { tries: 3 } });
    expect(table.refusal(0, 'done')).toEqual({
      code: 'krzyzowka.no-tries',
      params: { most: 3 },
      rule: 'rulings',
    });
    expect(table.refusal(1, 'agree')).toBeNull();
  });

  test('a crossword of words ends the round for all, with 20 points more', () => {
    const table = own({ game: 2 }, 4);
    // TRĄBY and KOZA hang together by TIK.
    deal(table, ['trąbyikoza', 'a', 'e', 'i']);
    table.play(0, 'arrange 0,0>TRĄBY 1,0>I 2,0>KOZA');
    expect(typesOf(table.play(0, 'done'))).toEqual(['done', 'counted']);
    expect(table.state().last).toMatchObject({ how: 'done', by: 0 });
    expect(table.state().last?.works[0]).toMatchObject({ bonus: 20, points: 10 + 3 + 5 + 20 });
  });

  test('of pieces that do not touch only the one worth most counts, and in it only words', () => {
    const table = own({ game: 2 });
    deal(table, [A, B]);
    // APTEKA with a Z below its K that makes no word; KOT apart, though all of it is sound.
    table.play(0, 'arrange 0,0>APTEKA 1,4>Z 5,0>KOT');
    table.play(1, 'arrange 0,0>SEN 5,0>RAN 9,0>AR');
    table.play(0, 'agree');
    table.play(1, 'agree');
    const [first, second] = table.state().last?.works ?? [];
    expect(first?.runs.map(({ word, fault }) => [word, fault])).toEqual([
      ['apteka', null],
      ['kz', 'not-listed'],
      ['kot', 'apart'],
    ]);
    expect(first).toMatchObject({ points: 6, bonus: 0 });
    // Of pieces worth as much the larger counts, then the upper.
    expect(second?.runs.map(({ word, fault }) => [word, fault])).toEqual([
      ['sen', null],
      ['ran', 'apart'],
      ['ar', 'apart'],
    ]);
    const third = own({ game: 2 });
    deal(third, [A, B]);
    third.play(0, 'arrange 0,0>NMZSAP 5,0>KOT');
    third.play(0, 'agree');
    third.play(1, 'agree');
    // Six letters of nonsense beside KOT.
    expect(third.state().last?.works[0]).toMatchObject({ points: 3 });
    const faults = third.state().last?.works[0]?.runs.map(({ word, fault }) => [word, fault]);
    expect(faults).toEqual([
      ['nmzsap', 'not-listed'],
      ['kot', null],
    ]);
  });

  test('a table with nothing but single tiles is worth nothing', () => {
    const table = own({ game: 2 });
    deal(table, [A, B]);
    table.play(0, 'arrange 0,0>A 2,2>P');
    table.play(0, 'agree');
    table.play(1, 'agree');
    expect(table.state().last?.works[0]).toMatchObject({ runs: [], points: 0, bonus: 0 });
  });
});

describe('the longest word', () => {
  const HANDS = ['aptekakotnoszmi', 'senatorkaaeeiio'] as const;
  const longest = (seats = 2, options = {}) => {
    const table = own({ game: 3, ...options }, seats);
    deal(table, [...HANDS, 'basenukotnnrrss', 'mamaeeoootttuuw'].slice(0, seats));
    return table;
  };

  test.each([
    ['arrange 0,0>KOT', null],
    ['arrange 0,2>T 0,0>KO', null],
    ['arrange 1,0>KOT', 'one-line'],
    ['arrange 0,1>KOT', 'one-line'],
    ['arrange 0,0>K 0,2>T', 'one-line'],
    ['arrange 0,-1>KO', 'one-line'],
    ['swap KO', 'other-game'],
    ['done', 'other-game'],
    ['raise', 'five-letters'],
  ])('%s: %s', (text, code) => {
    expect(longest().refusal(0, text)?.code ?? null).toBe(code && `krzyzowka.${code}`);
  });

  test('a raised hand with a word ends the round for all; the longest word earns 5 more', () => {
    const table = longest(3);
    table.play(0, 'arrange 0,0>APTEKA');
    table.play(1, 'arrange 0,0>SENATOR');
    table.play(2, 'arrange 0,0>KOTS');
    const { events } = table.play(0, 'raise');
    expect(events).toMatchObject([
      { type: 'raised', seat: 0, word: 'apteka', offence: null },
      { type: 'counted', counted: { how: 'raised', by: 0 } },
    ]);
    expect(table.state().last?.works.map(({ points, bonus }) => [points, bonus])).toEqual([
      [6, 0],
      [12, 5],
      [0, 0],
    ]);
  });

  test('equal longest words earn it each, and blanks count as letters', () => {
    const table = longest(3);
    give(table, ['apteka?otnoszmi', 'basen?aaaeeiioo', 'maseczkakotnnrr']);
    table.play(0, 'arrange 0,0>APTE?KA');
    table.play(1, 'arrange 0,0>BASEN?U');
    table.play(0, 'raise');
    expect(table.state().points).toEqual([[5 + 5, 6 + 5, 0]]);
  });

  test('a raised hand without a word ends nothing, and is not raised again in this round', () => {
    const table = longest(3);
    table.play(0, 'arrange 0,0>APTEK');
    const { events, reveals } = table.play(0, 'raise');
    expect(events).toEqual([
      {
        type: 'raised',
        seat: 0,
        word: 'aptek',
        offence: { word: 'aptek', reason: 'not-listed' },
      },
    ]);
    expect(reveals).toBe('news');
    expect(game.turn(table.state())).toEqual({ must: [0, 1, 2], may: [], round: 0 });
    expect(table.refusal(0, 'raise')).toEqual({ code: 'krzyzowka.raised-once', rule: 'rulings' });
    expect(game.view(table.state(), 1)).toMatchObject({
      desks: [{ offence: { word: 'aptek' } }, {}, {}],
    });
    // Who raised it goes on building, and the word counts like any other.
    table.play(0, 'arrange 0,0>APTEKA');
    table.play(2, 'arrange 0,0>KOT');
    for (const seat of [0, 1, 2]) table.play(seat, 'agree');
    expect(table.state().points).toEqual([[6 + 5, 0, 3]]);
    deal(table, [...HANDS, 'basenukotnnrrss']);
    table.play(0, 'arrange 0,0>APTEKA');
    expect(table.refusal(0, 'raise')).toBeNull();
  });

  test('nobody is the longest without a word', () => {
    const table = longest(2);
    table.play(0, 'arrange 0,0>KZM');
    table.play(0, 'agree');
    table.play(1, 'agree');
    expect(table.state().points).toEqual([[0, 0]]);
  });
});

describe('the game', () => {
  test.each([
    [2, 4],
    [3, 10],
  ] as const)('game %i has %i rounds; the highest total wins', (number, rounds) => {
    const table = own({ game: number });
    for (let round = 1; round <= rounds; round++) {
      expect(game.result(table.state())).toBeNull();
      deal(table, ['kotaaaaeeeiiooozwzwy', 'senmamaaaaeeeiioozzw']);
      table.play(0, 'arrange 0,0>KOT');
      table.play(0, 'agree');
      table.play(1, 'agree');
      expect(table.state().round).toBe(round);
    }
    const each = number === 2 ? 3 : 8;
    expect(game.result(table.state())).toEqual({ scores: [each * rounds, 0], winners: [0] });
    expect(table.refusal(0, 'ready')).toEqual({ code: 'move.over' });
  });
});

describe('one after the other', () => {
  test('all get the same tiles and see them only when they begin', () => {
    const table = own({ game: 2, rounds: 'in-turn' }, 3);
    expect(game.turn(table.state())).toEqual({ must: [0], may: [] });
    expect(typesOf(table.play(0, 'ready'))).toEqual(['round', 'begun']);
    const first = table.state().desks[0]?.tiles;
    expect(first).toHaveLength(20);
    expect(game.view(table.state(), 0)).toMatchObject({ mine: { tiles: first }, dealt: first });
    expect(game.view(table.state(), 1)).toMatchObject({ mine: { tiles: [] }, dealt: null });
    expect(game.view(table.state(), 'audience')).toMatchObject({ mine: null, dealt: null });
    expect(game.check(table.state(), 1, { do: 'ready' })).toMatchObject({
      code: 'krzyzowka.not-your-turn',
    });
    expect(table.refusal(0, 'done')).toMatchObject({ code: 'krzyzowka.hand-in', rule: 'in-turn' });
    const pair = first?.slice(0, 2).join('').toUpperCase();
    table.play(0, `swap ${pair}`);
    expect(table.play(0, 'agree')).toMatchObject({
      events: [{ type: 'handed-in', seat: 0 }],
      reveals: 'nothing',
    });
    expect(game.turn(table.state())).toEqual({ must: [1], may: [] });
    expect(table.refusal(1, 'agree')).toMatchObject({ code: 'krzyzowka.no-round' });
    expect(typesOf(table.play(1, 'ready'))).toEqual(['begun']);
    expect(table.state().desks[1]?.tiles).toEqual(first);
    // Everybody swaps with a full box, less what was dealt.
    table.play(1, `swap ${pair}`);
    expect(missing(ALL_TILES, table.state().desks[1]?.tiles ?? [])).toBeNull();
    table.play(1, 'agree');
    table.play(2, 'ready');
    expect(table.state().last).toBeNull();
    expect(typesOf(table.play(2, 'agree'))).toEqual(['handed-in', 'counted']);
    expect(table.state()).toMatchObject({
      playing: false,
      dealt: null,
      last: { how: 'handed-in' },
    });
    expect(game.turn(table.state())).toEqual({ must: [0], may: [] });
  });

  test('a word of any length is handed in, and the longest still earns 5', () => {
    const table = own({ game: 3, rounds: 'in-turn' });
    for (const [seat, word] of [
      [0, 'KOT'],
      [1, 'KOZA'],
    ] as const) {
      table.play(seat, 'ready');
      give(table, ['kotkozaaaaeeeii', 'kotkozaaaaeeeii']);
      table.play(seat, `arrange 0,0>${word}`);
      expect(table.refusal(seat, 'raise')).toMatchObject({ code: 'krzyzowka.hand-in' });
      table.play(seat, 'agree');
    }
    expect(table.state().points).toEqual([[3, 5 + 5]]);
  });
});
