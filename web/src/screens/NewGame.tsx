import { type GameId, isGame, nameOf } from '@late/games';
import { BOT_LEVELS, type BotLevel, parse } from '@late/kernel';
import type { Holder } from '@late/table';
import { type Alternative, Button, Choice, sayRefusal } from '@late/ui';
import { lazy, Suspense, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { GameProvider, useFace } from '../games/GameProvider.tsx';
import { beginLocal } from '../local/begin-local.ts';
import { useHouse } from '../remote/house.ts';
import { useSettings } from '../settings/SettingsContext.tsx';
import { botHolders } from '../shell/bot-names.ts';
import { Loading } from '../shell/Loading.tsx';
import { seatsBeside } from '../shell/last-online.ts';
import { type Company, readLastTime, writeLastTime } from '../shell/last-time.ts';
import { PageHead } from '../shell/PageHead.tsx';
import { PeopleForm } from '../shell/PeopleForm.tsx';
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
  const [last] = useState(() => readLastTime(id));
  const house = useHouse();
  const asked = new URLSearchParams(useSearch()).has('online');
  const [chosen, setCompany] = useState<Company>(asked ? 'online' : last.company);
  const [online, setOnline] = useState(last.online);
  const [wantedBots, setBots] = useState(last.bots);
  const [level, setLevel] = useState<BotLevel>(last.level);
  const [people, setPeople] = useState<readonly string[]>(last.people);
  const [alongside, setAlongside] = useState(last.alongside);
  const [trouble, setTrouble] = useState<string | null>(null);
  const [options, setOptions] = useState<unknown>(() => {
    const kept = parse(face.game.options, last.options);
    const usual = parse(face.game.options, face.usual(settings.language));
    return kept.ok ? kept.value : usual.ok ? usual.value : {};
  });
  const { min, max } = face.game.seats(options);
  const bots = Math.min(wantedBots, max - 1);
  const offered = chosen === 'online' ? house !== 'none' : chosen !== 'solo' || min === 1;
  const company = offered ? chosen : min === 1 ? 'solo' : 'bots';
  const me = settings.name || say('new.you');
  const person = (name: string): Holder => ({ kind: 'person', name });
  const named = people.map((name, seat) => name.trim() || say('new.player', { number: seat + 1 }));
  const elsewhere = seatsBeside(online, max).map(
    (as, seat): Holder =>
      as === 'closed' ? { kind: 'empty' } : person(say('new.player', { number: seat + 2 })),
  );
  const holders: Record<Company, Holder[]> = {
    solo: [person(me)],
    bots: [person(me), ...botHolders(bots, level)],
    device: [...named.map(person), ...botHolders(alongside, level)],
    online: [person(me), ...elsewhere],
  };
  const seats = holders[company];
  const names = seats.map((holder) => (holder.kind === 'empty' ? '' : holder.name));
  const keepForNextTime = () =>
    writeLastTime(id, { company, bots, level, people, alongside, online, options });
  const start = async () => {
    keepForNextTime();
    const fitting = company === 'device' ? face.atOneDevice(options) : options;
    const begun = await beginLocal(face, fitting, seats);
    if ('id' in begun) navigate(`/table/${id}/${begun.id}`);
    else setTrouble(sayRefusal(say, begun.refusal));
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
      <PageHead title={nameOf(id)} />
      <main className="page form">
        <Choice
          legend={say('new.company')}
          value={company}
          onChange={setCompany}
          alternatives={[
            ...(min > 1
              ? []
              : [{ value: 'solo' as const, label: say('new.solo'), hint: say('new.solo-hint') }]),
            { value: 'bots', label: say('new.bots'), hint: say('new.bots-hint') },
            { value: 'device', label: say('new.device'), hint: say('new.device-hint') },
            ...(house === 'none'
              ? []
              : [
                  {
                    value: 'online' as const,
                    label: say('new.online'),
                    hint: say('new.online-hint'),
                  },
                ]),
          ]}
        />
        {face.VariantForm && (
          <face.VariantForm options={options} seats={names} onChange={setOptions} />
        )}
        {company === 'online' ? (
          <Suspense fallback={<Loading />}>
            <OnlineForm
              game={id}
              options={options}
              max={max}
              value={online}
              onChange={setOnline}
              onOpen={keepForNextTime}
            >
              {moreOptions}
            </OnlineForm>
          </Suspense>
        ) : (
          <form
            className="form"
            onSubmit={(event) => {
              event.preventDefault();
              start().catch(() => setTrouble(say('table.not-kept')));
            }}
          >
            {company === 'device' && (
              <PeopleForm
                names={people}
                max={max}
                onChange={(names) => {
                  setPeople(names);
                  setAlongside(Math.min(alongside, max - names.length));
                }}
              />
            )}
            {company === 'bots' && (
              <Choice
                legend={say('new.how-many')}
                value={String(bots)}
                onChange={(value) => setBots(Number(value))}
                alternatives={counts(1, max - 1)}
              />
            )}
            {company === 'device' && max > people.length && (
              <Choice
                legend={say('new.bots-too')}
                value={String(alongside)}
                onChange={(value) => setAlongside(Number(value))}
                alternatives={counts(0, max - people.length)}
              />
            )}
            {(company === 'bots' || (company === 'device' && alongside > 0)) && (
              <Choice
                legend={say('new.level')}
                value={level}
                onChange={setLevel}
                alternatives={BOT_LEVELS.map((value) => ({
                  value,
                  label: say(`level.${value}`),
                  hint: say(`level.${value}-hint`),
                }))}
              />
            )}
            {moreOptions}
            {trouble && (
              <p className="trouble" role="alert">
                {trouble}
              </p>
            )}
            <Button look="main" type="submit" className="form__start">
              {say('new.start')}
            </Button>
          </form>
        )}
      </main>
    </>
  );
}

function counts(from: number, to: number): Alternative<string>[] {
  return Array.from({ length: to - from + 1 }, (_, index) => ({
    value: String(from + index),
    label: from + index,
  }));
}
