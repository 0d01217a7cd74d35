import type { GameId } from '@late/games';
import { editionAsked } from '@late/lexicon/names';
import { Dialog } from '@late/ui';
import { GameRulebook } from './GameRulebook.tsx';
import { useSay } from './use-say.ts';

interface Props {
  readonly game: GameId;
  /** Of the table that it lies over. */
  readonly options: unknown;
  readonly at: string | undefined;
  readonly onClose: () => void;
}

/** The rulebook over the table, in the letters and words of its edition, opened at the paragraph in question. */
export function RulesDialog(props: Props) {
  const say = useSay();
  const edition = editionAsked(props.options);
  return (
    <Dialog title={say('rules.title')} onClose={props.onClose}>
      <GameRulebook game={props.game} edition={edition} at={props.at} />
    </Dialog>
  );
}
