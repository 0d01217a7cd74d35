import type { SeatLabel } from '@late/ui';
import type { LaidWord, View } from '../rules/index.ts';
import { KeysHelp } from './KeysHelp.tsx';
import { StartDraw } from './StartDraw.tsx';
import { UnseenLetters } from './UnseenLetters.tsx';
import { useSay } from './use-say.ts';
import { WordPad } from './WordPad.tsx';

export interface Props {
  readonly view: View;
  readonly seats: readonly SeatLabel[];
  readonly picked: LaidWord | null;
  /** Shows a word's way over the board. */
  readonly onPick: (word: LaidWord | null) => void;
}

/** What was written so far and what is still to come, beside the board. */
export function SideSheet({ view, seats, picked, onPick }: Props) {
  const say = useSay();
  return (
    <section className="sheet">
      {/* First: the words stand in the log too. */}
      <UnseenLetters view={view} />
      <h2>{say('slowka.board.pad')}</h2>
      <WordPad view={view} seats={seats} picked={picked} onPick={onPick} />
      <StartDraw view={view} seats={seats} />
      <KeysHelp />
    </section>
  );
}
