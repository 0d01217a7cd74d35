// Counts a game of Extra Fakty again, straight from its text record, the way one would on paper:
// every change of a board is a move that names its tiles. It shares nothing with the rules.

import {
  clearStuck,
  erase,
  isFull,
  type PaperBoard,
  paperBoard,
  worth,
  write,
} from './paper-board.ts';
import { type PaperDeck, paperDeck } from './paper-deck.ts';
import { PaperObjections } from './paper-objections.ts';

export interface Recount {
  readonly scores: number[];
  readonly winners: number[];
  /** Who closed their issue first; nobody does in the hot variant. */
  readonly first: number | null;
  /** How many votes were cast. */
  readonly votes: number;
}

interface Line {
  readonly seat: number;
  readonly words: string[];
  readonly tape: number[];
}

export function recountText(text: string): Recount {
  const [head = '', body = ''] = text.split('\n\n');
  const seats = head.split('\n').filter((line) => /^seat \d+: /.test(line)).length;
  const options = JSON.parse(/^options: (.*)$/m.exec(head)?.[1] ?? '');
  const deck = paperDeck(options.deck);
  const lines = standing(body);
  const version = Number(/^game: fakty (\d+)$/m.exec(head)?.[1]);
  const clears = options.deadEnds !== false && (options.grammar === 'checked' || version >= 3);
  return options.variant === 'hot'
    ? recountHot(lines, seats, deck, clears)
    : recountExclusive(lines, seats, deck, clears, version);
}

/** Whoever is alone has 18 turns, and a point for each that is left when the issue is complete. */
function recountAlone(lines: readonly Line[], deck: PaperDeck, board: PaperBoard): Recount {
  const turns = lines.filter(({ words }) => words[0] === 'roll').length;
  const isDone = board.every(isFull);
  const titles = board.filter(isFull).reduce((sum, title) => sum + worth(deck, title), 0);
  const scores = [titles + (isDone ? 18 - turns : 0)];
  return { scores, winners: isDone ? [0] : [], first: isDone ? 0 : null, votes: 0 };
}

/** The moves that were not taken back. */
function standing(body: string): Line[] {
  const lines = body.split('\n').filter((line) => line !== '');
  const gone = new Set(
    lines.flatMap((line) => /\(undo ([\d ]+)\)/.exec(line)?.[1]?.split(' ') ?? []),
  );
  return lines
    .map((line) => line.split(' = '))
    .map(([move = '', tape = '']) => ({ parts: move.split(' '), tape }))
    .filter(({ parts: [seq = '', , who] }) => who?.startsWith('s') && !gone.has(seq))
    .filter(({ parts }) => !parts[3]?.startsWith('('))
    .map(({ parts: [, , who = '', ...words], tape }) => ({
      seat: Number(who.slice(1)) - 1,
      words,
      tape: tape.split(' ').map(Number),
    }));
}

