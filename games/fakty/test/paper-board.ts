import type { PaperDeck } from './paper-deck.ts';

/** A title on paper: the names of its tiles, such as S12; empty where there is none. */
export interface PaperTitle {
  S: string;
  P: string;
  O: string;
}

export type PaperBoard = PaperTitle[];

type Letter = keyof PaperTitle;

export function paperBoard(titles: number): PaperBoard {
  return Array.from({ length: titles }, () => ({ S: '', P: '', O: '' }));
}

const number = (name: string) => Number(name.slice(1)) - 1;
const letter = (name: string) => name[0] as Letter;

export function write(board: PaperBoard, tile: string, title: number): void {
  (board[title] as PaperTitle)[letter(tile)] = tile;
}

/** Rubs the tile out, wherever it is; whether it was there. */
export function erase(board: PaperBoard, tile: string): boolean {
  const row = board.find((title) => title[letter(tile)] === tile);
  if (row) row[letter(tile)] = '';
  return row !== undefined;
}

export function isFull({ S, P, O }: PaperTitle): boolean {
  return S !== '' && P !== '' && O !== '';
}

/** One, and one for each special word. */
export function worth(deck: PaperDeck, { S, P, O }: PaperTitle): number {
  const marks = [deck.S[number(S)], deck.P[number(P)], deck.O[number(O)]];
  return 1 + marks.filter((tile) => tile?.special).length;
}

/**
 * Empties the titles that nothing outside full ones can complete, found by trying all there is; not
 * those whose tiles do not even go together.
 */
export function clearStuck(deck: PaperDeck, boards: readonly PaperBoard[]): void {
  const rows = boards.flat();
  const used = new Set(rows.filter(isFull).flatMap(({ S, P, O }) => [S, P, O]));
  const left = (colour: Letter) =>
    deck[colour].map((_, index) => `${colour}${index + 1}`).filter((tile) => !used.has(tile));
  const [S, P, O] = [left('S'), left('P'), left('O')];
  const stuck = rows.filter((row) => {
    if (isFull(row) || row.S + row.P + row.O === '') return false;
    if (row.S && row.P && !deck.agrees(row.S, row.P)) return false;
    if (row.P && row.O && !deck.governs(row.P, row.O)) return false;
    const subjects = row.S ? [row.S] : S;
    const predicates = row.P ? [row.P] : P;
    const objects = row.O ? [row.O] : O;
    return !predicates.some(
      (p) => subjects.some((s) => deck.agrees(s, p)) && objects.some((o) => deck.governs(p, o)),
    );
  });
  for (const row of stuck) Object.assign(row, { S: '', P: '', O: '' });
}
