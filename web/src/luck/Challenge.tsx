import { manifestOf, nameOf } from '@late/games';
import { type GameRecord, type Refusal, type Result, type Seat, writeRecord } from '@late/kernel';
import { Button, Choice } from '@late/ui';
import { useMemo, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { GamePicture } from '../front/GamePicture.tsx';
import { useFace } from '../games/GameProvider.tsx';
import { titleOf, wordsNote } from '../games/words-note.ts';
import { beginAgain } from '../local/begin-local.ts';
import { useSettings } from '../settings/SettingsContext.tsx';
import { Trouble } from '../shell/Trouble.tsx';
import { keepRival } from './kept-rivals.ts';
import { isReader, nameIn, peopleIn } from './names-in.ts';
import { rivalOf } from './rival.ts';
import { SendLuck } from './SendLuck.tsx';
import { useSay } from './use-say.ts';

/** "Ada made 214 with this luck. Your turn." */
export function Challenge(props: { kind: string; id: string; record: GameRecord }) {
  const { kind, id, record } = props;
  const say = useSay();
  const face = useFace();
  const { settings } = useSettings();
  const [, navigate] = useLocation();
  const people = peopleIn(record);
  const [chosen, setChosen] = useState<Seat | null>(null);
  const [trouble, setTrouble] = useState<Refusal | null>(null);
  const isSent = kind === 'link' || kind === 'file';
  const earlier = useMemo(() => rivalOf(face.game, face.stage, record, 0), [face, record]);
  if (!earlier) return null;
  const { result, stages } = earlier;
  const seat = chosen ?? bestOf(people, result);
  const count = result.scores[seat] ?? 0;
  const name = nameIn(say, record, seat, isSent);
  const begin = async () => {
    const me = settings.name.trim() || say('new.you');
    const begun = await beginAgain(face, record, seat, me);
    if (!begun.ok) return setTrouble(begun.refusal);
    const text = writeRecord(face.game, record);
    await keepRival(begun.id, { text, seat, isSent, at: Date.now() });
    navigate(`/table/${record.game}/${begun.id}`);
  };
  const manifest = manifestOf(record.game);
  const game = titleOf(nameOf(record.game), wordsNote(say, record.game, record.options));
  return (
    <section className="invitation" aria-labelledby="luck">
      {manifest && <GamePicture picture={manifest.picture} />}
      <div className="invitation__words">
        <p className="room__kicker">{game}</p>
        <h2 id="luck">
          {isReader(record, seat, isSent)
            ? say('luck.you-made', { count })
            : say('luck.made', { name, count })}
        </h2>
        <p>{say(stages.length ? 'luck.ghost' : 'luck.compared')}</p>
        {people.length > 1 && (
          <Choice
            legend={say('luck.against')}
            alternatives={people.map((one) => ({
              value: String(one),
              label: nameIn(say, record, one, isSent),
            }))}
            value={String(seat)}
            onChange={(value) => setChosen(Number(value))}
          />
        )}
        <p className="invitation__actions">
          <Button look="main" onClick={begin}>
            {say('luck.play')}
          </Button>{' '}
          {kind !== 'link' && (
            <Link href={`/replay/${kind}/${id}`} className="button">
              {say('table.replay')}
            </Link>
          )}
        </p>
        <Trouble refusal={trouble} />
        <SendLuck kind={kind} id={id} record={record} />
      </div>
    </section>
  );
}

/** Whose game one would like to beat: the best. */
function bestOf(people: readonly Seat[], { scores }: Result): Seat {
  return people.toSorted((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0))[0] ?? 0;
}
