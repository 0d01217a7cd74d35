import type { Language } from '@late/ui/text';

/** The settings that show before anything else is there. */
export interface Look {
  readonly language: Language;
  readonly theme: 'system' | 'paper' | 'night';
  readonly type: 'normal' | 'large';
  readonly hand: 'right' | 'left';
}

/** Makes the page look as the settings say. */
export function wearLook({ theme, type, hand, language }: Look): void {
  const dark = matchMedia('(prefers-color-scheme: dark)').matches;
  const { dataset } = document.documentElement;
  dataset.theme = theme === 'night' || (theme === 'system' && dark) ? 'night' : 'paper';
  dataset.type = type;
  dataset.hand = hand;
  document.documentElement.lang = language;
}
