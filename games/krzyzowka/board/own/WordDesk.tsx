import { sayLine, sayRefusal } from '@late/ui';
import { capitals, whyNot } from '../../locales/labels.ts';
import { checkRaise, laid, runsOf, tilesEach } from '../../rules/index.ts';
import { Ghost } from '../Ghost.tsx';
import { LetterPicker } from '../rack/LetterPicker.tsx';
import { Rack } from '../rack/Rack.tsx';
import { RackTools } from '../rack/RackTools.tsx';
import { useSay } from '../use-say.ts';
import { HandIn } from './HandIn.tsx';
import { namesAt } from './names-at.ts';
import { OwnFrame } from './OwnFrame.tsx';
import { RoundLine } from './RoundLine.tsx';
import { useWord } from './use-word.ts';
import { useWork, type WorkProps } from './use-work.ts';
import { WordRow } from './WordRow.tsx';

/** Game 3: fifteen tiles, one line, one big button. */
export function WordDesk(props: WorkProps) {
  const { view, desk, seats, busy, now } = props;
  const say = useSay();
  const work = useWork(props);
  const isLocked = desk.stage !== 'laying';
  const word = useWord({
    hand: desk.tiles,
    draft: work.draft,
    locked: isLocked,
  });
  const layout = work.draft.laying.tiles.map(laid);
  const fault = checkRaise({ ...desk, layout });
  const [run] = runsOf(view.options, layout);
  const line = isLocked
    ? say('krzyzowka.board.agreed', { names: namesAt(view, seats, 'laying') })
    : word.lacking
      ? say('krzyzowka.not-yours', { tile: capitals(word.lacking) })
      : run
        ? say('krzyzowka.board.word-worth', { word: capitals(run.word), count: run.points })
        : say('krzyzowka.board.word-hint');
  const { offence } = desk;
  return (
    <OwnFrame
      props={props}
      look="word"
      board={
        <div className="kz-sheet">
          <RoundLine view={view} now={now} />
          <WordRow word={word} locked={isLocked} />
          <p className="kz-preview" role="status">
            {line}
          </p>
          {offence && !isLocked && (
            <p className="kz-preview kz-preview--fault" role="status">
              {sayLine(say, whyNot(offence.word, offence.reason))}{' '}
              {say('krzyzowka.board.raised-once')}
            </p>
          )}
        </div>
      }
      desk={
        <>
          <div className="kz-line kz-line--tools">{!isLocked && <RackTools bench={word} />}</div>
          <Rack
            tiles={word.rest}
            held={null}
            locked={isLocked}
            size={tilesEach(view.options, seats.length)}
            onPick={word.pick}
            onGrab={word.grabRack}
            onKey={(event) => word.key(event)}
          />
          <div className="kz-actions kz-actions--raise" data-lesson="actions">
            <HandIn
              view={view}
              desk={desk}
              busy={busy}
              ending={{
                label: fault ? sayRefusal(say, fault) : say('krzyzowka.board.raise'),
                move: { do: 'raise' },
                fault,
                isSpent: offence !== null,
              }}
              onSay={work.say}
            />
          </div>
          {word.dragged && <Ghost dragged={word.dragged} />}
          {word.asking && <LetterPicker onPick={word.name} onClose={word.stopAsking} />}
        </>
      }
    />
  );
}
