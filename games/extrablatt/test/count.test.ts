import { describe, expect, test } from 'vitest';
import {
  BLANK_PAPER,
  type Count,
  type Counted,
  count as countBy,
  extrablatt,
} from '../rules/index.ts';
import { headline, paper, table } from './hand-made.ts';

const BLANK = BLANK_PAPER;

/** Counts by the newest rules, if nothing else is said. */
function count(newsroom: Pick<Counted, 'papers'> & Partial<Counted>): Count {
  return countBy({ version: extrablatt.version, ...newsroom });
}

function sectionOfCount(counted: Count, section: string) {
  return counted.sections.find((step) => step.section === section);
}

function headlineOfCount(counted: Count, name: string) {
  return counted.headlines.find((step) => step.headline === headline(name));
}

/** `s1 60` for every prize. */
function won(prizes: readonly { seat: number; copies: number }[] | undefined): string {
  return (prizes ?? []).map(({ seat, copies }) => `s${seat + 1} ${copies}`).join(', ');
}

describe('step 1, the headline zone', () => {
  const full = ['politics-a 5x4 r3 c1 10', 'politics-b 4x4 r3 c6 10'];

  test('pays 60 for the fewest empty cells and 30 for the next fewest', () => {
    const { zone } = count({ papers: [paper('sport-a 3x3 r3 c1 10'), paper(...full), BLANK] });
    expect(zone.empty.map(({ length }) => length)).toEqual([27, 0, 36]);
    expect(won(zone.prizes)).toBe('s1 30, s2 60');
    expect(zone.articles).toEqual([[0], [0, 1], []]);
  });

  test('names the empty cells', () => {
    const { zone } = count({ papers: [paper(...full), paper('sport-a 5x4 r3 c1 10')] });
    expect(zone.empty[1]).toHaveLength(16);
    expect(zone.empty[1]?.[0]).toEqual({ column: 5, row: 2 });
    expect(zone.empty[1]?.at(-1)).toEqual({ column: 8, row: 5 });
  });

  test('pays equals alike, and two firsts still leave a second', () => {
    const three = paper('sport-a 3x3 r3 c1 10');
    expect(won(count({ papers: [three, BLANK, three, BLANK] }).zone.prizes)).toBe(
      's1 60, s2 30, s3 60, s4 30',
    );
    expect(won(count({ papers: [BLANK, BLANK, BLANK] }).zone.prizes)).toBe('s1 60, s2 60, s3 60');
  });

  test('pays nothing for the third fewest', () => {
    const papers = [
      paper('sport-a 2x2 r3 c1 10'),
      paper('sport-a 3x2 r3 c1 10'),
      paper('sport-a 4x2 r3 c1 10'),
      BLANK,
    ];
    expect(won(count({ papers }).zone.prizes)).toBe('s2 30, s3 60');
  });

  test('counts articles with a duck as room that is filled', () => {
    const { zone } = count({ papers: [paper('sport-a 3x3 r3 c1 10 duck'), BLANK, BLANK] });
    expect(zone.empty[0]).toHaveLength(27);
    expect(won(zone.prizes)).toBe('s1 60, s2 30, s3 30');
  });

  test('does not count the body', () => {
    const papers = [paper('sport-a 5x4 r7 c1 10'), paper('sport-a 5x4 r1 c10 10'), BLANK];
    expect(won(count({ papers }).zone.prizes)).toBe('s1 60, s2 60, s3 60');
  });

  test('has no second prize for two players', () => {
    expect(won(count({ papers: [paper(...full), BLANK] }).zone.prizes)).toBe('s1 60');
  });
});

describe('step 2, ducks and ads', () => {
  const papers = [
    paper('sport-a 3x3 r7 c1 30 duck', 'ad 3x4 r1 c10', 'local-a 2x2 r7 c4 10', 'ad 2x2 r5 c10'),
    paper('sport-a 2x2 r7 c1 10'),
    BLANK,
  ];

  test('go, and bring nothing', () => {
    const counted = count({ papers });
    expect(counted.out).toEqual([{ seat: 0, articles: [0], ads: [0, 1] }]);
    expect(counted.subtotals.out).toEqual([0, 0, 0]);
    expect(counted.articles.map(({ seat, article }) => [seat, article])).toEqual([
      [1, 0],
      [0, 1],
    ]);
  });

  test('a duck leaves the section and the headline to the others', () => {
    const counted = count({ papers });
    expect(sectionOfCount(counted, 'sport')?.cells).toEqual([0, 4, 0]);
    expect(won(sectionOfCount(counted, 'sport')?.prizes)).toBe('s2 60');
    expect(headlineOfCount(counted, 'sport-a')?.stays).toEqual([
      { seat: 1, articles: [0], bonuses: [10], copies: 10 },
    ]);
  });
});

