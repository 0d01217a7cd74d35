// Counts a game of Krzyżówka again, straight from its text record, the way one would on paper.
// It shares nothing with the rules but the dictionary: tables are written out as lines of text,
// capitals for letters and small letters for blanks, and words are what stands between spaces.

/** By edition: the letters that are worth one, two, three points and so on. */
const WORTH: Record<string, string> = {
  pl: 'AEIONRSKTP ZWCYDMLUBJ ŁGH ĄĘÓŚŻĆF ŃŹ',
  en: 'EAIONRST LUDHMPCG BYF JKVWX QZ',
  de: 'EANRSTI LUBDGHMO FKPWZ ÄCJÖÜV',
  fr: 'EASIRNOTUL CDMPBFGHV JQX Z',
  it: 'AEIONRST LCDMGPUV BFHZ Q',
};

/** What a word in capitals is worth; blanks are small letters. */
type Worth = (word: string) => number;

function worthIn(edition: string): Worth {
  const letters = (WORTH[edition] as string).split(' ');
  const one = (letter: string) => letters.findIndex((worth) => worth.includes(letter)) + 1;
  return (word) => [...word].reduce((sum, letter) => sum + one(letter), 0);
}

/** The dictionary's answer. */
export type IsWord = (word: string) => boolean;

/** What the paper is judged by. */
interface Words {
  readonly isWord: IsWord;
  readonly worth: Worth;
}

export interface Recount {
  readonly scores: number[];
  readonly winners: number[];
  /** What every word, round or challenge came to, as it happened. */
  readonly notes: string[];
}

/** Row and column to what is written there. */
type Paper = Map<string, string>;

interface Line {
  /** Null for the clock. */
  readonly seat: number | null;
  readonly verb: string;
  readonly rest: readonly string[];
}

export function recountText(text: string, listed: IsWord): Recount {
  /** What the table has let count beside the dictionary. */
  const house = new Set<string>();
  const isWord: IsWord = (word) =>
    word.length > 1 && (house.has(word.toUpperCase()) || listed(word.toLowerCase()));
  const [head = '', body = ''] = text.split('\n\n');
  const seats = head.split('\n').filter((line) => /^seat \d+: /.test(line)).length;
  const options = JSON.parse(/^options: (.*)$/m.exec(head)?.[1] ?? '');
  const worth = worthIn(options.edition ?? 'pl');
  const lines = standing(body);
  const version = Number(/^game: krzyzowka (\d+)$/m.exec(head)?.[1]);
  // Alone there is nobody to play at the same time, nor to doubt a word.
  const order = seats === 1 ? 'in-turn' : options.rounds;
  const verdict = seats === 1 ? 'checked' : options.words;
  const { scores, notes } =
    options.game === 1
      ? countCommon(lines, seats, verdict, { isWord, worth }, house)
      : countRounds(lines, seats, { game: options.game, order, version }, { isWord, worth });
  const most = [...scores].sort((a, b) => b - a)[0];
  return {
    scores,
    winners: scores.flatMap((score, seat) => (score === most ? [seat] : [])),
    notes,
  };
}

/** The steps that were not taken back. */
function standing(body: string): Line[] {
  const lines = body.split('\n').filter((line) => line !== '');
  const gone = new Set(
    lines.flatMap((line) => /\(undo ([\d ]+)\)/.exec(line)?.[1]?.split(' ') ?? []),
  );
  return lines.flatMap((line) => {
    const [seq = '', , who = '', verb = '', ...rest] = (line.split(' = ')[0] as string).split(' ');
    if (gone.has(seq) || ['(deal)', '(undo', '(note'].includes(verb)) return [];
    return [{ seat: who === 'clock' ? null : Number(who.slice(1)) - 1, verb, rest }];
  });
}

