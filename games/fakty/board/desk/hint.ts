import { type SeatLabel, sayShortName } from '@late/ui';
import type { View } from '../../rules/index.ts';
import { questionOf } from '../aim/draft.ts';
import { placeOf } from '../aim/place.ts';
import { verbOf } from '../aim/proposal.ts';
import type { Aim } from '../aim/use-aim.ts';
import { textOf } from '../deck-of.ts';
import type { Say } from '../use-say.ts';
import { waitingFor } from './waiting.ts';

/** The hot variant's questions that go by another name than their face. */
const HOT_NAMES = { bear: 'hot-bear', contradiction: 'scrap', bug: 'move' } as const;

/** What is asked, in the words in which anything else is refused. */
function askedOf(view: View) {
  const question = questionOf(view);
  const names: Partial<Record<typeof question, (typeof HOT_NAMES)[keyof typeof HOT_NAMES]>> =
    view.variant === 'hot' ? HOT_NAMES : {};
  return `fakty.now.${names[question] ?? question}` as const;
}

/** What the whole table is asked, for whoever holds the device; a vote is not asked in the open. */
export function askedHint(say: Say, view: View, seats: readonly SeatLabel[]): string {
  const isVote = view.phase.at === 'vote' || view.phase.at === 'objection';
  return isVote ? waitingFor(say, view, seats) : say(askedOf(view));
}

/** What the one who acts is to do next, given what is half chosen. */
export function hintFor(say: Say, view: View, seats: readonly SeatLabel[], aim: Aim): string {
  const { tiles, titles } = aim.draft;
  const verb = verbOf(view);
  const [tile] = tiles;
  if (verb === 'swap' && tile !== undefined) return swapHint(say, view, seats, aim);
  const isWaiting = tile !== undefined && titles.length === 0;
  if (!isWaiting || (verb !== 'lay' && verb !== 'move')) return say(askedOf(view));
  return say(aim.lit.fields.size ? 'fakty.board.pick-title' : 'fakty.board.nowhere');
}

function swapHint(say: Say, view: View, seats: readonly SeatLabel[], { draft }: Aim): string {
  const [one, other] = draft.tiles;
  if (other === undefined) return say('fakty.board.pick-other');
  const pending = draft.titles.indexOf(null);
  if (pending < 0) return say('fakty.board.swap-ready');
  const lands = draft.tiles[pending] as number;
  const on = placeOf(view, pending === 0 ? other : (one as number));
  const text = textOf(view, lands);
  if (on?.seat === view.viewer) return say('fakty.board.pick-landing-yours', { text });
  return say('fakty.board.pick-landing', { text, name: sayShortName(seats[on?.seat ?? 0]) });
}
