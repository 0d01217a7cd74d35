import type { Line as LineOf } from '@late/kernel';
import type { Texts } from '../locales/texts.gen.ts';

/** A sentence of this game's own texts. */
export type Line = LineOf<Texts>;
