import { type GameId, manifestOf, nameOf } from '@late/games';
import type { RoomSeen } from '@late/table';
import { useLanguage } from '@late/ui';
import { GamePicture } from '../front/GamePicture.tsx';
import { titleOf, wordsNote } from '../games/words-note.ts';
import { useSay } from '../shell/use-say.ts';
import { sayClock } from './clock-words.ts';
import { NameForm } from './NameForm.tsx';

interface Props {
  readonly seen: RoomSeen;
  /** The reader's, as far as it is known. */
  readonly name: string;
  readonly onName: (name: string) => void;
}

/** What a friend finds behind the link: who invites to what, a name, one button. */
export function Invitation({ seen: { plan, host, seats }, name, onName }: Props) {
  const say = useSay();
  const language = useLanguage();
  const game = nameOf(plan.game);
  const note = wordsNote(say, plan.game, plan.options);
  const inviting = host === null ? '' : (seats[host]?.name ?? '');
  const manifest = manifestOf(plan.game as GameId);
  return (
    <section className="invitation" aria-labelledby="invitation">
      {manifest && <GamePicture picture={manifest.picture} />}
      <div className="invitation__words">
        <p className="room__kicker">
          {titleOf(say('online.table', { code: plan.code }), note)} · {sayClock(say, plan.clock)}
        </p>
        <h2 id="invitation">
          {inviting
            ? say('online.invites', { name: inviting, game })
            : say('online.invited', { game })}
        </h2>
        {manifest && <p>{manifest.front[language].line}</p>}
        <NameForm name={name} act={say('online.sit')} main onName={onName} />
      </div>
    </section>
  );
}
