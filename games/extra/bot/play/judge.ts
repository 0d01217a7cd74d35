import type { SplitCode } from '../twin/splits.ts';
import type { TwinPad } from '../twin/twin-pad.ts';

/** Writes down what the pad would be worth after each of the splits; the pad stays as it is. */
export type Judge = (pad: TwinPad, splits: ArrayLike<SplitCode>, worth: Float64Array) => void;