describe('step 3, the sections', () => {
  test('pay 60 for the most cells, 30 for the next most, nothing for none', () => {
    const papers = [
      paper('culture-a 3x3 r7 c1 10', 'culture-b 2x2 r7 c4 10'),
      paper('culture-c 4x4 r7 c1 10'),
      paper('culture-d 2x2 r7 c1 10'),
      BLANK,
    ];
    const step = sectionOfCount(count({ papers }), 'culture');
    expect(step?.cells).toEqual([13, 16, 4, 0]);
    expect(won(step?.prizes)).toBe('s1 30, s2 60');
    expect(step?.articles).toEqual([[0, 1], [0], [0], []]);
  });

  test('pay equals alike, and give no second prize to papers without a cell', () => {
    const four = paper('culture-a 2x2 r7 c1 10');
    const step = sectionOfCount(count({ papers: [four, BLANK, four] }), 'culture');
    expect(won(step?.prizes)).toBe('s1 60, s3 60');
    expect(won(sectionOfCount(count({ papers: [BLANK, BLANK, BLANK] }), 'local')?.prizes)).toBe('');
  });

  test('leave a second prize below two firsts', () => {
    const six = paper('local-a 3x2 r7 c1 10');
    const papers = [six, paper('local-b 2x2 r7 c1 10'), six, paper('local-c 2x2 r7 c1 10')];
    expect(won(sectionOfCount(count({ papers }), 'local')?.prizes)).toBe(
      's1 60, s2 30, s3 60, s4 30',
    );
  });

  test('count photos, and headlines that will go in step 4', () => {
    const papers = [
      paper('local-a 2x2 r7 c1 10', 'local-a 2x2 r7 c3 10 photo'),
      paper('local-a 3x3 r7 c1 10'),
      BLANK,
    ];
    const counted = count({ papers });
    expect(sectionOfCount(counted, 'local')?.cells).toEqual([8, 9, 0]);
    expect(won(sectionOfCount(counted, 'local')?.prizes)).toBe('s1 30, s2 60');
    expect(headlineOfCount(counted, 'local-a')?.goes).toEqual([{ seat: 0, articles: [0, 1] }]);
  });

  test('have no second prize for two players', () => {
    const papers = [paper('local-a 2x2 r7 c1 10'), paper('local-b 3x2 r7 c1 10')];
    expect(won(sectionOfCount(count({ papers }), 'local')?.prizes)).toBe('s2 60');
  });
});

describe('step 4, the headlines', () => {
  test('only the largest stays, and earns its marker', () => {
    const papers = [paper('sport-a 2x2 r7 c1 30'), paper('sport-a 3x3 r7 c1 10'), BLANK];
    expect(headlineOfCount(count({ papers }), 'sport-a')).toEqual({
      headline: headline('sport-a'),
      cells: [4, 9, 0],
      stays: [{ seat: 1, articles: [0], bonuses: [10], copies: 10 }],
      goes: [{ seat: 0, articles: [0] }],
    });
  });

  test('equal ones all stay', () => {
    const papers = [paper('sport-a 4x3 r7 c1 30'), paper('sport-a 3x4 r7 c1 10'), BLANK];
    expect(count({ papers }).subtotals.headlines).toEqual([30, 10, 0]);
  });

  test('an uncontested headline earns its marker too', () => {
    expect(count({ papers: [paper('sport-a 2x2 r7 c1 20'), BLANK] }).subtotals.headlines).toEqual([
      20, 0,
    ]);
  });

  const illustrated = [
    paper('sport-a 3x2 r7 c1 10', 'sport-a 2x2 r7 c4 30 photo'),
    paper('sport-a 3x3 r7 c1 20'),
  ];

  test('a photo adds its cells, and there is one bonus for both: the article’s marker', () => {
    const counted = count({ papers: illustrated });
    expect(headlineOfCount(counted, 'sport-a')).toMatchObject({
      cells: [10, 9],
      stays: [{ seat: 0, articles: [0, 1], bonuses: [10, 0], copies: 10 }],
      goes: [{ seat: 1, articles: [0] }],
    });
    expect(counted.subtotals.articles).toEqual([10 + 30, 0]);
  });

  test('a game of version 1 is counted as it was: the photo earns a bonus of its own', () => {
    const counted = count({ papers: illustrated, version: 1 });
    expect(headlineOfCount(counted, 'sport-a')?.stays).toEqual([
      { seat: 0, articles: [0, 1], bonuses: [10, 30], copies: 40 },
    ]);
    expect(counted.totals[0]).toBe(count({ papers: illustrated }).totals[0]! + 30);
  });

  test('a photo whose article had a duck compares alone', () => {
    const alone = paper('sport-a 3x2 r7 c1 10 duck', 'sport-a 2x4 r7 c4 30 photo');
    const larger = count({ papers: [alone, paper('sport-a 3x3 r7 c1 20')] });
    expect(headlineOfCount(larger, 'sport-a')).toMatchObject({
      cells: [8, 9],
      goes: [{ seat: 0, articles: [1] }],
    });
    const smaller = count({ papers: [alone, paper('sport-a 3x2 r7 c1 20')] });
    expect(headlineOfCount(smaller, 'sport-a')?.stays).toEqual([
      { seat: 0, articles: [1], bonuses: [30], copies: 30 },
    ]);
  });

  test('an article whose photo had a duck compares alone', () => {
    const alone = paper('sport-a 3x3 r7 c1 10', 'sport-a 4x4 r7 c4 30 photo duck');
    const counted = count({ papers: [alone, paper('sport-a 5x2 r7 c1 20')] });
    expect(headlineOfCount(counted, 'sport-a')?.cells).toEqual([9, 10]);
  });
});

