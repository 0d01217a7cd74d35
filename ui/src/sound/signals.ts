import { readKept, useKept } from '../use-kept.ts';

/** What can be heard at a table. A handful, each for one thing in the whole house. */
export const SOUNDS = [
  /** Dice roll. */
  'throw',
  /** A tile, token or card clicks into its place. */
  'lay',
  /** Paper: a cheque is turned, a page is printed. */
  'paper',
  /** The reader is asked to act. */
  'turn',
  /** The reader's points rise. */
  'points',
] as const;

export type Sound = (typeof SOUNDS)[number];

/** Everything that a reader can switch on: the sounds, and that the device vibrates along with them. */
export const SIGNALS = [...SOUNDS, 'vibration'] as const;
export type Signal = (typeof SIGNALS)[number];

const nameOf = (signal: Signal) => `signal-${signal}`;

/** Whether the reader wants it, for the settings. All are off until somebody switches them on. */
export function useSignal(signal: Signal): readonly [boolean, (isOn: boolean) => void] {
  return useKept<boolean>(nameOf(signal), false);
}

export function isOn(signal: Signal): boolean {
  return readKept<boolean>(nameOf(signal), false);
}