function recountExclusive(
  lines: readonly Line[],
  seats: number,
  deck: PaperDeck,
  clears: boolean,
  version: number,
): Recount {
  const boards = Array.from({ length: seats }, () => paperBoard(3));
  let first: number | null = null;
  const ballots: { voter: number; seat: number; title: number }[] = [];
  const objections = new PaperObjections(boards, seats);
  const noted = { by: 0, against: '', points: 0 };
  const placeOf = (tile: string) => {
    const board = boards.findIndex((rows) => rows.some((row) => Object.values(row).includes(tile)));
    const rows = boards[board] ?? [];
    return { board, title: rows.findIndex((row) => Object.values(row).includes(tile)) };
  };
  let leaked: { tile: string; from: { board: number; title: number } } | null = null;
  for (const { seat, words } of lines) {
    const [word, tile = '', second = '', third = '', fourth = ''] = words;
    if (word === 'vote') {
      ballots.push({ voter: seat, seat: Number(tile) - 1, title: Number(second) });
      continue;
    }
    if (word === 'roll') objections.forget();
    if (word === 'object') objections.object(seat, Number(tile) - 1, Number(second) - 1);
    if (word === 'falls' || word === 'stands') {
      objections.vote(seat, word === 'falls');
      if (first !== null && !(boards[first] as PaperBoard).every(isFull)) first = null;
    }
    if (word === 'lay') {
      const title = Number(second) - 1;
      write(boards[seat] as PaperBoard, tile, title);
      // What came by a leak was kept unless it is laid at once.
      const from = version >= 3 && leaked?.tile === tile ? leaked.from : null;
      objections.note({ ...noted, by: seat, board: seat, title, tile, from });
    }
    leaked = word === 'take' && placeOf(tile).board >= 0 ? { tile, from: placeOf(tile) } : null;
    if (word === 'take' || word === 'remove') for (const board of boards) erase(board, tile);
    if (word === 'swap') {
      const [from, back] = [placeOf(tile), placeOf(third)];
      const one = { board: back.board, title: Number(second) - 1, tile, from, against: third };
      const other = { board: from.board, title: Number(fourth) - 1, tile: third, from: back };
      objections.note({ ...noted, by: seat, ...one });
      objections.note({ ...noted, by: seat, ...other, against: tile });
      const ones = boards.find((board) => erase(board, tile)) as PaperBoard;
      const others = boards.find((board) => erase(board, third)) as PaperBoard;
      write(others, tile, Number(second) - 1);
      write(ones, third, Number(fourth) - 1);
    }
    if (first === null) {
      const order = boards.map((_, turn) => (seat + turn) % seats);
      first = order.find((who) => (boards[who] as PaperBoard).every(isFull)) ?? null;
    }
    if (clears) clearStuck(deck, boards);
  }
  if (seats === 1) return recountAlone(lines, deck, boards[0] as PaperBoard);
  const scores = boards.map((board, seat) =>
    board.filter(isFull).reduce((sum, title) => sum + worth(deck, title), seat === first ? 1 : 0),
  );
  const most = Math.max(...scores);
  const tied = [...scores.keys()].filter((seat) => scores[seat] === most);
  if (!ballots.length) return { scores, winners: tied, first, votes: 0 };
  // Those who are not tied vote first, if there are any; then perhaps everybody.
  const others = seats - tied.length;
  let best = others ? mostVoted(ballots.slice(0, others)) : [];
  if (best.length !== 1) best = mostVoted(ballots.slice(others));
  if (best.length === 1) scores[best[0] as number]!++;
  return { scores, winners: best, first, votes: ballots.length };
}

/** The owners of the titles with the most votes. */
function mostVoted(votes: readonly { seat: number; title: number }[]): number[] {
  const names = votes.map(({ seat, title }) => `${seat} ${title}`);
  const count = (name: string) => names.filter((other) => other === name).length;
  const most = Math.max(...names.map(count));
  const owners = names.filter((name) => count(name) === most).map((name) => Number(name[0]));
  return [...new Set(owners)].sort();
}

const LEAK = 1;
const EYE = 5;

function recountHot(
  lines: readonly Line[],
  seats: number,
  deck: PaperDeck,
  clears: boolean,
): Recount {
  const board = paperBoard(10);
  const scores = new Array<number>(seats).fill(0);
  const objections = new PaperObjections([board], seats);
  let active = 0;
  let isExtra = false;
  for (const { seat, words, tape } of lines) {
    const [word, tile = '', title = ''] = words;
    const full = board.map(isFull);
    if (word === 'draw') {
      active = seat;
      if (!isExtra) objections.forget();
      isExtra = false;
    }
    if (word === 'roll') isExtra = tape[0] === LEAK;
    if (word === 'object') objections.object(seat, 0, Number(title) - 1);
    if (word === 'falls' || word === 'stands') {
      const fell = objections.vote(seat, word === 'falls');
      if (fell) scores[fell.by]! -= fell.points;
      if (fell && full.every(Boolean)) scores[active]! -= 2;
      if (clears) clearStuck(deck, [board]);
      continue;
    }
    const row = board.findIndex((one) => Object.values(one).includes(tile));
    const from = word === 'move' ? { board: 0, title: row } : null;
    const before = scores[seat]!;
    if (word === 'move' || word === 'remove') erase(board, tile);
    if (word === 'lay' || word === 'move') write(board, tile, Number(title) - 1);
    if (word === 'scrap') Object.assign(board[Number(tile) - 1] as object, { S: '', P: '', O: '' });
    if (word === 'roll' && tape[0] === EYE) scores[seat]!++;
    for (const [index, line] of board.entries()) {
      if (isFull(line) && !full[index]) scores[seat]! += worth(deck, line);
    }
    if (word === 'lay' || word === 'move') {
      const points = scores[seat]! - before;
      const at = { board: 0, title: Number(title) - 1, tile, from };
      objections.note({ ...at, by: seat, against: '', points });
    }
    if (word === 'print' || word === 'read' || word === 'point' || word === 'object') continue;
    if (board.every(isFull)) scores[seat]! += 2;
    else if (clears) clearStuck(deck, [board]);
  }
  const most = Math.max(...scores);
  const winners = [...scores.keys()].filter((seat) => scores[seat] === most);
  return { scores, winners, first: null, votes: 0 };
}
