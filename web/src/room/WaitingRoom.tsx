import { type GameId, nameOf } from '@late/games';
import type { Seat } from '@late/kernel';
import { Button } from '@late/ui';
import { lazy, Suspense, useState } from 'react';
import { useFace } from '../games/GameProvider.tsx';
import { titleOf, wordsNote } from '../games/words-note.ts';
import type { RemoteRoom, RoomState } from '../remote/RemoteRoom.ts';
import { useSettings } from '../settings/SettingsContext.tsx';
import { PageHead } from '../shell/PageHead.tsx';
import { RulesDialog } from '../shell/RulesDialog.tsx';
import { Trouble } from '../shell/Trouble.tsx';
import { useSay } from '../shell/use-say.ts';
import { NewsLine } from '../table/NewsLine.tsx';
import { BlockedHere } from './BlockedHere.tsx';
import { ChatButton } from './ChatButton.tsx';
import { Complaints } from './Complaints.tsx';
import { sayClock } from './clock-words.ts';
import { lineNotice } from './connection-line.ts';
import { Door } from './Door.tsx';
import { sayDrawing } from './drawing-words.ts';
import { Fingerprint } from './Fingerprint.tsx';
import { HostAbsent } from './HostAbsent.tsx';
import { HostDesk } from './HostDesk.tsx';
import { Invitation } from './Invitation.tsx';
import { InviteButton } from './InviteButton.tsx';
import { Mates } from './Mates.tsx';
import { NameForm } from './NameForm.tsx';
import { SeatRow } from './SeatRow.tsx';
import { SharePanel } from './SharePanel.tsx';
import { canKnock, hasTeams } from './team-seats.ts';
import { usePageSignal } from './use-page-signal.ts';

const EveningSection = lazy(() => import('../evening/EveningSection.tsx'));

/** A room before its game: who sits where, and how others find the way. */
export function WaitingRoom({ room, state }: { room: RemoteRoom; state: RoomState }) {
  const say = useSay();
  const { settings, change } = useSettings();
  const [rules, setRules] = useState(false);
  const { seen, present, refusal } = state;
  const { plan, seats, seat: own } = seen;
  const game = plan.game as GameId;
  const note = wordsNote(say, game, plan.options);
  const free = seats.findIndex(({ kind }) => kind === 'open');
  const mine = own === null ? null : seen.called;
  const canSit = own === null && free >= 0 && !seen.closed;
  const isGuest = canSit && !seen.isHost;
  const face = useFace();
  const alert = usePageSignal(seen, false);
  const sit = (seat: Seat, name: string) => {
    change({ name });
    return room.do({ do: 'sit', seat, name });
  };
  const joiningOf = (seat: Seat) => {
    if (seen.knocksAt === seat) return 'asked';
    return canKnock(face, seen, seat) ? 'ask' : 'no';
  };
  const nameToUse = mine ?? (settings.name.trim() || say('online.guest'));
  const invitation = (
    <SharePanel
      address={`${location.origin}/room/${plan.id}`}
      code={plan.code}
      title={titleOf(nameOf(game), note)}
    />
  );
  return (
    <>
      <PageHead title={nameOf(game)} note={note} alert={alert}>
        <Button look="quiet" icon="rules" iconOnly onClick={() => setRules(true)}>
          {say('rules.title')}
        </Button>
        <ChatButton room={room} seen={seen} />
      </PageHead>
      <main className={isGuest ? 'page room room--guest' : 'page room'}>
        {isGuest && (
          <Invitation seen={seen} name={settings.name} onName={(name) => sit(free, name)} />
        )}
        <section className="room__seats" aria-labelledby="seats">
          {!isGuest && (
            <p className="room__kicker">
              {say('online.table', { code: plan.code })} · {sayClock(say, plan.clock)}
            </p>
          )}
          <div className="room__heading">
            <h2 id="seats">{say('online.seats')}</h2>
            {!isGuest && <InviteButton>{invitation}</InviteButton>}
          </div>
          <NewsLine news={state.news} notice={lineNotice(say, state) ?? sayDrawing(say, seen)} />
          <Door room={room} seen={seen} />
          {hasTeams(face, seen) && <p className="room__hint">{say('team.hint')}</p>}
          <ol className="room__list">
            {seats.map((held, seat) => (
              <SeatRow
                key={seat}
                seat={seat}
                held={held}
                levels={face.levels(plan.options)}
                isOwn={seat === own}
                isHost={seen.isHost}
                isSeated={own !== null}
                isHere={present.includes(seat)}
                joining={joiningOf(seat)}
                mates={<Mates room={room} state={state} seat={seat} />}
                onKnock={() => room.do({ do: 'knock', seat, name: nameToUse })}
                onWithdraw={() => room.do({ do: 'withdraw' })}
                onSit={() => sit(seat, nameToUse)}
                onStand={() => room.do({ do: 'stand' })}
                onArrange={(as) => room.do({ do: 'arrange', seat, as })}
              />
            ))}
          </ol>
          <Trouble refusal={refusal} />
          <BlockedHere seen={seen} />
          {seen.closed && <p className="room__hint">{say(`close.${seen.closed.by}`)}</p>}
          {canSit && seen.isHost && (
            <NameForm
              name={settings.name}
              act={say('online.sit')}
              onName={(name) => sit(free, name)}
            />
          )}
          {own === null && free < 0 && <p className="room__hint">{say('online.all-taken')}</p>}
          {!seen.closed &&
            (seen.isHost ? (
              <HostDesk room={room} seen={seen} />
            ) : (
              <HostAbsent room={room} state={state} />
            ))}
          {mine !== null && (
            <details className="form__more">
              <summary>{say('online.change-name')}</summary>
              <NameForm
                key={mine}
                name={mine}
                act={say('online.rename')}
                onName={(name) => {
                  change({ name });
                  room.do({ do: 'rename', name });
                }}
              />
            </details>
          )}
          {plan.follows !== undefined && (
            <Suspense>
              <EveningSection id={plan.id} stamp={seats.map(({ name }) => name).join('/')} />
            </Suspense>
          )}
          <Complaints seen={seen} />
        </section>
        <section className="room__share" aria-label={say('share.title')}>
          {!isGuest && (
            <>
              <h2>{say('share.title')}</h2>
              {invitation}
            </>
          )}
          <Fingerprint seen={seen} />
        </section>
      </main>
      {rules && (
        <RulesDialog
          game={game}
          options={plan.options}
          at={undefined}
          onClose={() => setRules(false)}
        />
      )}
    </>
  );
}
