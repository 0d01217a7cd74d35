import { type GameId, manifestOf } from '@late/games';
import type { PicturesModule } from '@late/games/manifest';
import type { EditionId } from '@late/lexicon/names';
import {
  type Language,
  type Messages,
  Rulebook,
  TextProvider,
  useLanguage,
  WordsLanguage,
} from '@late/ui';
import { useEffect, useState } from 'react';
import { Loading } from './Loading.tsx';

interface Read {
  readonly text: string;
  readonly messages: Messages;
  readonly pictures: PicturesModule['pictures'];
}

/** Text and pictures come together, so that nothing moves under whoever has begun to read. */
async function read(
  game: GameId,
  language: Language,
  edition: EditionId | undefined,
): Promise<Read | null> {
  const manifest = manifestOf(game);
  if (!manifest) return null;
  const [text, messages, module] = await Promise.all([
    manifest.rulebook(language, edition),
    manifest.texts(language),
    // Rules without pictures are better than none.
    manifest.pictures?.().catch(() => null),
  ]);
  return { text, messages, pictures: module?.pictures ?? {} };
}

interface Props {
  readonly game: GameId;
  readonly at: string | undefined;
  /** Whose words a game of words tells it with; the reader's own if nothing is said. */
  readonly edition?: EditionId;
}

/** A game's rulebook in the reader's language. */
export function GameRulebook({ game, at, edition }: Props) {
  const language = useLanguage();
  const [shown, setShown] = useState<Read | null>(null);
  useEffect(() => {
    let current = true;
    read(game, language, edition).then((loaded) => current && setShown(loaded));
    return () => {
      current = false;
    };
  }, [game, language, edition]);
  if (!shown) return <Loading />;
  const { text, messages, pictures } = shown;
  return (
    <TextProvider language={language} messages={messages}>
      <WordsLanguage value={edition ?? language}>
        <div data-game={game}>
          <Rulebook text={text} at={at} pictures={pictures} />
        </div>
      </WordsLanguage>
    </TextProvider>
  );
}
