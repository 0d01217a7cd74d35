import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Act,
  type Actor,
  type Entry,
  faultOf,
  frames,
  type GameRecord,
  type Opening,
  openingOf,
  RECORD_LIMITS,
  RecordFault,
  ReplayFault,
  readRecord,
  replay,
  type Sitter,
} from '../src/index.ts';
import { fairGame, games, textOf } from './toy/fair-game.ts';
import { type Options, toy } from './toy/game.ts';

const text = textOf(fairGame());
const lines = text.split('\n');
const gap = lines.indexOf('');

function lineOf(start: string): number {
  return lines.findIndex((line) => line.startsWith(start)) + 1;
}

function faultIn(broken: string): { code: string; line?: number; step?: number } | null {
  try {
    const record = readRecord(broken, games);
    frames(toy, openingOf(toy, record) as never, record.log);
    return null;
  } catch (error) {
    const fault = faultOf(error);
    if (!fault) throw error;
    return fault;
  }
}

/** The text with one line written differently, or left out. */
function withLine(number: number, line: string | null): string {
  return lines.toSpliced(number - 1, 1, ...(line === null ? [] : [line])).join('\n');
}

const hex = fc
  .uint8Array({ minLength: 32, maxLength: 32 })
  .map((bytes) => Buffer.from(bytes).toString('hex'));
const name = fc
  .string({ unit: 'binary', minLength: 1, maxLength: 20 })
  .filter((one) => !/[\r\n]/.test(one));
const sitter: fc.Arbitrary<Sitter> = fc.oneof(
  fc.record({ kind: fc.constantFrom('person' as const, 'team' as const), name }),
  fc.record({
    kind: fc.constant('bot' as const),
    level: fc.constantFrom('easy', 'medium', 'hard'),
    name,
  }),
);
const act: fc.Arbitrary<Act> = fc.oneof(
  fc.constant({ do: 'expire' } as const),
  fc.record({
    do: fc.constant('move' as const),
    move: fc.oneof(
      fc.constant({ do: 'take' }),
      fc.record({ do: fc.constant('lay'), token: fc.integer({ min: 1, max: 4 }) }),
    ),
  }),
  fc.record({
    do: fc.constant('undo' as const),
    drops: fc.array(fc.nat(9_999), { minLength: 1, maxLength: 9 }),
  }),
  fc
    .tuple(
      fc.stringMatching(/^[a-z-]{1,30}$/),
      fc.dictionary(
        fc.stringMatching(/^[a-zA-Z]{1,20}$/).filter((key) => key !== 'kind'),
        fc.oneof(fc.integer(), fc.string({ unit: 'binary', maxLength: 30 })),
        { maxKeys: 4, noNullPrototype: true },
      ),
    )
    .map(([kind, params]) => ({ do: 'note' as const, note: { ...params, kind } })),
);

const record: fc.Arbitrary<GameRecord> = fc
  .record({
    table: fc.stringMatching(/^[A-Za-z0-9_-]{1,64}$/),
    opened: fc.integer({ min: 0, max: Date.UTC(9999, 0) }),
    sitters: fc.array(sitter, { minLength: 1, maxLength: RECORD_LIMITS.seats }),
    options: fc.dictionary(fc.string(), fc.jsonValue(), { maxKeys: 3, noNullPrototype: true }),
    commitment: hex,
    seed: fc.option(hex),
    steps: fc.array(
      fc.record({
        act,
        wait: fc.nat(10 ** 12),
        by: fc.nat(1_000),
        tape: fc.array(fc.nat(2 ** 32 - 1), { maxLength: 9 }),
      }),
      { maxLength: 12 },
    ),
  })
  .map(({ steps, ...head }) => {
    const actors: Actor[] = [...head.sitters.map((_, seat) => seat), 'clock', 'house'];
    const deal = { act: { do: 'deal' } as const, wait: 0, by: 0, tape: [] };
    const log = [deal, ...steps].map(
      (step, seq): Entry => ({
        seq,
        at: head.opened + step.wait,
        by: actors[step.by % actors.length] as Actor,
        act: step.act,
        tape: step.tape,
      }),
    );
    // As JSON holds them: fast-check also knows -0.
    const options = JSON.parse(JSON.stringify(head.options));
    return { ...head, options, game: toy.id, version: toy.version, log };
  });

