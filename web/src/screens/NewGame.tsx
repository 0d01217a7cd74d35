import { type GameId, isGame, manifestOf, nameOf } from '@late/games';
import { Icon, sayRefusal } from '@late/ui';
import { lazy, Suspense } from 'react';
import { Link, useLocation } from 'wouter';
import { nextNames } from '../evening/next-names.ts';
import { setupAfter } from '../evening/setup-after.ts';
import { type After, useAfter } from '../evening/use-after.ts';
import { GameProvider, useFace } from '../games/GameProvider.tsx';
import { LessonOffer } from '../lesson/LessonOffer.tsx';
import { beginLocal } from '../local/begin-local.ts';
import { CompanyChoice } from '../new-game/CompanyChoice.tsx';
import { GameTeaser } from '../new-game/GameTeaser.tsx';
import { holdersOf } from '../new-game/holders-of.ts';
import { LocalForm } from '../new-game/LocalForm.tsx';
import { useSetup } from '../new-game/use-setup.ts';
import { useSettings } from '../settings/SettingsContext.tsx';
import { Loading } from '../shell/Loading.tsx';
import { writeLastTime } from '../shell/last-time.ts';
import { PageFrame } from '../shell/PageFrame.tsx';
import { PageHead } from '../shell/PageHead.tsx';
import { useSay } from '../shell/use-say.ts';
import Missing from './Missing.tsx';

const NextRoomForm = lazy(() => import('../evening/NextRoomForm.tsx'));
const OnlineForm = lazy(() => import('../room/OnlineForm.tsx'));

export default function NewGame({ id }: { id: string }) {
  if (!isGame(id)) return <Missing />;
  return (
    <GameProvider id={id}>
      <Begun id={id} />
    </GameProvider>
  );
}

function Begun({ id }: { id: GameId }) {
  const after = useAfter();
  return after === undefined ? <PageFrame /> : <NewGameForm id={id} after={after} />;
}

/** Two taps from the front page to the first throw: everything is set as it was last time. */
function NewGameForm({ id, after }: { id: GameId; after: After | null }) {
  const say = useSay();
  const face = useFace();
  const { settings } = useSettings();
  const [, navigate] = useLocation();
  const setup = useSetup(id, setupAfter(after));
  const { alongside, bots, change, company, level, max, online, options, people } = setup;
  const me = settings.name || say('new.you');
  const holders = holdersOf(setup, me, (number) => say('new.player', { number }));
  const hasTeams = Boolean(face.game.teams?.(options));
  const names =
    after?.kind === 'room'
      ? nextNames(after.room, { max, hasTeams })
      : holders.map((holder) => (holder.kind === 'empty' ? '' : holder.name));
  const setOptions = (changed: unknown) => change({ options: changed });
  const keepForNextTime = () =>
    writeLastTime(id, { company, bots, level, people, alongside, online, options });
  const start = async () => {
    keepForNextTime();
    const ready = await setup.withWords().catch(() => null);
    if (ready === null) return say('new.no-words');
    const fitting = company === 'device' ? face.atOneDevice(ready) : ready;
    const begun = await beginLocal(
      face,
      fitting,
      holders,
      after?.kind === 'table' ? after.kept : null,
    );
    if (!begun.ok) return sayRefusal(say, begun.refusal);
    // Back leads from the table to where the form was come from.
    navigate(`/table/${id}/${begun.id}`, { replace: true });
    return null;
  };
  const moreOptions = (
    <details className="form__more">
      <summary>{say('new.options')}</summary>
      <div className="form">
        <face.OptionsForm options={options} seats={names} onChange={setOptions} />
      </div>
    </details>
  );
  return (
    <>
      <PageHead title={nameOf(id)}>
        <Link href={`/rules/${id}`} className="button button--quiet button--icon">
          <Icon name="rules" />
          <span className="unseen">{say('rules.title')}</span>
        </Link>
      </PageHead>
      <main className="page setup">
        <GameTeaser id={id} />
        {!after && <LessonOffer game={id} options={options} />}
        {after?.kind !== 'room' && <CompanyChoice setup={setup} />}
        {after?.kind === 'table' && after.kept.plan.holders.length > max && (
          <p>{say('table.seats', { min: setup.min, max })}</p>
        )}
        {face.VariantForm && (
          <face.VariantForm options={options} seats={names} onChange={setOptions} />
        )}
        {manifestOf(id)?.workshop && (
          <Link href={`/workshop/${id}`} className="form__aside">
            {say('workshop.title')}
          </Link>
        )}
        {after?.kind === 'room' ? (
          <Suspense fallback={<Loading />}>
            <NextRoomForm
              room={after.room}
              game={id}
              withWords={setup.withWords}
              onOpen={keepForNextTime}
            >
              {moreOptions}
            </NextRoomForm>
          </Suspense>
        ) : company === 'online' ? (
          <Suspense fallback={<Loading />}>
            <OnlineForm
              game={id}
              withWords={setup.withWords}
              min={setup.min}
              max={max}
              levels={setup.levels}
              value={online}
              onChange={(changed) => change({ online: changed })}
              onOpen={keepForNextTime}
            >
              {moreOptions}
            </OnlineForm>
          </Suspense>
        ) : (
          <LocalForm setup={setup} onStart={start}>
            {moreOptions}
          </LocalForm>
        )}
      </main>
    </>
  );
}
