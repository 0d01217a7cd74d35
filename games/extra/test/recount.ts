// Counts a game of EXTRA! again, straight from its text record, the way one would on paper.
// It shares nothing with the rules: the sheets are written out as they are printed.

const BOXES: Record<string, Record<number, string>> = {
  schmidt: {
    2: '-200 -200 -200 0 1x 2x 3x 5x 7x',
    3: '-200 -200 -200 0 1x 2x 3x 5x 7x',
    4: '-200 -200 -200 -200 0 1x 2x 3x 5x 7x',
    5: '-200 -200 -200 -200 -200 0 1x 2x 3x 5x 7x',
    6: '-200 -200 -200 -200 -200 -200 -200 0 1x 2x 3x 5x 7x',
    7: '-200 -200 -200 -200 -200 -200 -200 0 1x 2x 3x 5x 7x',
    8: '-200 -200 -200 -200 -200 -200 -200 0 1x 2x 3x 5x 7x',
    9: '-200 -200 -200 -200 -200 0 1x 2x 3x 5x 7x',
    10: '-200 -200 -200 -200 0 1x 2x 3x 5x 7x',
    11: '-200 -200 -200 0 1x 2x 3x 5x 7x',
    12: '-200 -200 -200 0 1x 2x 3x 5x 7x',
  },
  classic: Object.fromEntries(
    [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((sum) => [
      sum,
      '-200 -200 -200 -200 0 1x 2x 3x 4x 5x',
    ]),
  ),
};

const POINTS: Record<number, number> = {
  2: 100,
  3: 70,
  4: 60,
  5: 50,
  6: 40,
  7: 30,
  8: 40,
  9: 50,
  10: 60,
  11: 70,
  12: 100,
};

const LAST_BOX: Record<string, Record<string, number>> = {
  schmidt: { a: 10, b: 9, c: 8 },
  classic: { a: 8, b: 8, c: 8 },
};

export interface Recount {
  readonly scores: number[];
  readonly winners: number[];
  /** The number of the throw at which each seat was finished, and the column that did it. */
  readonly finishes: { readonly after: number; readonly column: string }[];
}

interface Paper {
  /** What was crossed in each row, as printed. */
  readonly rows: Map<number, string[]>;
  /** EXTRA number to column letter. */
  readonly numbers: Map<number, string>;
  readonly crosses: Map<string, number>;
  finish: { after: number; column: string } | null;
}

/** What a row with these boxes crossed is worth: the last one decides. */
export function rowWorth(sum: number, crossed: readonly string[]): number {
  const last = crossed.at(-1);
  if (last === undefined || last === '0') return 0;
  if (last === '-200') return -200;
  return (POINTS[sum] as number) * Number(last.replace('x', ''));
}

export function boxesOfRow(sheet: string, sum: number): string[] {
  return BOXES[sheet]?.[sum]?.split(' ') ?? [];
}

export function recountText(text: string): Recount {
  const [head = '', body = ''] = text.split('\n\n');
  const seats = head.split('\n').filter((line) => /^seat \d+: /.test(line)).length;
  const options = JSON.parse(/^options: (.*)$/m.exec(head)?.[1] ?? '');
  const papers = Array.from({ length: seats }, (): Paper => newPaper());
  let throws = 0;
  for (const { seat, words } of standing(body)) {
    if (words[0] === 'throw') throws++;
    else if (seat !== null) {
      write(papers[seat] as Paper, words, options, options.children.includes(seat), throws);
    }
  }
  const scores = papers.map(({ rows }) =>
    [...rows].reduce((total, [sum, crossed]) => total + rowWorth(sum, crossed), 0),
  );
  return { scores, winners: winnersOf(scores), finishes: papers.map(({ finish }) => finish!) };
}

function newPaper(): Paper {
  return { rows: new Map(), numbers: new Map(), crosses: new Map(), finish: null };
}

/** The moves that were not taken back. */
function standing(body: string): { seat: number | null; words: string[] }[] {
  const lines = body.split('\n').filter((line) => line !== '');
  const gone = new Set(
    lines.flatMap((line) => /\(undo ([\d ]+)\)/.exec(line)?.[1]?.split(' ') ?? []),
  );
  return lines
    .map((line) => (line.split(' = ')[0] as string).split(' '))
    .filter(([seq, , , first]) => !first?.startsWith('(') && !gone.has(seq as string))
    .map(([, , who, ...words]) => ({
      seat: who?.startsWith('s') ? Number(who.slice(1)) - 1 : null,
      words,
    }));
}

function write(
  paper: Paper,
  [first = '', second = '', fifth = '']: string[],
  { sheet }: { sheet: string },
  child: boolean,
  throws: number,
): void {
  for (const pair of [first, second]) {
    const sum = pair.split('+').reduce((total, die) => total + Number(die), 0);
    const crossed = paper.rows.get(sum) ?? [];
    const box = boxesOfRow(sheet, sum)[crossed.length];
    paper.rows.set(sum, box === undefined ? crossed : [...crossed, box]);
  }
  const number = Number(fifth[0]);
  const known = paper.numbers.get(number);
  const column = known ?? fifth[1];
  if (column === undefined) return;
  paper.numbers.set(number, column);
  if (known === undefined && child) return;
  const crosses = (paper.crosses.get(column) ?? 0) + 1;
  paper.crosses.set(column, crosses);
  if (crosses === LAST_BOX[sheet]?.[column]) paper.finish = { after: throws, column };
}

function winnersOf(scores: readonly number[]): number[] {
  const [only] = scores;
  if (scores.length === 1 && (only as number) < 0) return [];
  const most = [...scores].sort((a, b) => b - a)[0];
  return scores.flatMap((score, seat) => (score === most ? [seat] : []));
}
