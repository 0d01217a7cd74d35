import type { Seat } from '@late/kernel';
import type { SeatLabel } from '@late/ui';
import { grammarOf, titleWorth, type View } from '../../rules/index.ts';
import { closedTitlesOf } from '../desk/closed-titles.ts';

/** A headline on the front page. */
export interface Story {
  readonly text: string;
  /** The line that says who wrote it; none where all write one page. */
  readonly by: string | null;
}

/** What a finished game leaves to be printed. */
export interface Edition {
  readonly stories: readonly { readonly text: string; readonly writer: SeatLabel | null }[];
  readonly winners: readonly string[];
  readonly staff: readonly { readonly name: string; readonly score: number }[];
}

/** The winners' best headline leads; the rest follow by their worth. */
export function editionOf(view: View, seats: readonly SeatLabel[]): Edition {
  const { winners = [], scores = [] } = view.result ?? {};
  const name = (seat: Seat) => seats[seat]?.name ?? '';
  const isRivals = view.variant === 'exclusive';
  const grammar = grammarOf(view.options);
  const stories = closedTitlesOf(view)
    .map(({ seat, text, tiles }) => ({
      text,
      writer: (isRivals && seats[seat]) || null,
      worth: titleWorth(grammar, tiles),
      leads: isRivals && winners.includes(seat),
    }))
    .sort((a, b) => Number(b.leads) - Number(a.leads) || b.worth - a.worth);
  const [lead, ...others] = stories;
  const byWorth = others.sort((a, b) => b.worth - a.worth);
  return {
    stories: (lead ? [lead, ...byWorth] : []).map(({ text, writer }) => ({ text, writer })),
    winners: winners.map(name),
    staff: scores
      .map((score, seat) => ({ name: name(seat), score }))
      .sort((a, b) => b.score - a.score),
  };
}