describe('there and back', () => {
  test('a finished game', () => {
    expect(readRecord(text, games)).toEqual(fairGame());
    expect(faultIn(text)).toBeNull();
  });

  test('any record', () => {
    fc.assert(
      fc.property(record, (one) => {
        const written = textOf(one);
        const read = readRecord(written, games);
        expect(read).toEqual(one);
        expect(textOf(read)).toBe(written);
      }),
      { numRuns: 500 },
    );
  });

  test('with the line ends, the byte order mark and the trailing space of other systems', () => {
    const expected = fairGame();
    expect(readRecord(text.replaceAll('\n', '\r\n'), games)).toEqual(expected);
    expect(readRecord(`\uFEFF${text}`, games)).toEqual(expected);
    expect(readRecord(`\uFEFF${text.replaceAll('\n', '\r\n')}`, games)).toEqual(expected);
    expect(readRecord(`${text.trimEnd()}  \n\n\n`, games)).toEqual(expected);
    expect(readRecord(text.trimEnd(), games)).toEqual(expected);
  });

  test('of an earlier version, where the rules still replay it', () => {
    const later = (replays?: number[]) => (id: string) => {
      const game = games(id);
      return game && { ...game, version: 3, ...(replays ? { replays } : {}) };
    };
    expect(readRecord(text, later([1, 2]))).toEqual(fairGame());
    for (const replays of [undefined, [], [2]]) {
      expect(() => readRecord(text, later(replays))).toThrow('record.version');
    }
  });

  test('of an earlier version, is dealt by the rules of that version', () => {
    const dealtBy: (number | undefined)[] = [];
    const later: typeof toy = {
      ...toy,
      version: 3,
      replays: [1],
      setup: (options, seats, dealing) => {
        dealtBy.push(dealing.version);
        return toy.setup(options, seats, dealing);
      },
    };
    const record = readRecord(text, () => later);
    replay(later, openingOf(later, record) as Opening<Options>, record.log);
    replay(later, { options: record.options as Options, seats: 3 }, record.log);
    expect(dealtBy).toEqual([1, 3]);
  });

  test('a header that we do not know yet is passed over', () => {
    expect(readRecord(withLine(3, `${lines[2]}\nvenue: the kitchen`), games)).toEqual(fairGame());
  });
});