function write(paper: Paper, pieces: readonly string[]): string[] {
  const written: string[] = [];
  for (const piece of pieces) {
    const [, row, column, way, letters = ''] = /^(.+),(.+?)([>v])(.+)$/.exec(piece) ?? [];
    [...letters.matchAll(/\?(.)|(.)/g)].forEach(([, blank, letter], step) => {
      const cell =
        way === '>' ? `${row},${Number(column) + step}` : `${Number(row) + step},${column}`;
      paper.set(cell, blank ? blank.toLowerCase() : (letter as string));
      written.push(cell);
    });
  }
  return written;
}

/** Every word on the paper with its place: rows as they are, columns after turning the paper. */
export function readWords(paper: Paper): Map<string, string> {
  const words = new Map<string, string>();
  for (const turned of [false, true]) {
    const cells = [...paper].map(([cell, letter]) => {
      const [row, column] = cell.split(',').map(Number) as [number, number];
      return turned ? { line: column, place: row, letter } : { line: row, place: column, letter };
    });
    const left = Math.min(...cells.map(({ place }) => place));
    for (const line of new Set(cells.map((cell) => cell.line))) {
      const text: string[] = [];
      for (const cell of cells) if (cell.line === line) text[cell.place - left] = cell.letter;
      const printed = Array.from(text, (letter) => letter ?? ' ').join('');
      for (const { 0: word, index } of printed.matchAll(/\S{2,}/g)) {
        words.set(`${turned ? 'down' : 'across'} ${line} ${index + left} ${word}`, word);
      }
    }
  }
  return words;
}

function countCommon(
  lines: readonly Line[],
  seats: number,
  verdict: string,
  { isWord, worth }: Words,
  house: Set<string>,
) {
  const paper: Paper = new Map();
  const scores = new Array<number>(seats).fill(0);
  const notes: string[] = [];
  let open: { seat: number; gain: number; cells: string[]; sound: boolean } | null = null;
  let accepted = 0;
  const close = () => {
    if (open) scores[open.seat] = (scores[open.seat] as number) + open.gain;
    open = null;
    accepted = 0;
  };
  let wanted = '';
  let yes = 0;
  for (const { seat, verb, rest } of lines) {
    if (verb === 'ask') {
      [wanted = ''] = rest;
      yes = 0;
    } else if (verb === 'vote') {
      if (rest[0] === 'yes' && ++yes === seats - 1) house.add(wanted);
      if (rest[0] === 'no' || yes === seats - 1) notes.push(`house ${wanted} ${rest[0]}`);
    } else if (verb === 'accept') {
      if (++accepted === seats - 1) close();
    } else if (verb === 'challenge') {
      notes.push(`s${(seat as number) + 1} challenge ${open?.sound ? 'lost' : 'won'}`);
      if (open && !open.sound) {
        for (const cell of open.cells) paper.delete(cell);
        open = null;
        accepted = 0;
      } else close();
    } else {
      close();
      if (verb !== 'lay') {
        notes.push(`s${(seat as number) + 1} ${verb}`);
        continue;
      }
      const before = readWords(paper);
      const cells = write(paper, rest);
      const made = [...readWords(paper)].filter(([place]) => !before.has(place));
      const words = made.map(([, word]) => word);
      const sound = words.every(isWord);
      const gain = words.reduce((sum, word) => sum + worth(word), cells.length === 7 ? 20 : 0);
      const seven = cells.length === 7 ? ' seven' : '';
      notes.push(`s${(seat as number) + 1} ${words.join(' ')}${seven} ${sound ? gain : 'no'}`);
      if (verdict === 'challenge') open = { seat: seat as number, gain, cells, sound };
      else if (sound) scores[seat as number] = (scores[seat as number] as number) + gain;
      else for (const cell of cells) paper.delete(cell);
    }
  }
  return { scores, notes };
}

