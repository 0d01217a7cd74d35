// Counts a game of Pig again, straight from its text record, the way one would on paper. It shares
// nothing with the rules.

export interface Recount {
  readonly scores: number[];
  readonly winners: number[];
}

export function recountText(text: string): Recount {
  const [head = '', body = ''] = text.split('\n\n');
  const seats = head.split('\n').filter((line) => /^seat \d+: /.test(line)).length;
  const goal = Number(/"goal":(\d+)/.exec(head)?.[1]);
  const scores = new Array<number>(seats).fill(0);
  let turn = 0;
  for (const line of standing(body)) {
    const [, seat, word, draw] = /^\d+ \d+ s(\d) (roll|hold)(?: = (\d))?$/.exec(line) ?? [];
    if (word === 'roll') turn = draw === '0' ? 0 : turn + Number(draw) + 1;
    if (word !== 'hold') continue;
    scores[Number(seat) - 1]! += turn;
    turn = 0;
  }
  return { scores, winners: scores.flatMap((score, seat) => (score >= goal ? [seat] : [])) };
}

/** The lines that were not taken back. */
function standing(body: string): string[] {
  const lines = body.split('\n');
  const gone = lines.flatMap((line) => /\(undo (\d+)\)/.exec(line)?.[1] ?? []);
  return lines.filter((line) => !gone.includes(line.split(' ')[0] as string));
}