describe('a text that is no record is refused, with the line that says so', () => {
  const commitment = lineOf('commitment');
  const options = lineOf('options');
  const opened = lineOf('opened');
  const table = lineOf('table');
  const seat = lineOf('seat 2');

  test.each<[string, string, string, number]>([
    ['nothing', '', 'record.title', 1],
    ['another title', withLine(1, 'Late Edition record 2'), 'record.title', 1],
    ['no title', withLine(1, null), 'record.title', 1],
    ['no gap', lines.slice(0, gap).join('\n'), 'record.order', gap],
    ['no steps', `${lines.slice(0, gap).join('\n')}\n\n`, 'record.order', gap + 2],
    ['steps in the head', lines.filter(Boolean).join('\n'), 'record.header', gap + 1],
    ['an unknown game', withLine(2, 'game: chess 1'), 'record.game', 2],
    ['another version', withLine(2, 'game: toy 2'), 'record.version', 2],
    ['no version', withLine(2, 'game: toy'), 'record.header', 2],
    ['a huge version', withLine(2, 'game: toy 1234567'), 'record.header', 2],
    ['no game', withLine(2, null), 'record.header', 1],
    ['a game with a strange name', withLine(2, 'game: __proto__ 1'), 'record.header', 2],
    ['no table', withLine(table, null), 'record.header', 1],
    ['a table with a space', withLine(table, 'table: kitchen table'), 'record.header', table],
    ['a long table', withLine(table, `table: ${'x'.repeat(65)}`), 'record.header', table],
    ['a table twice', withLine(table, 'table: a\ntable: a'), 'record.header', table + 1],
    ['a day that is none', withLine(opened, 'opened: today'), 'record.header', opened],
    ['a month 13', withLine(opened, 'opened: 2024-13-01T00:00:00.000Z'), 'record.header', opened],
    [
      'a 30 February',
      withLine(opened, 'opened: 2024-02-30T00:00:00.000Z'),
      'record.header',
      opened,
    ],
    [
      'a time zone',
      withLine(opened, 'opened: 2024-02-01T00:00:00.000+01'),
      'record.header',
      opened,
    ],
    ['no commitment', withLine(commitment, null), 'record.header', 1],
    ['a short one', withLine(commitment, 'commitment: 00'), 'record.header', commitment],
    ['a short seed', withLine(lineOf('seed'), 'seed: 00'), 'record.header', lineOf('seed')],
    ['broken options', withLine(options, 'options: {"rounds":'), 'record.header', options],
    ['null for options', withLine(options, 'options: null'), 'record.header', options],
    ['a nameless person', withLine(seat, 'seat 2: person '), 'record.header', seat],
    ['a bot without level', withLine(seat, 'seat 2: bot Press'), 'record.header', seat],
    ['somebody strange', withLine(seat, 'seat 2: ghost Anna'), 'record.header', seat],
    ['a long name', withLine(seat, `seat 2: person ${'x'.repeat(41)}`), 'record.header', seat],
    ['a seat left out', withLine(seat, null), 'record.header', seat],
    [
      'a seat 0',
      withLine(seat, `${lines[seat - 1]}\nseat 0: person Zoe`),
      'record.header',
      seat + 1,
    ],
    ['a seat 99', withLine(seat, `${lines[seat - 1]}\nseat 99: team Z`), 'record.header', seat + 1],
    [
      'a seat twice',
      withLine(seat, `${lines[seat - 1]}\nseat 2: team Z`),
      'record.header',
      seat + 1,
    ],
    ['a long line', withLine(seat, `x: ${'x'.repeat(8_000)}`), 'record.header', seat],
    ['no colon', withLine(seat, 'seat 2 person Bo'), 'record.header', seat],
    [
      'wrong options',
      withLine(options, 'options: {"rounds":9,"faceUp":true}'),
      'record.options',
      1,
    ],
  ])('%s', (_, broken, code, line) => {
    expect(faultIn(broken)).toEqual({ code, line });
  });

  test('a seat too many, or too few', () => {
    const four = withLine(seat + 1, `${lines[seat]}\nseat 4: person Dan`);
    const one = lines.filter((line) => !/^seat [23]/.test(line)).join('\n');
    expect(faultIn(four)).toEqual({ code: 'record.options', line: 1 });
    // The steps of the others come first.
    expect(faultIn(one)?.code).toBe('record.step');
    const deal = `${one.slice(0, one.indexOf('\n\n'))}\n\n0 0 house (deal)\n`;
    expect(faultIn(deal)).toEqual({ code: 'record.options', line: 1 });
  });

  const step = gap + 3;
  test.each<[string, string]>([
    ['a number that is not next', '2 1000 s1 lay 1'],
    ['no number', 's1 lay 1'],
    ['a negative number', '-1 1000 s1 lay 1'],
    ['a long number', '0000001 1000 s1 lay 1'],
    ['no time', '1 s1 lay 1'],
    ['a time before the opening', '1 -5 s1 lay 1'],
    ['a broken time', '1 1.5 s1 lay 1'],
    ['a huge time', '1 999999999999999 s1 lay 1'],
    ['nobody', '1 1000 lay 1'],
    ['seat 0', '1 1000 s0 lay 1'],
    ['seat 4 of 3', '1 1000 s4 lay 1'],
    ['seat 17', '1 1000 s17 lay 1'],
    ['somebody else', '1 1000 judge lay 1'],
    ['an empty tape', '1 1000 s1 lay 1 ='],
    ['a tape with a word', '1 1000 s1 lay 1 = 1 two'],
    ['a tape with a sign', '1 1000 s1 lay 1 = -1'],
    ['a tape with a point', '1 1000 s1 lay 1 = 1.5'],
    ['two tapes', '1 1000 s1 lay 1 = 1 = 2'],
    ['a tape without space', '1 1000 s1 lay 1=1'],
    ['a long tape', `1 1000 s1 lay 1 = ${'1 '.repeat(1_001)}`],
    ['an unknown act', '1 1000 s1 (resign)'],
    ['an act that is not closed', '1 1000 s1 (expire'],
    ['an undo of nothing', '1 1000 s1 (undo)'],
    ['an undo of a word', '1 1000 s1 (undo one)'],
    ['an undo with commas', '1 1000 s1 (undo 1,2)'],
    ['a note without a kind', '1 1000 house (note)'],
    ['a note with a loose word', '1 1000 house (note hello there)'],
    ['a note with an open string', '1 1000 house (note hello to:"you)'],
    ['a note with a strange escape', '1 1000 house (note hello to:"\\q")'],
    ['a note with a leading zero', '1 1000 house (note hello to:007)'],
    ['a note with a strange key', '1 1000 house (note hello __proto__:1)'],
    ['a tab', '1\t1000\ts1\tlay 1'],
  ])('a step with %s', (_, line) => {
    expect(faultIn(withLine(step, line))).toEqual({ code: 'record.step', line: step });
  });

  test('a move that the notation cannot read, throwing', () => {
    const notation = {
      ...toy.notation,
      read(): unknown {
        throw new Error('unreadable');
      },
    };
    const read = () => readRecord(text, () => ({ ...toy, notation }));
    expect(read).toThrow(new RecordFault('record.step', step));
  });

  test('a log that does not begin with the deal', () => {
    const late = withLine(gap + 2, '0 0 house (note hello)');
    expect(faultIn(late)).toEqual({ code: 'record.order', line: gap + 2 });
  });
});

