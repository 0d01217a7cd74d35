import type { MoveRefusals, Refusal as RefusalOf } from '@late/kernel';
import type { Anchor, Texts } from '../locales/texts.gen.ts';

/** The fields concerned, for the board to mark; some sentences do without them. */
type Facts = {
  readonly fields?: string;
  readonly count?: number;
};

type Known = { [Code in keyof Texts]: Texts[Code] & Facts } & MoveRefusals;

/** Why a move is refused: a sentence that this game has, and the paragraph of its rulebook that says so. */
export type Refusal = RefusalOf<Known, Anchor>;
