import { choices, extra, type Move, type Pad, type State } from '@late/extra/rules';
import {
  commitment,
  type Entry,
  fairChance,
  pick,
  recording,
  seededChance,
  writeRecord,
} from '@late/kernel';

const SEED = '5a'.repeat(32);
const TABLE = 'sample';
const OPENED = Date.UTC(2026, 0, 6, 20);
const OPTIONS = { sheet: 'classic', dice: 'house', children: [] } as const;

/** A finished game for two, honestly dealt; `sealed` leaves out its seed. */
export function sampleRecord({ sealed = false, name = 'Ada' } = {}): string {
  return writeRecord(extra, {
    game: extra.id,
    version: extra.version,
    table: TABLE,
    opened: OPENED,
    sitters: [
      { kind: 'person', name },
      { kind: 'bot', level: 'easy', name: 'Remington' },
    ],
    options: OPTIONS,
    commitment: commitment(SEED),
    seed: sealed ? null : SEED,
    log: sampleLog(),
  });
}

function sampleLog(): Entry[] {
  const minds = seededChance(7);
  const log: Entry[] = [{ seq: 0, at: OPENED, by: 'house', act: { do: 'deal' }, tape: [] }];
  const options = { ...OPTIONS, children: [] };
  let { state } = extra.setup(options, 2, { chance: minds, now: OPENED });
  while (!extra.result(state)) {
    const seq = log.length;
    const at = OPENED + 1000 * seq;
    const by = pick(minds, extra.turn(state).must);
    const move = chosen(state, by);
    const chance = recording(fairChance(SEED, TABLE, seq));
    state = extra.play(state, by, move, { chance, now: at }).state;
    log.push({ seq, at, by, act: { do: 'move', move }, tape: chance.tape });
  }
  return log;

  function chosen({ dice, pads }: State, seat: number): Move {
    if (!dice) return { do: 'throw' };
    return { do: 'split', ...pick(minds, choices(pads[seat] as Pad, dice)) };
  }
}
