import type { Say, SeatLabel } from '@late/ui';
import { headlineKey, sectionKey, stepKey } from '../../locales/keys.ts';
import { sectionOf } from '../../rules/index.ts';
import { inFull } from '../thousands.ts';
import type { Frame } from './frames.ts';

/** What a bonus is for. */
export function frameTitle(say: Say, frame: Frame, seats: readonly SeatLabel[]): string {
  const { headline, seat, section, step } = frame;
  if (section) return say(sectionKey(section));
  if (headline !== undefined) {
    return `${say(sectionKey(sectionOf(headline)))}: ${say(headlineKey(headline))}`;
  }
  return seat === undefined ? say(stepKey(step)) : (seats[seat]?.name ?? '');
}

/** The same with what it brings, for whoever listens. */
export function frameWords(say: Say, frame: Frame, seats: readonly SeatLabel[]): string {
  const gains = frame.credits.flatMap((copies, seat) =>
    copies
      ? [say('extrablatt.board.gain', { name: seats[seat]?.name ?? '', copies: inFull(copies) })]
      : [],
  );
  const what = gains.length ? gains.join(', ') : say(`extrablatt.board.no-gain.${frame.step}`);
  return `${say(stepKey(frame.step))}. ${frameTitle(say, frame, seats)}. ${what}`;
}
