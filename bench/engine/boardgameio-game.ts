import {
  BLANK_PAD,
  boxesOf,
  columnOf,
  type Dice,
  hasFreeColumn,
  isFinished,
  mayBeFifth,
  type Pad,
  padScore,
  SHEETS,
  type Split,
  sorted,
} from '@late/extra/rules';
import type { Game, MoveFn } from 'boardgame.io';
import { INVALID_MOVE } from 'boardgame.io/core';

/** A pad that Immer lets a move write on. */
export interface LoosePad {
  rows: number[];
  extras: { number: number; crosses: number }[];
}

export interface Table {
  pad: LoosePad;
  dice: Dice | null;
}

const SHEET = SHEETS.schmidt;

const throwDice: MoveFn<Table> = ({ G, random }) => {
  if (G.dice) return INVALID_MOVE;
  G.dice = sorted(random.D6(5) as unknown as Dice);
};

const split: MoveFn<Table> = ({ G: table }, chosen: Split) => {
  if (!table.dice || !isLegal(table.pad, table.dice, chosen)) return INVALID_MOVE;
  write(table.pad, chosen);
  table.dice = null;
};

export function write(pad: LoosePad, chosen: Split): void {
  for (const [a, b] of chosen.pairs) {
    const row = a + b - 2;
    if ((pad.rows[row] as number) < boxesOf(SHEET, row)) (pad.rows[row] as number)++;
  }
  const extra = pad.extras[columnOf(pad, chosen.fifth)];
  if (extra) extra.crosses++;
  else if (chosen.column !== undefined) {
    pad.extras[chosen.column] = { number: chosen.fifth, crosses: 1 };
  }
}

export function isLegal(pad: Pad, dice: Dice, { pairs, fifth, column }: Split): boolean {
  const used = [...pairs[0], ...pairs[1], fifth].sort((a, b) => a - b);
  if (used.some((die, i) => die !== dice[i]) || !mayBeFifth(pad, dice, fifth)) return false;
  const isNew = columnOf(pad, fifth) < 0 && hasFreeColumn(pad);
  if (!isNew) return column === undefined;
  return column !== undefined && pad.extras[column]?.number === 0;
}

/**
 * EXTRA! the way boardgame.io documents a game: moves that write on G and return INVALID_MOVE, dice
 * from its random plugin, a turn of two moves after which the dice are passed on, `endIf`.
 */
export const documented: Game<Table> = {
  name: 'extra',
  setup: () => ({ pad: structuredClone(BLANK_PAD) as LoosePad, dice: null }),
  moves: { throwDice, split },
  turn: { minMoves: 2, maxMoves: 2 },
  endIf: ({ G }) => (isFinished(SHEET, G.pad) ? { score: padScore(SHEET, G.pad) } : undefined),
};

/** As fast as it goes: no turns, which only a solo game can do without, and no undo. */
export const stripped: Game<Table> = { ...documented, turn: {}, disableUndo: true };
