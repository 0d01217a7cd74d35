import { type GameId, isGame, manifestOf, nameOf } from '@late/games';
import { Icon, sayRefusal } from '@late/ui';
import { lazy, Suspense } from 'react';
import { Link, useLocation } from 'wouter';
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
import { PageHead } from '../shell/PageHead.tsx';
import { useSay } from '../shell/use-say.ts';
import Missing from './Missing.tsx';

const OnlineForm = lazy(() => import('../room/OnlineForm.tsx'));

export default function NewGame({ id }: { id: string }) {
  if (!isGame(id)) return <Missing />;
  return (
    <GameProvider id={id}>
      <NewGameForm id={id} />
    </GameProvider>
  );
}

/** Two taps from the front page to the first throw: everything is set as it was last time. */
function NewGameForm({ id }: { id: GameId }) {
  const say = useSay();
  const face = useFace();
  const { settings } = useSettings();
  const [, navigate] = useLocation();
  const setup = useSetup(id);
  const { alongside, bots, change, company, level, max, online, options, people } = setup;
  const me = settings.name || say('new.you');
  const holders = holdersOf(setup, me, (number) => say('new.player', { number }));
  const names = holders.map((holder) => (holder.kind === 'empty' ? '' : holder.name));
  const setOptions = (changed: unknown) => change({ options: changed });
  const keepForNextTime = () =>
    writeLastTime(id, { company, bots, level, people, alongside, online, options });
  const start = async () => {
    keepForNextTime();
    const ready = await setup.withWords().catch(() => null);
    if (ready === null) return say('new.no-words');
    const fitting = company === 'device' ? face.atOneDevice(ready) : ready;
    const begun = await beginLocal(face, fitting, holders);
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
        <LessonOffer game={id} options={options} />
        <CompanyChoice setup={setup} />
        {face.VariantForm && (
          <face.VariantForm options={options} seats={names} onChange={setOptions} />
        )}
        {manifestOf(id)?.workshop && (
          <Link href={`/workshop/${id}`} className="form__aside">
            {say('workshop.title')}
          </Link>
        )}
        {company === 'online' ? (
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
