import { extra } from '@late/extra/rules';
import { describe, expect, test } from 'vitest';
import { checkTable, type Told } from '../check-table.ts';
import type { Asked } from '../journal.ts';
import type { KeptStep, KeptTable } from '../kept-table.ts';
import { playedTable } from './played-table.ts';

function complaints(table: { readonly kept: KeptTable; readonly journal: Told }): string {
  return checkTable(extra, table.kept, table.journal).violations.join('\n');
}

/** The same table with other steps, numbered as if nothing had happened. */
function withSteps(kept: KeptTable, steps: readonly KeptStep[]): KeptTable {
  const numbered = steps.map(({ step }, seq) => ({ seq, step: { ...step, seq } }));
  return { ...kept, steps: numbered, length: numbered.length };
}

describe('the crash test would notice', () => {
  const { kept, journal } = playedTable();
  const talk = kept.steps.findIndex(({ step }) => step.act.do === 'say');

  test('nothing about an honest table', () => {
    expect(kept.length).toBeGreaterThan(40);
    expect(journal.acknowledged).toBeGreaterThan(40);
    expect(complaints({ kept, journal })).toBe('');
  });

  test.each([0, 1, 2, 3, 5, 8, 13, 21, 34])('step %i from the end lost', (n) => {
    const at = kept.length - 1 - n;
    const holed = { ...kept, steps: kept.steps.filter(({ seq }) => seq !== at) };
    expect(complaints({ kept: holed, journal })).not.toBe('');
    // Even if somebody closed the gap.
    expect(complaints({ kept: withSteps(kept, holed.steps), journal })).not.toBe('');
  });

  test('the end of the log lost, with the memory of the requests', () => {
    const length = kept.length - 1;
    const requests = new Map([...kept.requests].filter(([, done]) => done <= length));
    const cut = { ...kept, steps: kept.steps.slice(0, length), length, requests };
    expect(complaints({ kept: cut, journal })).toContain('acknowledged and lost');
    expect(complaints({ kept: cut, journal: { ...journal, asked: [] } })).not.toBe('');
  });

  test('a step done twice', () => {
    const twice = kept.steps.toSpliced(talk, 0, kept.steps[talk] as KeptStep);
    expect(complaints({ kept: withSteps(kept, twice), journal })).not.toBe('');
    // Even at the very end, where no number after it moves.
    const last = kept.steps.concat(kept.steps[talk] as KeptStep);
    expect(complaints({ kept: withSteps(kept, last), journal })).toContain('done twice');
  });

  test('a request whose memory was lost: it would be done again', () => {
    const requests = new Map([...kept.requests].slice(1));
    expect(complaints({ kept: { ...kept, requests }, journal })).toContain('and lost');
  });

  test('an acknowledgement that came too early', () => {
    const asked = journal.asked.map((one) =>
      one.acknowledged === null ? one : { ...one, acknowledged: one.acknowledged - 1 },
    );
    expect(complaints({ kept, journal: { ...journal, asked } })).toContain('done at');
  });

  test('two requests in the wrong order', () => {
    const asked = journal.asked.toReversed();
    expect(complaints({ kept, journal: { ...journal, asked } })).toContain('order');
  });

  test('but not one that was told to wait a moment, and asked again later', () => {
    const [first, ...rest] = journal.asked.filter(({ member }) => member === 'ada');
    const others = journal.asked.filter(({ member }) => member !== 'ada');
    const told = (postponed: boolean): Told => ({
      pictures: [],
      // Its own request of the end, as if it had been asked first.
      asked: [...others, { ...(rest.pop() as Asked), postponed }, first as Asked, ...rest],
    });
    expect(complaints({ kept, journal: told(false) })).toContain('out of order');
    rest.push(journal.asked.findLast(({ member }) => member === 'ada') as Asked);
    expect(complaints({ kept, journal: told(true) })).toBe('');
  });

  test('something that stands before what was acknowledged before it was sent', () => {
    const first = journal.asked.find(({ acknowledged }) => acknowledged !== null) as Asked;
    const last = journal.asked.findLast(({ acknowledged }) => acknowledged !== null) as Asked;
    const late = { ...first, sentAt: Number(last.answeredAt) + 1 };
    const asked = journal.asked.map((one) => (one === first ? late : one));
    expect(complaints({ kept, journal: { ...journal, asked } })).toContain('before');
  });

  test('what was refused and done, unless a copy of it lay elsewhere', () => {
    const done = journal.asked.find(({ acknowledged }) => acknowledged !== null) as Asked;
    const told = (sends: number, copiesLie: boolean): Told => {
      const refused = { ...done, acknowledged: null, refused: 'move.turn', sends };
      const asked = journal.asked.map((one) => (one === done ? refused : one));
      return { pictures: [], asked, copiesLie };
    };
    expect(complaints({ kept, journal: told(2, false) })).toContain('refused and done');
    expect(complaints({ kept, journal: told(1, true) })).toContain('refused and done');
    expect(complaints({ kept, journal: told(2, true) })).toBe('');
  });

  test('another move than the one that was asked for', () => {
    const text = 'never said';
    const steps = kept.steps.map(({ seq, step }) => {
      const { act } = step;
      if (seq !== talk || act.do !== 'say') return { seq, step };
      return { seq, step: { ...step, act: { ...act, line: { ...act.line, text } } } };
    });
    expect(complaints({ kept: { ...kept, steps }, journal })).toContain('not what was asked');
  });

  test('somebody who saw more than there is', () => {
    const pictures = journal.pictures.map((one) => ({ ...one, length: kept.length + 1 }));
    expect(complaints({ kept, journal: { ...journal, pictures } })).toContain('saw');
  });
});
