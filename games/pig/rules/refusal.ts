import type { Refusal as RefusalOf } from '@late/kernel';
import type { Anchor, Texts } from '../locales/texts.gen.ts';

/** Why a move is refused: a sentence that this game has, and the paragraph of its rulebook that says so. */
export type Refusal = RefusalOf<Texts, Anchor>;
