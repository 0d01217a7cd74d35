import { choices, type Dice, extra, type Options, type Pad, type State } from '@late/extra/rules';
import {
  type Chance,
  type Entry,
  frames,
  liveEntries,
  type Opening,
  pick,
  type Seat,
  type Viewer,
} from '@late/kernel';
import { itemAt, itemsOf, restore, type Table } from '../src/index.ts';

/** The splits that were never opened: they wait, or were taken back while they did. */
function hiddenSplits(table: Table, states: readonly State[]): number[] {
  const shown = states.flatMap((state, seq) =>
    extra.open(state) ? liveEntries(itemsOf(table.log).slice(0, seq + 1)) : [],
  );
  const known = new Set(shown.map(({ seq }) => seq));
  return itemsOf(table.log).flatMap(({ seq, act }) =>
    act.do === 'move' && !known.has(seq) ? [seq] : [],
  );
}

/** The table as it might be as well, for all that `viewer` knows; null if they know everything. */
export function twinOf(table: Table, viewer: Viewer, chance: Chance): Table | null {
  const opening = table.opening as Opening<Options>;
  const states = frames(extra, opening, itemsOf(table.log)).map(({ state }) => state);
  const hidden = hiddenSplits(table, states).filter((seq) => itemAt(table.log, seq)?.by !== viewer);
  if (!hidden.length) return null;
  const log = itemsOf(table.log).map((entry): Entry => {
    if (!hidden.includes(entry.seq)) return entry;
    const { pads, dice } = states[entry.seq - 1] as State;
    const other = pick(chance, choices(pads[entry.by as Seat] as Pad, dice as Dice));
    return { ...entry, act: { do: 'move', move: { do: 'split', ...other } } };
  });
  return restore(extra, table.plan, table.opening, log);
}
