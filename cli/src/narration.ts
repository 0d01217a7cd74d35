import { readFile } from 'node:fs/promises';
import type { AnyGame, Entry, Frame, GameRecord, Line, Refusal } from '@late/kernel';
import { inReadersWords, type Messages, readersSeat, speaker } from '@late/ui/text';
import type { AskedGame } from './games.ts';

export interface Narrator {
  /** Who sits there, in the words of whoever reads: "You", though the record says "Du". */
  name(seat: number): string;
  tell(frame: Frame<unknown, unknown>): string;
  /** A sentence of the game's own. */
  sentence(line: Line): string;
  /** Why not, in words where the game has words for it. */
  explain(refusal: Refused): string;
}

interface Refused {
  readonly code: string;
  readonly params?: Refusal['params'] | undefined;
}

/** What every table can say: why a record or a move is refused. */
const HOUSE = new URL('../../web/locales/en.json', import.meta.url);

export async function narratorOf(
  { manifest, game }: AskedGame,
  { sitters }: GameRecord,
): Promise<Narrator> {
  const house: Messages = JSON.parse(await readFile(HOUSE, 'utf8'));
  const messages: Messages = { ...house, ...(await manifest.texts('en')) };
  const narrate = await manifest.narrate();
  const say = speaker('en', messages);
  const known = (key: string) => Object.hasOwn(messages, key);
  const name = (seat: number) => {
    const sitter = sitters[seat];
    return sitter ? inReadersWords(sitter.name, say) : `Seat ${seat + 1}`;
  };
  const you = readersSeat(sitters);
  return {
    name,
    tell({ entry, events }) {
      const lines = events.flatMap((event) => narrate(event, name, you));
      if (!lines.length || !lines.every(({ key }) => known(key))) return notation(game, entry);
      return lines.map(({ key, params }) => say(key, params)).join(' ');
    },
    sentence: ({ key, params }) => say(key, params),
    explain: ({ code, params }) => (known(code) ? `${say(code, params)} (${code})` : code),
  };
}

/** The step as records write it. */
function notation(game: AnyGame, { act }: Entry): string {
  switch (act.do) {
    case 'move':
      return game.notation.write(act.move);
    case 'undo':
      return `(undo ${act.drops.join(' ')})`;
    case 'note':
      return `(note ${act.note.kind})`;
    default:
      return `(${act.do})`;
  }
}
