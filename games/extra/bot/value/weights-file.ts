import { SHEET_NAMES, type SheetName } from '../../rules/index.ts';
import type { Layout } from './layout.ts';

/** Grows when the layout of the weights changes, so that old files are refused. */
const VERSION = 1;
const MAGIC = 0x21545845; // "EXT!"
const HEADER_BYTES = 16;
/** Weights are stored in eighths of a point: finer differences decide nothing. */
const PER_POINT = 8;

/** The file in `tables/` that holds the weights for a sheet. */
export function weightsName(sheet: SheetName): string {
  return `${sheet}.bin`;
}

export class WrongWeights extends Error {
  override readonly name = 'WrongWeights';
}

export function writeWeights(layout: Layout, weights: Float32Array): ArrayBuffer {
  const file = new ArrayBuffer(HEADER_BYTES + 2 * layout.size);
  header(layout).forEach((word, index) => {
    new DataView(file).setUint32(4 * index, word, true);
  });
  const body = new DataView(file, HEADER_BYTES);
  weights.forEach((weight, index) => {
    const stored = Math.round(weight * PER_POINT);
    if (stored !== (stored << 16) >> 16) throw new RangeError(`weight ${index} is ${weight}`);
    body.setInt16(2 * index, stored, true);
  });
  return file;
}

export function readWeights(layout: Layout, file: ArrayBuffer): Float32Array {
  const bytes = HEADER_BYTES + 2 * layout.size;
  if (file.byteLength !== bytes) {
    throw new WrongWeights(
      `weights of ${layout.sheet.name}: ${file.byteLength} bytes, not ${bytes}`,
    );
  }
  const words = new DataView(file);
  header(layout).forEach((word, index) => {
    const found = words.getUint32(4 * index, true);
    if (found !== word) {
      throw new WrongWeights(
        `weights of ${layout.sheet.name}: header word ${index} is ${found}, not ${word}`,
      );
    }
  });
  const body = new DataView(file, HEADER_BYTES);
  const weights = new Float32Array(layout.size);
  for (let i = 0; i < weights.length; i++) weights[i] = body.getInt16(2 * i, true) / PER_POINT;
  return weights;
}

function header({ sheet, size }: Layout): number[] {
  return [MAGIC, VERSION, SHEET_NAMES.indexOf(sheet.name), size];
}
