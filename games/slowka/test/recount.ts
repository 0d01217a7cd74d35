// Counts a game of Słówka again, straight from its text record, the way one would with a board, a
// notepad and a dictionary. It shares nothing with the rules: letters and rings are written out.

/** By edition: the alphabet, all tokens in its order, and the letters by what they are worth. */
const BOXES: Record<string, { alphabet: string; bag: string; worth: string }> = {
  pl: {
    alphabet: 'aąbcćdeęfghijklłmnńoóprsśtuwyzźż',
    bag: 'aaaąbcćdeeeęfghiiijklłmnnńoooóprsśtuwyzzźż',
    worth: '1:aeiknorstwz 2:lmp 3:cdjłuy 5:bfgh 8:ąęóśż 10:ćńź',
  },
  en: {
    alphabet: 'abcdefghijklmnopqrstuvwxyz',
    bag: 'aaabcddeeefghhiiijkllmnnooopqrrssttuuvwxyz',
    worth: '1:aeinorst 2:dlu 3:cghm 5:bfpwy 9:kv 10:jqxz',
  },
  de: {
    alphabet: 'aäbcdefghijklmnoöpqrstuüvwxyz',
    bag: 'aaaäbcdeeeeefghiiijkllmnnnoöprrsssttuuüvwz',
    worth: '1:aeinrst 3:dhlu 4:bgkmo 6:cfpwz 10:äjöüv',
  },
  fr: {
    alphabet: 'abcdefghijklmnopqrstuvwxyz',
    bag: 'aaabcddeeeefghiiijllmmnnooppqrrsssttuuvxyz',
    worth: '1:aeinorstu 2:dl 4:cmp 6:bfghv 10:jqxyz',
  },
  it: {
    alphabet: 'abcdefghijklmnopqrstuvwxyz',
    bag: 'aaaabcdeeeefghiiiijklmnnoooopqrrssttuvwxyz',
    worth: '1:aeinorst 3:cdlu 4:mp 7:bfgv 10:hjkqwxyz',
  },
};

interface Box {
  readonly alphabet: string;
  readonly bag: readonly string[];
  readonly worth: ReadonlyMap<string, number>;
}

function boxOf(edition: string): Box {
  const { alphabet, bag, worth } = BOXES[edition] as (typeof BOXES)[string];
  const values = worth.split(' ').flatMap((line) => {
    const [points, letters = ''] = line.split(':');
    return [...letters].map((letter): [string, number] => [letter, Number(points)]);
  });
  return { alphabet, bag: [...bag], worth: new Map(values) };
}

/** The light fields around each bonus field, read off the board. */
export const RINGS: Record<string, { readonly points: number; readonly ring: string }> = {
  a2: { points: 15, ring: 'a1 a3 b3' },
  b2: { points: 10, ring: 'a1 b1 b3 c1 c2' },
  b6: { points: 15, ring: 'a5 a6 b5 b7 c5 c6' },
  f2: { points: 15, ring: 'e1 e2 f1 f3 g1 g2' },
  f6: { points: 10, ring: 'e5 e6 f5 f7 g6' },
  g5: { points: 15, ring: 'f5 g4 g6' },
};
const LIGHT = 39;

export interface PaperWord {
  readonly seat: number;
  readonly word: string;
  readonly points: number;
  /** The names of the bonus fields that it closed. */
  readonly closed: readonly string[];
}

export interface Recount {
  readonly scores: number[];
  readonly winners: number[];
  readonly end: 'covered' | 'idle' | 'stuck';
  readonly words: readonly PaperWord[];
  /** Words that were challenged with reason. */
  readonly struck: readonly PaperWord[];
  /** Words that were challenged in vain. */
  readonly upheld: readonly PaperWord[];
  /** Whether a word that covered the last field was struck. */
  readonly lastStruck: boolean;
  /** Tries that failed, and the turns lost by them. */
  readonly failed: readonly string[];
  readonly lost: number;
  readonly exchanges: number;
  /** Turns that were lost for a doubt in vain. */
  readonly satOut: number;
  /** Open words whose time for doubt a pass or an exchange ended. */
  readonly closedIdly: number;
  /** Words that the table let count. */
  readonly admitted: readonly string[];
}

interface Line {
  readonly seat: number;
  readonly words: readonly string[];
  readonly tape: readonly number[];
}

interface Turn {
  readonly seat: number;
  brought: boolean;
}

