import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hashOfPart } from '@late/kernel';
import { afterAll, describe, expect, test } from 'vitest';
import { late, lateProcess } from './run-late.ts';
import { sampleRecord } from './sample-record.ts';

const folder = mkdtempSync(join(tmpdir(), 'late-'));
afterAll(() => rmSync(folder, { recursive: true }));

function fileWith(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

/** The first throw of the sample with other dice on its tape. */
function tampered(): string {
  return sampleRecord().replace(
    /^(1 .* throw = )(\d)/m,
    (_, start, die) => start + ((+die + 1) % 6),
  );
}

describe('late', () => {
  test('says what it can do', () => {
    const { code, out } = lateProcess('--help');
    expect(code).toBe(0);
    for (const command of ['simulate', 'replay', 'fair', 'bench']) expect(out).toContain(command);
  });

  test('is not understood, and says so by its exit code', () => {
    const { code, err } = lateProcess('sing');
    expect(code).toBe(2);
    expect(err).toContain('there is no command "sing"');
  });
});

describe('late replay', () => {
  test('tells a game and its result', () => {
    const { code, out } = lateProcess('replay', fileWith('good.txt', sampleRecord()));
    expect(code).toBe(0);
    expect(out).toMatch(/Ada.* \d \d \d \d \d/);
    expect(out).toMatch(/Result: Ada -?\d+, Remington -?\d+\. Won by: /);
  });

  test('speaks to whoever gave no name, in whichever language the table was opened', async () => {
    for (const name of ['Du', 'Ty']) {
      const { out } = await late('replay', fileWith('unnamed.txt', sampleRecord({ name })));
      expect(out).toMatch(/You throw \d \d \d \d \d\./);
      expect(out).toMatch(/Result: You -?\d+, Remington -?\d+\. Won by: /);
      expect(out).not.toContain(name);
    }
    const { out } = await late(
      'replay',
      fileWith('numbered.txt', sampleRecord({ name: 'Osoba 1' })),
    );
    expect(out).toMatch(/Result: Player 1 -?\d+, /);
  });

  test('prints the same as JSON', async () => {
    const { code, out } = await late('replay', fileWith('json.txt', sampleRecord()), '--json');
    expect(code).toBe(0);
    const { game, steps, result, refused } = JSON.parse(out);
    expect(game).toBe('extra');
    expect(steps[0]).toEqual({ step: 0, by: 'house', text: '(deal)' });
    expect(result.scores).toHaveLength(2);
    expect(refused).toBeNull();
  });

  test('names the step that is refused, and why', async () => {
    const path = fileWith('refused.txt', tampered());
    const { code, out, err } = await late('replay', path);
    expect(code).toBe(1);
    expect(out.trim().split('\n')).toHaveLength(2);
    expect(err).toMatch(/step 2 is refused: .*\(extra\.dice\)/);
    const json = await late('replay', path, '--json');
    expect(json.code).toBe(1);
    expect(JSON.parse(json.out).refused).toMatchObject({ step: 2, code: 'extra.dice' });
  });

  test('names the line of a text that is no record', async () => {
    const { code, out, err } = await late(
      'replay',
      fileWith('letter.txt', 'Dear editor'),
      '--json',
    );
    expect(code).toBe(1);
    expect(err).toContain('line 1: record.title');
    expect(JSON.parse(out).error).toContain('record.title');
  });

  test('says that a file is not there', async () => {
    const { code, err } = await late('replay', join(folder, 'nowhere.txt'));
    expect(code).toBe(1);
    expect(err).toContain('ENOENT');
  });
});

describe('late fair', () => {
  test('finds an honest game fair', async () => {
    const { code, out } = await late('fair', fileWith('honest.txt', sampleRecord()), '--json');
    expect(code).toBe(0);
    const verdict = JSON.parse(out);
    expect(verdict).toMatchObject({ fair: true, seed: '5a'.repeat(32) });
    expect(verdict.draws % 5).toBe(0);
    expect(verdict.draws).toBeGreaterThan(0);
  });

  test.each([
    ['tampered.txt', tampered(), 'step 1: fair.draw'],
    ['sealed.txt', sampleRecord({ sealed: true }), 'fair.sealed'],
    ['bound.txt', sampleRecord().replace(/^commitment: ./m, 'commitment: 0'), 'fair.commitment'],
  ])('fails on %s', async (name, text, message) => {
    const { code, err } = await late('fair', fileWith(name, text));
    expect(code).toBe(1);
    expect(err).toContain(message);
  });
});

describe('late fair of luck that several drew', () => {
  const [kept, withheld] = ['a'.repeat(64), 'b'.repeat(64)];
  const withLuck = (...lines: string[]) =>
    sampleRecord().replace(/^commitment: .*$/m, (line) =>
      [line, 'fairness: 2', ...lines].join('\n'),
    );
  const parts = (hash: string) => [
    'luck: all devices',
    `part 1: s1 ${hash} ${kept}`,
    `part 2: s2 ${withheld} withheld`,
  ];

  test.each([
    [
      'several',
      parts(hashOfPart(kept)),
      [`seat 1, Ada: ${kept}`, `withheld, promised ${withheld}`],
    ],
    ['one', ['luck: one device'], ['drawn by    one device']],
    ['none', [], ['drawn by    the seed alone']],
  ])('tells each part: %s', async (name, lines, told) => {
    const { out } = await late('fair', fileWith(`parts-${name}.txt`, withLuck(...lines)));
    for (const text of told) expect(out).toContain(text);
  });

  test('finds out a part that was not promised', async () => {
    const text = withLuck(...parts('c'.repeat(64)));
    const { code, err } = await late('fair', fileWith('forged-part.txt', text));
    expect(code).toBe(1);
    expect(err).toContain('fair.part');
  });
});

describe('late simulate', () => {
  const simulate = async (...args: string[]) => {
    const { code, out } = await late('simulate', 'extra', '--games', '20', '--json', ...args);
    expect(code).toBe(0);
    return JSON.parse(out);
  };

  test('prints exactly the promised JSON, the same for the same seed', async () => {
    const first = await simulate('--seats', 'medium,easy', '--seed', '5');
    expect(Object.keys(first)).toEqual(['game', 'games', 'steps', 'seconds', 'seats', 'extra']);
    expect(Object.keys(first.extra)).toEqual(['throws', 'nonNegative', 'microsecondsPerDecision']);
    expect(first).toMatchObject({ game: 'extra', games: 20 });
    for (const seat of first.seats)
      expect(Object.keys(seat)).toEqual(['bot', 'mean', 'se', 'wins']);
    const again = await simulate('--seats', 'medium,easy', '--seed', '5');
    expect([again.steps, again.seats]).toEqual([first.steps, first.seats]);
    expect((await simulate('--seats', 'medium,easy', '--seed', '6')).seats).not.toEqual(
      first.seats,
    );
  });

  test('refuses a level that the game does not have', async () => {
    const { code, err } = await late('simulate', 'extra', '--games', '1', '--seats', 'expert');
    expect({ code, err }).toMatchObject({ code: 2, err: expect.stringContaining('not expert') });
  });

  test('prints a table for people', async () => {
    const { code, out } = await late('simulate', 'extra', '--games', '2', '--seats', 'easy');
    expect(code).toBe(0);
    expect(out).toMatch(/seat +bot +mean +± SE +wins\n +1 +easy/);
  });

  test.each([
    ['slowka', '{"tries":1}'],
    ['krzyzowka', '{"game":1}'],
    ['krzyzowka', '{"game":2,"roundCount":1}'],
    ['krzyzowka', '{"game":3,"roundCount":2}'],
  ])('plays %s alone: %s', async (game, options) => {
    const asked = ['simulate', game, '--games', '1', '--seed', '1', '--seats', 'easy', '--json'];
    const { code, out } = await late(...asked, '--options', options);
    expect(code).toBe(0);
    const { seats } = JSON.parse(out);
    expect(seats).toHaveLength(1);
    expect(seats[0].mean).toBeGreaterThan(0);
  });

  test('plays in the words of another edition, and of none that there is not', async () => {
    const asked = ['simulate', 'slowka', '--games', '1', '--seed', '1', '--seats', 'easy,easy'];
    const scores = async (edition: string) => {
      const { code, out } = await late(...asked, '--json', '--edition', edition);
      expect(code).toBe(0);
      return JSON.parse(out).seats.map(({ mean }: { mean: number }) => mean);
    };
    expect(await scores('de')).not.toEqual(await scores('pl'));
    const { code, err } = await late(...asked, '--edition', 'es');
    expect({ code, err }).toMatchObject({ code: 2, err: expect.stringContaining('es') });
  });
});