describe('limits', () => {
  const head = lines.slice(0, gap + 2).join('\n');
  const notes = (count: number) =>
    Array.from({ length: count }, (_, n) => `${n + 1} 0 house (note n)`).join('\n');

  test('characters', () => {
    const long = `${text}${'\n'.repeat(RECORD_LIMITS.characters)}`;
    expect(faultIn(long)).toEqual({ code: 'record.long', line: 0 });
    expect(faultIn(long.slice(0, RECORD_LIMITS.characters))).toBeNull();
  });

  test('entries', () => {
    const most = RECORD_LIMITS.entries - 1;
    expect(readRecord(`${head}\n${notes(most)}`, games).log).toHaveLength(most + 1);
    expect(faultIn(`${head}\n${notes(most + 1)}`)).toEqual({
      code: 'record.long',
      line: gap + 2 + most + 1,
    });
  });

  test('characters in a step', () => {
    const line = (length: number) =>
      `1 0 house (note n x:"${'x'.repeat(length - '1 0 house (note n x:"")'.length)}")`;
    const most = line(RECORD_LIMITS.line);
    expect(most).toHaveLength(RECORD_LIMITS.line);
    expect(readRecord(`${head}\n${most}`, games).log).toHaveLength(2);
    expect(faultIn(`${head}\n${line(RECORD_LIMITS.line + 1)}`)).toEqual({
      code: 'record.long',
      line: gap + 3,
    });
  });

  test('answers on a tape', () => {
    const tape = (count: number) => `${head}\n1 0 s1 lay 1 = ${'0 '.repeat(count)}`;
    expect(readRecord(tape(RECORD_LIMITS.tape), games).log[1]?.tape).toHaveLength(
      RECORD_LIMITS.tape,
    );
    expect(faultIn(tape(RECORD_LIMITS.tape + 1))?.code).toBe('record.step');
  });

  test('answers too large for a number are no answers', () => {
    for (const answer of ['9'.repeat(30), '9'.repeat(400)]) {
      const broken = text.replace(/(= )\d+/, `$1${answer}`);
      expect(faultIn(broken)).toEqual({ code: 'record.tape', step: 0 });
    }
  });
});

