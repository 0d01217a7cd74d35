import type { Seat } from '@late/kernel';
import { readersSeat, type SeatLabel, sayLine } from '@late/ui';
import { headlineKey, sectionKey, stepKey } from '../../locales/keys.ts';
import { narrate } from '../../locales/narrate.ts';
import { sectionOf, TARGET_ALONE } from '../../rules/index.ts';
import { inFull } from '../thousands.ts';
import type { Say } from '../use-say.ts';
import type { Frame } from './frames.ts';

/** The step of the count, and what it goes by. */
export function stepWords(say: Say, { step }: Frame): string {
  if (step === 'total') return say('extrablatt.board.total');
  const goesBy = say(`extrablatt.board.step-goes-by.${step}`);
  // These two are done in one go, and are named by their title.
  return step === 'zone' || step === 'out' ? goesBy : `${say(stepKey(step))} · ${goesBy}`;
}

/** What a bonus is for; in the end, who has sold most. */
export function frameTitle(say: Say, frame: Frame, seats: readonly SeatLabel[]): string {
  const { headline, seat, section, step, totals } = frame;
  if (section) return say(sectionKey(section));
  if (headline !== undefined) {
    return `${say(sectionKey(sectionOf(headline)))}: ${say(headlineKey(headline))}`;
  }
  if (seat !== undefined) return seats[seat]?.name ?? '';
  if (step !== 'total') return say(stepKey(step));
  const most = seats.length === 1 ? Math.max(TARGET_ALONE, ...totals) : Math.max(...totals);
  const winners = seats.map((_, one) => one).filter((one) => totals[one] === most);
  const over = { type: 'over', scores: totals, winners } as const;
  const name = (one: number) => seats[one]?.name ?? '';
  return narrate(over, name, readersSeat(seats))
    .map((line) => sayLine(say, line))
    .join(' ');
}

/** What a seat is measured by in this bonus. */
export function measureWords(say: Say, { measures, step }: Frame, seat: Seat): string {
  const count = measures?.[seat];
  if (count === undefined) return '';
  if (step === 'total') return say('extrablatt.board.sum', { sum: inFull(count) });
  return say(step === 'zone' ? 'extrablatt.board.empty-cells' : 'extrablatt.board.cells', {
    count,
  });
}

/** The same with what it brings, for whoever listens. */
export function frameWords(say: Say, frame: Frame, seats: readonly SeatLabel[]): string {
  const title = `${stepWords(say, frame)}. ${frameTitle(say, frame, seats)}.`;
  if (frame.step === 'total') return title;
  const gains = frame.credits.flatMap((copies, seat) =>
    copies
      ? [say('extrablatt.board.gain', { name: seats[seat]?.name ?? '', copies: inFull(copies) })]
      : [],
  );
  const what = gains.length ? gains.join(', ') : say(`extrablatt.board.no-gain.${frame.step}`);
  return `${title} ${what}`;
}
