import { isOn, type Sound } from './signals.ts';
import { SCORES } from './synth.ts';

/** How the device shakes along, in milliseconds: on, off, on. */
const SHAKES: Readonly<Record<Sound, readonly number[]>> = {
  throw: [15, 40, 15, 40, 20],
  lay: [12],
  paper: [8],
  turn: [30, 60, 30],
  points: [20],
};

let context: AudioContext | null = null;

/** Lets a sound be heard, and felt, if the reader has switched it on. A page that may not make any stays silent. */
export function playSound(sound: Sound): void {
  if (isOn('vibration')) navigator.vibrate?.([...SHAKES[sound]]);
  if (!isOn(sound)) return;
  try {
    context ??= new AudioContext();
    // Until somebody has touched the page, browsers keep it quiet.
    if (context.state === 'suspended') context.resume().catch(() => {});
    SCORES[sound](context, context.currentTime + 0.01);
  } catch {
    // No sound here: nothing that is heard is not also seen.
  }
}