export function recountText(text: string, isListed: (word: string) => boolean): Recount {
  const [head = '', body = ''] = text.split('\n\n');
  const seats = head.split('\n').filter((line) => /^seat \d+: /.test(line)).length;
  const version = Number(/^game: slowka (\d+)$/m.exec(head)?.[1]);
  const agreed = JSON.parse(/^options: (.*)$/m.exec(head)?.[1] ?? '{}');
  const box = boxOf(agreed.edition ?? 'pl');
  const checked = agreed.words !== 'challenge';
  const most = agreed.tries === 'free' ? Number.POSITIVE_INFINITY : (agreed.tries ?? 3);
  const admitted = new Set<string>();
  const isWord = (word: string) => isListed(word) || admitted.has(word);
  let vote = { word: '', yes: 0 };
  const lines = standing(body);
  const board = new Map([['d4', startToken(box, seats, lines[0]?.tape ?? [])]]);
  const pad: PaperWord[] = [];
  const struck: PaperWord[] = [];
  const upheld: PaperWord[] = [];
  const failed: string[] = [];
  let lost = 0;
  let satOut = 0;
  let closedIdly = 0;
  let lastStruck = false;
  const turns: Turn[] = [];
  let tried: string[] = [];
  let exchanges = 0;
  let open: { word: PaperWord; laid: string[]; turn: Turn } | null = null;
  for (const { seat, words } of lines.slice(1)) {
    const [verb, ...rest] = words;
    if (verb === 'ask') vote = { word: (rest[0] as string).toLowerCase(), yes: 0 };
    if (verb === 'vote') {
      if (rest[0] === 'yes') vote.yes++;
      if (vote.yes === seats - 1) {
        admitted.add(vote.word);
        tried = tried.filter((word) => word !== vote.word);
      }
    }
    if (verb === 'lay' || verb === 'exchange' || verb === 'pass') {
      // Whoever was passed over sat out.
      const last = turns.at(-1);
      for (
        let next = last ? (last.seat + 1) % seats : seat;
        next !== seat;
        next = (next + 1) % seats
      ) {
        turns.push({ seat: next, brought: false });
        satOut++;
      }
    }
    if (verb === 'exchange') exchanges++;
    if (verb === 'exchange' || verb === 'pass') {
      turns.push({ seat, brought: false });
      tried = [];
      if (version > 1 && open) {
        open = null;
        closedIdly++;
      }
    }
    if (verb === 'challenge' && open) {
      if (isWord(open.word.word)) upheld.push(open.word);
      else {
        lastStruck ||= board.size === LIGHT;
        struck.push(...pad.splice(-1));
        open.turn.brought = false;
        for (const field of open.laid) board.delete(field);
      }
      open = null;
    }
    if (verb !== 'lay') continue;
    const laid = rest.slice(0, rest.indexOf('read'));
    const path = rest.slice(rest.indexOf('read') + 1);
    const after = new Map(board);
    for (const token of laid) after.set(token.slice(1), (token[0] as string).toLowerCase());
    const word = path.map((field) => after.get(field)).join('');
    if (checked && !isWord(word)) {
      failed.push(word);
      tried.push(word);
      if (tried.length === most) {
        turns.push({ seat, brought: false });
        lost++;
        tried = [];
      }
      continue;
    }
    tried = [];
    const closed = Object.keys(RINGS).filter(
      (name) => !isClosed(board, name) && isClosed(after, name),
    );
    const points =
      lettersOf(box, word) + closed.reduce((sum, name) => sum + (RINGS[name]?.points as number), 0);
    for (const [field, letter] of after) board.set(field, letter);
    const turn = { seat, brought: true };
    turns.push(turn);
    pad.push({ seat, word, points, closed });
    if (!checked) {
      open = {
        word: pad.at(-1) as PaperWord,
        laid: laid.map((token) => token.slice(1)),
        turn,
      };
    }
  }
  const scores = Array.from({ length: seats }, (_, seat) =>
    pad.filter((word) => word.seat === seat).reduce((sum, { points }) => sum + points, 0),
  );
  const lastTurns = turns.slice(-2 * seats);
  const isIdle = lastTurns.length === 2 * seats && lastTurns.every(({ brought }) => !brought);
  const end = board.size === LIGHT ? 'covered' : isIdle ? 'idle' : 'stuck';
  const winners = winnersOf(box, scores, pad, version);
  const words = pad;
  const told = { satOut, closedIdly, admitted: [...admitted] };
  return {
    scores,
    winners,
    end,
    words,
    struck,
    upheld,
    lastStruck,
    failed,
    lost,
    exchanges,
    ...told,
  };
}

function isClosed(board: ReadonlyMap<string, string>, name: string): boolean {
  return (RINGS[name]?.ring ?? '').split(' ').every((field) => board.has(field));
}

function lettersOf({ worth }: Box, word: string): number {
  return [...word].reduce((sum, letter) => sum + (worth.get(letter) as number), 0);
}

/** The steps that were not taken back, the deal first. */
function standing(body: string): Line[] {
  const lines = body.split('\n').filter((line) => line !== '');
  const gone = new Set(
    lines.flatMap((line) => /\(undo ([\d ]+)\)/.exec(line)?.[1]?.split(' ') ?? []),
  );
  return lines.flatMap((line) => {
    const [step = '', answers = ''] = line.split(' = ');
    const [seq = '', , who = '', ...words] = step.split(' ');
    const isStep = words[0] === '(deal)' || !words[0]?.startsWith('(');
    if (!isStep || gone.has(seq)) return [];
    const tape = answers.split(' ').filter(Boolean).map(Number);
    return [{ seat: Number(who.slice(1)) - 1, words, tape }];
  });
}

/** Who starts is drawn first, again for equal letters; the token after that lies on START. */
function startToken({ alphabet, bag: box }: Box, seats: number, tape: readonly number[]): string {
  const answers = [...tape];
  let bag = [...box];
  let drawing = seats;
  while (drawing > 1) {
    const letters: string[] = [];
    for (let n = 0; n < drawing; n++) letters.push(...bag.splice(answers.shift() as number, 1));
    letters.sort((a, b) => alphabet.indexOf(a) - alphabet.indexOf(b));
    drawing = letters.filter((letter) => letter === letters[0]).length;
  }
  bag = [...box];
  return bag[answers.shift() as number] as string;
}

function winnersOf(
  box: Box,
  scores: readonly number[],
  pad: readonly PaperWord[],
  version: number,
): number[] {
  const rank = scores.map((score, seat): [number, number] => {
    const own = pad.filter((word) => word.seat === seat);
    const words = own.map(({ points, word }) => (version > 1 ? lettersOf(box, word) : points));
    return [score, words.sort((a, b) => b - a)[0] ?? 0];
  });
  const [top] = rank.toSorted(([a, x], [b, y]) => b - a || y - x);
  return rank.flatMap((own, seat) => (`${own}` === `${top}` ? [seat] : []));
}
