import type { Refusal } from './game.ts';

// What the kernel itself refuses with, code by code. The shell must have a sentence for each.

type Plain = Record<never, never>;

export type MoveRefusals = {
  'move.over': Plain;
  'move.shape': { at: string };
  'move.turn': Plain;
};

/** Said with the line of the file that is wrong. */
export type RecordRefusals = {
  'record.game': { line: number };
  'record.header': { line: number };
  'record.long': { line: number };
  'record.options': { line: number };
  'record.order': { line: number };
  'record.step': { line: number };
  'record.title': { line: number };
  'record.version': { line: number };
};

/** Said with the step of the log that cannot have happened. */
export type LogRefusals = {
  'fair.commitment': { step: number };
  'fair.draw': { step: number };
  'fair.part': { seat: number };
  'fair.sealed': { step: number };
  'record.early': { step: number };
  'record.long': { step: number };
  'record.order': { step: number };
  'record.tape': { step: number };
  'record.undo': { step: number };
};

export type MoveRefusal = Refusal<MoveRefusals>;
