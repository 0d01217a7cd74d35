type Plain = Record<never, never>;

/** What the kernel itself refuses a move with; the shell has a sentence for each. */
export type MoveRefusals = {
  'move.over': Plain;
  'move.shape': { at: string };
  'move.turn': Plain;
};
