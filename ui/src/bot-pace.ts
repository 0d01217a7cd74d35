import { readKept, useKept } from './use-kept.ts';

/** How bots at this device play: `calm`, about a second a step, or `brisk`, as fast as can be followed. */
export const BOT_PACES = ['calm', 'brisk'] as const;
export type BotPace = (typeof BOT_PACES)[number];

const NAME = 'bot-pace';

/** The reader's choice, for the settings. */
export function useBotPace(): readonly [BotPace, (pace: BotPace) => void] {
  const [kept, keep] = useKept<string>(NAME, 'calm');
  return [kept === 'brisk' ? kept : 'calm', keep];
}

export function isBrisk(): boolean {
  return readKept<string>(NAME, 'calm') === 'brisk';
}
