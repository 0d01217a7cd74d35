import { readdirSync, readFileSync } from 'node:fs';
import { openingOf, readRecord, replay } from '@late/kernel';
import { describe, expect, test } from 'vitest';
import { framesOf } from '../board/count/frames.ts';
import { count, extrablatt, type State } from '../rules/index.ts';

const folder = new URL('../fixtures/', import.meta.url);

describe.each(readdirSync(folder))('the count of %s, bonus by bonus', (file) => {
  const record = readRecord(readFileSync(new URL(file, folder), 'utf8'), () => extrablatt);
  const state = replay(extrablatt, openingOf(extrablatt, record) as never, record.log) as State;
  const { papers } = state;
  const counted = count(state);
  const frames = framesOf(counted, papers);

  test('comes to the result, and each step to its subtotal', () => {
    expect(frames.at(-1)?.totals).toEqual(counted.totals);
    for (const [step, subtotals] of Object.entries(counted.subtotals)) {
      const sums = papers.map((_, seat) =>
        frames
          .filter((frame) => frame.step === step)
          .reduce((sum, { credits }) => sum + (credits[seat] ?? 0), 0),
      );
      expect([step, ...sums]).toEqual([step, ...subtotals]);
    }
  });

  test('writes into what is lit what comes to the sum', () => {
    for (const { credits, lit, measures, step } of frames) {
      if (step === 'zone' || step === 'out') continue;
      lit.forEach(({ figures }, seat) => {
        const sum = figures.reduce((one, other) => one + other, 0);
        expect([step, sum]).toEqual([step, (step === 'sections' ? measures : credits)?.[seat]]);
      });
    }
  });

  test('lights what earns something, and nothing that has left the paper', () => {
    for (const { credits, lit, step } of frames) {
      lit.forEach(({ articles, gone }, seat) => {
        // An empty zone earns the prize for the fewest empty cells where all zones are empty.
        if (credits[seat] && step !== 'zone') expect(articles).not.toEqual([]);
        expect(articles.filter((article) => gone.includes(article))).toEqual([]);
      });
    }
  });
});