describe('hostile texts', () => {
  const SLOW = 5_000;
  const splices = fc.array(
    fc.record({
      at: fc.nat(text.length),
      cut: fc.oneof(fc.nat(3), fc.nat(200)),
      put: fc.oneof(
        fc.constantFrom(...' =()"\\:0123456789-sabc\n\r\t\u2028\uFEFF\0'),
        fc.constantFrom('(undo 1)', '(deal)', '(expire)', ' = 1', 'seat 1: ', '__proto__', '\n\n'),
        fc.string({ unit: 'binary', maxLength: 8 }),
        fc.nat(lines.length - 1).map((line) => `${lines[line]}\n`),
      ),
    }),
    { minLength: 1, maxLength: 4 },
  );

  test('a damaged record is read, or refused as a record or as a game, and soon', () => {
    const codes = new Set<string>();
    fc.assert(
      fc.property(splices, (edits) => {
        let damaged = text;
        for (const { at, cut, put } of edits) {
          damaged = damaged.slice(0, at) + put + damaged.slice(at + cut);
        }
        const begun = performance.now();
        codes.add(faultIn(damaged)?.code ?? 'none');
        expect(performance.now() - begun).toBeLessThan(SLOW);
      }),
      { numRuns: 4_000, seed: 5 },
    );
    expect([...codes]).toEqual(
      expect.arrayContaining([
        'none',
        'record.header',
        'record.step',
        'record.tape',
        'record.undo',
        'move.shape',
      ]),
    );
  });

  test('no line takes longer than its length', () => {
    const full = (start: string, more: string, end = '!') =>
      start + more.repeat((RECORD_LIMITS.line - start.length - end.length) / more.length) + end;
    const bad = [
      full('1 0 s1 ', ' '),
      full('1 0 s1 ', 'x '),
      full('1 0 s1 ', ' ='),
      full('1 0 s1 ', ' = 1'),
      full('1 0 s1 x = ', '1 '),
      full('1 0 s1 x = ', ' '),
      full('1 0 s1 (undo', ' 1'),
      full('1 0 s1 (undo', ' 123456'),
      full('1 0 s1 (note a', ' a:1'),
      full('1 0 s1 (note a', ' a:"b"'),
      full('1 0 s1 (note a', ' a:"\\"" a:"b"'),
      full('1 0 s1 (note a a:"', '\\'),
      full('1 0 s1 (note a a:"', 'a'),
      full('1 0 s1 (note a a:"', '" a:"'),
      full('1 0 s1 (note ', 'a-'),
      full('1', '0'),
    ];
    const head = lines.slice(0, gap + 2).join('\n');
    const begun = performance.now();
    for (let n = 0; n < 30; n++) for (const line of bad) faultIn(`${head}\n${line}`);
    for (const key of ['a', 'seat 1', 'seat ']) {
      for (let n = 0; n < 30; n++) faultIn(withLine(2, full(key, key)));
    }
    for (const value of ['bot ', 'bot a', 'person  ', ' ']) {
      for (let n = 0; n < 30; n++) faultIn(withLine(lineOf('seat 1'), full('seat 1: ', value)));
    }
    // 700 lines of 8,000 characters: milliseconds if linear, minutes if not.
    expect(performance.now() - begun).toBeLessThan(SLOW);
  });

  test('a text of nothing but gaps, heads or steps', () => {
    const begun = performance.now();
    for (const part of ['\n', '\r\n', '\r', ' ', 'a: b\n', 'Late Edition record 1\n', '\uFEFF']) {
      const long = part.repeat(RECORD_LIMITS.characters / part.length);
      expect(faultIn(long)?.code).toMatch(/^record\./);
      expect(faultIn(`${lines[0]}\n${long}`.slice(0, RECORD_LIMITS.characters))?.code).toMatch(
        /^record\./,
      );
    }
    expect(performance.now() - begun).toBeLessThan(2 * SLOW);
  });

  test('options nested to the limit', () => {
    const deep = `options: ${'['.repeat(3_900)}${']'.repeat(3_900)}`;
    expect(faultIn(withLine(lineOf('options'), deep))?.code).toBe('record.options');
  });
});

test('faults of reading and replaying have codes, others have none', () => {
  expect(faultOf(new RecordFault('record.step', 7))).toEqual({ code: 'record.step', line: 7 });
  expect(faultOf(new ReplayFault(3, { code: 'move.turn' }))).toEqual({
    code: 'move.turn',
    step: 3,
  });
  expect(faultOf(new Error('another'))).toBeNull();
  expect(faultOf(undefined)).toBeNull();
});
