import type { Refusal as RefusalOf } from '@late/kernel';
import type { Anchor, Texts } from '../locales/texts.gen.ts';

/** The cells concerned, for the board to mark; the sentence does without them. */
type Facts = {
  readonly cells?: string;
};

/** Why a move is refused: a sentence that this game has, and the paragraph of its rulebook that says so. */
export type Refusal = RefusalOf<{ [Code in keyof Texts]: Texts[Code] & Facts }, Anchor>;
