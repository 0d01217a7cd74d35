import { type GameId, manifestOf } from '@late/games';
import { useLanguage } from '@late/ui';
import { GamePicture } from '../front/GamePicture.tsx';

/** What the game is about, where the window has room beside the form. */
export function GameTeaser({ id }: { id: GameId }) {
  const language = useLanguage();
  const manifest = manifestOf(id);
  if (!manifest) return null;
  return (
    <aside className="teaser">
      <GamePicture picture={manifest.picture} />
      <p>{manifest.front[language].line}</p>
    </aside>
  );
}
