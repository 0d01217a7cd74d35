import { sayLine } from '@late/ui';
import type { ChoiceLabel } from '../locales/labels.ts';
import { useSay } from './use-say.ts';

/** A label of an alternative, in the reader's language. */
export function useLabelled() {
  const say = useSay();
  return ({ name, hint }: ChoiceLabel) => ({
    label: sayLine(say, name),
    hint: hint && sayLine(say, hint),
  });
}
