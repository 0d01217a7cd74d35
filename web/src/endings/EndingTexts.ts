import type { Messages } from '@late/ui';
import { partTexts } from '../shell/part-texts.tsx';

/** Lets what is inside speak of endings and records. */
export const EndingTexts = partTexts(
  import.meta.glob<Messages>('./locales/*.json', { import: 'default' }),
);
