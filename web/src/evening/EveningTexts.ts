import type { Messages } from '@late/ui';
import { partTexts } from '../shell/part-texts.tsx';

/** Lets what is inside speak of evenings. */
export const EveningTexts = partTexts(
  import.meta.glob<Messages>('./locales/*.json', { import: 'default' }),
);
