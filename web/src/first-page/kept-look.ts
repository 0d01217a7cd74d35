import { isLanguage, preferredLanguage } from '@late/ui/text';
import type { Look } from '../settings/look.ts';

/** The look that the reader chose, as far as it can be read; the schema of settings is too large for the first page. */
export function keptLook(): Look {
  const { language, theme, type, hand } = keptSettings();
  return {
    language: isLanguage(language) ? language : preferredLanguage(navigator.languages),
    theme: theme === 'night' || theme === 'paper' ? theme : 'system',
    type: type === 'large' ? 'large' : 'normal',
    hand: hand === 'left' ? 'left' : 'right',
  };
}

function keptSettings(): Readonly<Record<string, unknown>> {
  try {
    return JSON.parse(localStorage.getItem('settings') ?? '{}') ?? {};
  } catch {
    return {};
  }
}
