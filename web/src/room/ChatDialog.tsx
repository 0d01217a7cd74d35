import type { Refusal } from '@late/kernel';
import { PHRASES, ROOM_LIMITS, type RoomSeen } from '@late/table';
import { Button, Dialog, useSay } from '@late/ui';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { RemoteRoom } from '../remote/RemoteRoom.ts';
import { sayRefusal } from '../remote/say-refusal.ts';
import { sayLine } from './chat-lines.ts';
import { useMutes } from './own-mutes.ts';

interface Props {
  readonly room: RemoteRoom;
  readonly seen: RoomSeen;
  readonly onClose: () => void;
}

/** A few words across the table: the house's phrases, or one's own. */
export function ChatDialog({ room, seen, onClose }: Props) {
  const say = useSay();
  const [text, setText] = useState('');
  const [trouble, setTrouble] = useState<Refusal | null>(null);
  const { muted } = useMutes(seen.plan.id);
  const lines = seen.chat.filter(({ seat }) => !muted.includes(seat ?? -1));
  const end = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every new line scrolls into view
  useEffect(() => {
    end.current?.scrollIntoView({ block: 'nearest' });
  }, [lines.length]);
  const speak = async (line: { phrase: string } | { text: string }) => {
    setTrouble(null);
    const answer = await room.ask({ do: 'say', ...line });
    if (!answer.ok) setTrouble(answer.refusal);
    return answer.ok;
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const words = text.trim();
    if (words && (await speak({ text: words }))) setText('');
  };
  return (
    <Dialog title={say('chat.title')} onClose={onClose}>
      <div className="chat">
        <div className="chat__lines" role="log" aria-label={say('chat.title')}>
          {lines.length === 0 && <p className="room__hint">{say('chat.quiet')}</p>}
          {lines.map((line) => (
            <p key={line.seq} className={line.seat === seen.seat ? 'chat__own' : undefined}>
              <strong>{line.name}</strong> {sayLine(say, line)}
            </p>
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
                aria-label={say('chat.words')}
                placeholder={say('chat.words')}
                autoComplete="off"
                onChange={({ target }) => setText(target.value)}
              />
              <Button look="main" type="submit" aria-disabled={!text.trim()}>
                {say('chat.send')}
              </Button>
            </form>
          </>
        )}
        {trouble && (
          <p className="trouble" role="alert">
            {sayRefusal(say, trouble)}
          </p>
        )}
      </div>
    </Dialog>
  );
}
