import { useEffect, useRef } from 'react';
import { playSound } from './play-sound.ts';
import type { Sound } from './signals.ts';

/** Plays a sound each time that `count` grows while it is looked at: throws made, tiles laid. */
export function useSound(sound: Sound, count: number): void {
  const before = useRef(count);
  useEffect(() => {
    if (count > before.current) playSound(sound);
    before.current = count;
  }, [sound, count]);
}
