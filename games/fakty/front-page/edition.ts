import type { Seat } from '@late/kernel';
import type { Edition, FinishedGame, SeatLabel } from '@late/ui';
import { closedTitlesOf } from '../board/desk/closed-titles.ts';
import { keepShortWords } from '../board/page/short-words.ts';
import type { Say } from '../board/use-say.ts';
import { type Event, grammarOf, titleWorth, type View } from '../rules/index.ts';

interface Title {
  readonly text: string;
  /** Who wrote it; nobody where all write one page. */
  readonly writer: SeatLabel | null;
}

/** The winners' best headline leads; the rest follow by their worth. */
function titlesOf(view: View, seats: readonly SeatLabel[]): Title[] {
  const winners = view.result?.winners ?? [];
  const isRivals = view.variant === 'exclusive';
  const grammar = grammarOf(view.options);
  const titles = closedTitlesOf(view)
    .map(({ seat, text, tiles }) => ({
      text,
      writer: (isRivals && seats[seat]) || null,
      worth: titleWorth(grammar, tiles),
      leads: isRivals && winners.includes(seat),
    }))
    .sort((a, b) => Number(b.leads) - Number(a.leads) || b.worth - a.worth);
  const [lead, ...others] = titles;
  return lead ? [lead, ...others.sort((a, b) => b.worth - a.worth)] : [];
}

/** Fakty's titles are the page. */
export function editionOf(
  { view }: FinishedGame<View, Event>,
  seats: readonly SeatLabel[],
  say: Say,
): Edition {
  const { winners = [], scores = [] } = view.result ?? {};
  const name = (seat: Seat) => seats[seat]?.name ?? '';
  const [lead, ...others] = titlesOf(view, seats);
  const key = winners.length > 1 ? 'fakty.board.page-shared' : 'fakty.board.page-won';
  return {
    headline: lead ? keepShortWords(lead.text) : '',
    deck: lead?.writer ? byLine(say, lead.writer) : null,
    winner: say(key, { names: winners.map(name).join(', ') }),
    picture: null,
    stories: others.map(({ text, writer }) => ({
      headline: keepShortWords(text),
      by: writer && byLine(say, writer),
    })),
    staff: scores
      .map((score, seat) => ({ name: name(seat), score }))
      .sort((a, b) => b.score - a.score)
      .map(({ name, score }) => ({ name, score: String(score) })),
  };
}

/** Whoever gave no name cannot be called by it. */
function byLine(say: Say, { name, unnamed }: SeatLabel): string {
  return unnamed ? say('fakty.board.by-you') : say('fakty.board.by', { name });
}
