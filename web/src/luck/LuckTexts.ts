import type { Messages } from '@late/ui';
import { partTexts } from '../shell/part-texts.tsx';

/** Lets what is inside speak of same luck and duels. */
export const LuckTexts = partTexts(
  import.meta.glob<Messages>('./locales/*.json', { import: 'default' }),
);
