import { itemAt, type Room } from '@late/table';

/** What a room takes up without its game: seats, talk, and what is around them. */
const EMPTY = 8_000;
/** Plain data in memory takes about four times as much as its text. */
const OF_TEXT = 4;
const SAMPLES = 16;

/**
 * About how many bytes a room takes up in memory: by the text of some of its entries, and by the states that
 * it keeps for undo, of which each shares most with the next.
 */
export function weighRoom({ table }: Room): number {
  if (!table) return EMPTY;
  const { log, kept, state } = table;
  let text = 0;
  const count = Math.min(SAMPLES, log.length);
  for (let sample = 0; sample < count; sample++) {
    text += textLength(itemAt(log, Math.floor((sample * log.length) / count)));
  }
  const entries = count ? (text / count) * log.length : 0;
  const states = textLength(state) * (1 + kept.length / OF_TEXT);
  return EMPTY + OF_TEXT * (entries + states);
}

function textLength(value: unknown): number {
  return JSON.stringify(value).length;
}
