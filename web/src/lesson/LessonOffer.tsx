import { type GameId, manifestOf } from '@late/games';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { readLastTime } from '../shell/last-time.ts';
import { useSay } from '../shell/use-say.ts';

/** A quiet line for whoever has not played the game yet. */
export function LessonOffer({ game, options }: { game: GameId; options: unknown }) {
  const say = useSay();
  const [isNew] = useState(() => readLastTime(game).company === null);
  const [kind, setKind] = useState('');
  useEffect(() => {
    if (!isNew) return;
    // Without it one is asked which.
    const reading = manifestOf(game)?.lessons?.();
    reading?.then(
      ({ kinds }) => setKind(kinds.find((each) => each.isOf(options))?.kind ?? ''),
      () => {},
    );
  }, [game, options, isNew]);
  if (!isNew || !manifestOf(game)?.lessons) return null;
  return (
    <Link href={`/learn/${game}/${kind}`} className="form__aside">
      {say('lesson.offer')}
    </Link>
  );
}