function countRounds(
  lines: readonly Line[],
  seats: number,
  { game, order, version }: { game: number; order: string; version: number },
  words: Words,
) {
  const { isWord } = words;
  const scores = new Array<number>(seats).fill(0);
  const notes: string[] = [];
  const papers = scores.map((): Paper => new Map());
  let ready = 0;
  let finished = 0;
  const quiet = new Set<number>();
  const start = () => {
    for (const paper of papers) paper.clear();
    quiet.clear();
    finished = 0;
  };
  const count = (why: string) => {
    const points =
      game === 2
        ? papers.map((paper) => crossword(paper, seats, version, words))
        : longest(papers, words);
    points.forEach((won, seat) => {
      scores[seat] = (scores[seat] as number) + won;
    });
    notes.push(`${why} ${points.join(' ')}`);
    ready = 0;
  };
  for (const { seat, verb, rest } of lines) {
    const paper = papers[seat ?? 0] as Paper;
    if (verb === 'ready' && order === 'in-turn') {
      if (ready++ === 0) start();
    } else if (verb === 'ready') {
      if (++ready === seats) start();
    } else if (verb === 'arrange') {
      paper.clear();
      write(paper, rest);
    } else if (verb === 'withdraw') {
      quiet.delete(seat as number);
    } else if (order === 'in-turn' && (verb === 'agree' || verb === '(expire)')) {
      if (++finished === seats) count('handed in');
    } else if (verb === '(expire)') {
      count('time');
    } else if (verb === 'done' && version > 1 && ![...readWords(paper).values()].every(isWord)) {
      notes.push(`s${(seat as number) + 1} not done`);
    } else if (verb === 'done') {
      count(`s${(seat as number) + 1} done`);
    } else if (verb === 'raise' && isWord(lineOf(paper))) {
      count(`s${(seat as number) + 1} ${lineOf(paper)}`);
    } else if (verb === 'raise' && version > 1) {
      notes.push(`s${(seat as number) + 1} in vain ${lineOf(paper)}`);
    } else if (verb === 'agree' || verb === 'raise') {
      if (verb === 'raise') notes.push(`s${(seat as number) + 1} out ${lineOf(paper)}`);
      quiet.add(seat as number);
      if (quiet.size === seats) count(verb === 'agree' ? 'agreed' : 'no hand left');
    }
  }
  return { scores, notes };
}

/** Letters get the label of a neighbour until nothing changes; equal labels hang together. */
function pieces(paper: Paper): Paper[] {
  const labels = new Map([...paper.keys()].map((cell, index) => [cell, index]));
  for (let changed = true; changed; ) {
    changed = false;
    for (const [cell, label] of labels) {
      const [row, column] = cell.split(',').map(Number) as [number, number];
      for (const next of [`${row + 1},${column}`, `${row},${column + 1}`]) {
        const other = labels.get(next);
        if (other === undefined || other === labels.get(cell)) continue;
        const lower = Math.min(other, labels.get(cell) ?? label);
        labels.set(cell, lower);
        labels.set(next, lower);
        changed = true;
      }
    }
  }
  return [...new Set(labels.values())].map(
    (label) => new Map([...paper].filter(([cell]) => labels.get(cell) === label)),
  );
}

function crossword(paper: Paper, seats: number, version: number, { isWord, worth }: Words): number {
  const counted = pieces(paper).map((piece) => {
    const words = [...readWords(piece).values()];
    const points = words.filter(isWord).reduce((sum, word) => sum + worth(word), 0);
    return { size: piece.size, points, sound: words.every(isWord) };
  });
  const [best] = counted.sort((a, b) =>
    version === 1 ? b.size - a.size || b.points - a.points : b.points - a.points || b.size - a.size,
  );
  if (!best) return 0;
  return best.points + (best.sound && best.size === (seats === 4 ? 15 : 20) ? 20 : 0);
}

function lineOf(paper: Paper): string {
  const cells = [...paper].map(([cell, letter]) => [Number(cell.split(',')[1]), letter] as const);
  return cells
    .sort(([a], [b]) => a - b)
    .map(([, letter]) => letter)
    .join('');
}

function longest(papers: readonly Paper[], { isWord, worth }: Words): number[] {
  const words = papers.map(lineOf).map((word) => (isWord(word) ? word : ''));
  const most = words.map((word) => word.length).sort((a, b) => b - a)[0] as number;
  const bonus = papers.length > 1 ? 5 : 0;
  return words.map((word) => worth(word) + (most > 0 && word.length === most ? bonus : 0));
}
