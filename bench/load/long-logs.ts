import type { Entry } from '@late/kernel';
import { type AnySpecimen, bench, type OptionSet, randomGame } from '@late/kernel/testing';
import { type RoomSeat, type RoomStep, SHARED_ENTRIES } from '@late/table';

/** A log as long as people can make it, as the store has it: steps of a room, each as text. */
export interface LongLog {
  readonly name: string;
  readonly steps: readonly string[];
}

/** Random games to choose from. */
const SEEDS = [1, 2];

/** What a log can be filled with, from a random game on. */
export function longLogs(specimen: AnySpecimen, set: OptionSet): LongLog[] {
  const begun = begunGame(specimen, set);
  const decision = begun.at(-1) as Entry;
  const filled = (name: string, next: (log: readonly Entry[]) => Omit<Entry, 'seq' | 'at'>) => {
    const log = [...begun];
    while (log.length < SHARED_ENTRIES) {
      log.push({ seq: log.length, at: decision.at, ...next(log) });
    }
    return { name: `${set.name}: ${name}`, steps: stepsOf(specimen, set, log) };
  };
  const standIn = ({ length }: readonly Entry[]): Omit<Entry, 'seq' | 'at'> => {
    const kind = length % 2 ? 'stand-in' : 'hand-back';
    const note = kind === 'stand-in' ? { kind, level: 'easy', seat: 0 } : { kind, seat: 0 };
    return { by: 'house', act: { do: 'note', note }, tape: [] };
  };
  return [
    filled('stand-ins', standIn),
    // To decide and take it back counts for three of the half that is for it.
    filled('taken back as much as may be, then stand-ins', (log) => {
      if (log.length > SHARED_ENTRIES / 3) return standIn(log);
      const { act, seq } = log.at(-1) as Entry;
      if (act.do === 'undo') return { by: decision.by, act: decision.act, tape: [] };
      return { by: decision.by, act: { do: 'undo', drops: [seq] }, tape: [] };
    }),
  ];
}

/** A game up to a decision that can be taken back: of several, the one with most to say. */
function begunGame(specimen: AnySpecimen, set: OptionSet): readonly Entry[] {
  let begun: readonly Entry[] = [];
  let longest = 0;
  for (const seed of SEEDS) {
    const { played } = randomGame(bench(specimen, set), seed);
    for (const { entry, outcome } of played.steps) {
      if (entry.act.do !== 'move' || entry.tape.length || outcome.reveals === 'secret') continue;
      if (specimen.game.result(outcome.state)) continue;
      const { length } = JSON.stringify(entry.act.move);
      if (length < longest) continue;
      longest = length;
      begun = played.log.slice(0, entry.seq + 1);
    }
  }
  if (!begun.length) throw new Error(`${set.name}: nobody decides anything`);
  return begun;
}

function stepsOf({ game }: AnySpecimen, set: OptionSet, log: readonly Entry[]): string[] {
  const opened = log[0]?.at ?? 0;
  const plan = {
    id: 'load',
    code: 'LOADED',
    game: game.id,
    version: game.version,
    options: set.options,
    clock: { kind: 'none' },
    commitment: '0'.repeat(64),
    opened,
  } as const;
  const seats = Array.from({ length: set.seats }, (_, seat): RoomSeat => {
    return { kind: 'person', name: `Seat ${seat + 1}`, members: [`m-${seat}`] };
  });
  const acts: RoomStep['act'][] = [
    { do: 'open', plan, seats, host: 'm-0', listed: false },
    { do: 'start' },
    ...log.map((entry) => ({ do: 'entry', entry }) as const),
  ];
  return acts.map((act, seq) => JSON.stringify({ seq, at: opened, act }));
}
