import { type GameId, manifestOf, nameOf } from '@late/games';
import type { Refusal } from '@late/kernel';
import type { DuelSeen } from '@late/protocol';
import { useLanguage } from '@late/ui';
import { dateFormat } from '@late/ui/text';
import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { GamePicture } from '../front/GamePicture.tsx';
import { titleOf, wordsNote } from '../games/words-note.ts';
import { type Say, useSay } from '../luck/use-say.ts';
import { api } from '../remote/api.ts';
import { remember } from '../remote/server-state.ts';
import { NameForm } from '../room/NameForm.tsx';
import { SharePanel } from '../room/SharePanel.tsx';
import { useSettings } from '../settings/SettingsContext.tsx';
import { Trouble } from '../shell/Trouble.tsx';
import { EndDuel } from './EndDuel.tsx';
import { Runs } from './Runs.tsx';

interface Props {
  readonly duel: DuelSeen;
  readonly game: GameId;
  readonly onChange: () => void;
}

/** Who invites to which deal, a name, one button; and who is through. */
export function DuelPage({ duel, game, onChange }: Props) {
  const say = useSay();
  const language = useLanguage();
  const { settings, change } = useSettings();
  const [, navigate] = useLocation();
  const [trouble, setTrouble] = useState<Refusal | null>(null);
  const manifest = manifestOf(game);
  const title = titleOf(nameOf(game), wordsNote(say, game, duel.options));
  const when = dateFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  const own = duel.runs.find(({ isYou }) => isYou);
  const canBegin = !own && !duel.isOver && duel.runs.length < duel.most;
  const begin = async (name: string) => {
    change({ name });
    const reply = await api.beginRun(duel.id, name);
    if (!reply.ok) {
      setTrouble(reply.refusal);
      return onChange();
    }
    remember();
    navigate(`/room/${reply.value.id}`);
  };
  return (
    <>
      <section className="invitation" aria-labelledby="duel">
        {manifest && <GamePicture picture={manifest.picture} />}
        <div className="invitation__words">
          <p className="room__kicker">
            {title} ·{' '}
            {duel.isOver ? say('duel.over') : say('duel.until', { time: when.format(duel.ends) })}
          </p>
          <h2 id="duel">{headline(say, duel)}</h2>
          {!duel.isOver && (
            <p>
              {say(duel.bots.length ? 'duel.rules-bots' : 'duel.rules', {
                count: duel.bots.length,
              })}
            </p>
          )}
          {canBegin && <NameForm name={settings.name} act={say('duel.play')} main onName={begin} />}
          {own?.state === 'playing' && duel.room && (
            <p>
              <Link href={`/room/${duel.room}`} className="button button--main">
                {say('duel.play-on')}
              </Link>
            </p>
          )}
          {!own && !duel.isOver && !canBegin && <p>{say('duel.full')}</p>}
          <Trouble refusal={trouble} />
        </div>
      </section>
      <Runs duel={duel} />
      {!duel.isOver && (
        <section className="duel__part" aria-labelledby="duel-link">
          <h3 id="duel-link">{say('duel.invite')}</h3>
          <SharePanel address={`${location.origin}/duel/${duel.id}`} title={title} />
        </section>
      )}
      {duel.isHost && !duel.isOver && <EndDuel id={duel.id} onEnded={onChange} />}
      <p className="menu__note duel__part">
        {say('table.fingerprint')} <code>{duel.commitment}</code>
      </p>
    </>
  );
}

/** Who calls for it; once it is over, who won. */
function headline(say: Say, { name, isOver, runs }: DuelSeen): string {
  const counted = runs.filter(({ state, scores }) => state === 'through' && scores);
  const best = Math.max(...counted.map(({ scores }) => scores?.[0] ?? 0));
  const [winner, second] = counted.filter(({ scores }) => scores?.[0] === best);
  if (!isOver || !winner) return name ? say('duel.calls', { name }) : say('duel.called');
  if (second) return say('duel.drawn');
  return winner.isYou ? say('duel.you-won') : say('duel.won', { name: winner.name });
}