describe('step 5, the articles', () => {
  test('earn their markers, twice in the zone', () => {
    const papers = [
      paper('sport-a 2x2 r7 c1 10', 'local-a 3x3 r3 c1 20', 'culture-a 3x3 r1 c10 30'),
      BLANK,
    ];
    const counted = count({ papers });
    expect(
      counted.articles.map(({ article, copies, doubled }) => [article, copies, doubled]),
    ).toEqual([
      [0, 10, false],
      [2, 30, false],
      [1, 40, true],
    ]);
    expect(counted.subtotals.articles).toEqual([80, 0]);
  });

  test('the photo is doubled only where it lies in the zone itself', () => {
    const papers = [paper('sport-a 3x2 r5 c1 10', 'sport-a 3x2 r7 c1 30 photo'), BLANK];
    expect(count({ papers }).subtotals.articles).toEqual([50, 0]);
  });

  test('what went in step 4 earns nothing', () => {
    const papers = [paper('sport-a 2x2 r3 c1 30'), paper('sport-a 3x3 r7 c1 10')];
    expect(count({ papers }).subtotals.articles).toEqual([0, 10]);
  });
});

describe('the whole count', () => {
  // Worked out by hand, three papers: see each step's line.
  const papers = [
    paper(
      'politics-a 4x3 r3 c1 30',
      'politics-b 2x2 r7 c1 10',
      'sport-a 3x2 r3 c5 20 duck',
      'local-a 2x2 r9 c1 10',
      'ad 2x2 r1 c10',
    ),
    paper('politics-a 3x3 r3 c1 30', 'local-a 2x2 r7 c1 20', 'sport-a 2x2 r7 c3 10'),
    paper('sport-b 3x3 r7 c1 20', 'sport-b 3x2 r10 c1 30 photo', 'politics-a 2x2 r1 c10 10'),
  ];
  const counted = count({ papers });

  test('adds up', () => {
    expect(counted.subtotals).toEqual({
      // 18, 27 and 36 empty cells.
      zone: [60, 30, 0],
      out: [0, 0, 0],
      // Politics 16, 9, 4; sport 0, 4, 15; local 4, 4, 0.
      sections: [60 + 60, 30 + 30 + 60, 60],
      // politics-a to the first; politics-b; local-a to both; sport-a; sport-b with its photo.
      headlines: [30 + 10 + 10, 20 + 10, 20],
      articles: [60 + 10 + 10, 20 + 10, 20 + 30],
    });
    expect(counted.totals).toEqual([310, 210, 130]);
    expect(counted.winners).toEqual([0]);
  });

  test('is the result once the game is over, and before that only a question', () => {
    const running = table(papers, ['sport-c', 'local-b', 'motor', '', '']);
    expect(extrablatt.result(running)).toBeNull();
    const over = { ...running, phase: { at: 'over' } as const };
    expect(extrablatt.result(over)).toEqual({ scores: [310, 210, 130], winners: [0] });
    expect(count(extrablatt.view(running, 'audience'))).toEqual(counted);
  });

  test('shares the win among equals', () => {
    const same = paper('sport-a 2x2 r7 c1 10');
    expect(count({ papers: [same, BLANK, same] }).winners).toEqual([0, 2]);
  });
});
