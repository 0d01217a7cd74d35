import type { Refusal } from '@late/kernel';
import { type LineSeen, PHRASES, ROOM_LIMITS, type RoomSeen } from '@late/table';
import { Button } from '@late/ui';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { RemoteRoom } from '../remote/RemoteRoom.ts';
import { Trouble } from '../shell/Trouble.tsx';
import { useSay } from '../shell/use-say.ts';
import { type Audience, isOwnLine, linesFor, sayLine } from './chat-lines.ts';
import { LineDesk } from './LineDesk.tsx';
import { useMutes } from './own-mutes.ts';

interface Props {
  readonly room: RemoteRoom;
  readonly seen: RoomSeen;
  readonly audience: Audience;
}

/** What was said to an audience, and what one says to it: the house's phrases, or one's own. */
export function Talk({ room, seen, audience }: Props) {
  const say = useSay();
  const [text, setText] = useState('');
  const [trouble, setTrouble] = useState<Refusal | null>(null);
  const { muted } = useMutes(seen.plan.id);
  const lines = linesFor(seen, audience, muted);
  const isTeams = audience === 'team';
  const end = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState<LineSeen | null>(null);
  const [looked, setLooked] = useState<number | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every new line scrolls into view
  useEffect(() => {
    end.current?.scrollIntoView({ block: 'nearest' });
  }, [lines.length]);
  const speak = async (line: { phrase: string } | { text: string }) => {
    setTrouble(null);
    const answer = await room.ask({ do: 'say', ...line, ...(isTeams && { to: 'team' }) });
    if (!answer.ok) setTrouble(answer.refusal);
    return answer.ok;
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const words = text.trim();
    if (words && (await speak({ text: words }))) setText('');
  };
  if (chosen) {
    const back = () => {
      setLooked(chosen.seq);
      setChosen(null);
    };
    return <LineDesk room={seen.plan.id} line={chosen} onBack={back} />;
  }
  return (
    <div className="chat">
      <div
        className="chat__lines"
        role="log"
        aria-label={isTeams ? say('chat.to.team') : say('chat.title')}
      >
        {lines.length === 0 && (
          <p className="room__hint">{isTeams ? say('chat.quiet-team') : say('chat.quiet')}</p>
        )}
        {lines.map((line) => (
          <div key={line.seq} className={isOwnLine(seen, line) ? 'chat__own' : 'chat__line'}>
            <p>
              <strong>{line.name}</strong> {sayLine(say, line)}
            </p>
            {!isOwnLine(seen, line) && (
              <Button
                look="quiet"
                icon="more"
                iconOnly
                autoFocus={line.seq === looked}
                onClick={() => setChosen(line)}
              >
                {say('report.about', { name: line.name })}
              </Button>
            )}
          </div>
        ))}
        <div ref={end} />
      </div>
      {seen.seat === null ? (
        <p className="room__hint">{say('chat.only-seated')}</p>
      ) : (
        <>
          <fieldset className="chat__phrases">
            <legend className="unseen">{say('chat.phrases')}</legend>
            {PHRASES.map((phrase) => (
              <Button key={phrase} onClick={() => speak({ phrase })}>
                {say(`phrase.${phrase}`)}
              </Button>
            ))}
          </fieldset>
          <form className="chat__own-words" onSubmit={submit}>
            <input
              className="field__input"
              value={text}
              maxLength={ROOM_LIMITS.text}
              aria-label={isTeams ? say('chat.words-team') : say('chat.words')}
              placeholder={isTeams ? say('chat.words-team') : say('chat.words')}
              autoComplete="off"
              onChange={({ target }) => setText(target.value)}
            />
            <Button look="main" type="submit" missing={text.trim() ? null : say('chat.missing')}>
              {say('chat.send')}
            </Button>
          </form>
        </>
      )}
      <Trouble refusal={trouble} />
    </div>
  );
}
