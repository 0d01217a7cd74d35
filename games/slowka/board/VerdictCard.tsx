import { Button, readersSeat, type SeatLabel, sayLine, WordReading } from '@late/ui';
import { useState } from 'react';
import { tell } from '../locales/tell.ts';
import type { View } from '../rules/index.ts';
import { useSay } from './use-say.ts';
import type { Verdict } from './verdict.ts';

interface Props {
  readonly verdict: Verdict;
  readonly view: View;
  readonly seats: readonly SeatLabel[];
}

/** The moment of the challenge, for everybody: the word, what the dictionary says, what happens. */
export function VerdictCard({ verdict, view, seats }: Props) {
  const say = useSay();
  const [isRead, setRead] = useState(false);
  if (isRead) return null;
  const { author, challenger, points, reason } = verdict;
  const word = verdict.word.toUpperCase();
  const isTableWord = view.tableWords.admitted.includes(verdict.word);
  const telling = { name: (seat: number) => seats[seat]?.name ?? '', you: readersSeat(seats) };
  return (
    <section
      className={`verdict verdict--${reason ? 'struck' : 'upheld'}`}
      aria-label={say('slowka.board.verdict.title')}
    >
      <p className="verdict__challenge">
        {sayLine(say, tell(telling, 'challenged', challenger, { word }))}
      </p>
      <p className="verdict__word">{word}</p>
      <p className="verdict__stamp">
        {reason ? say('slowka.board.verdict.no-word') : say('slowka.board.verdict.word')}
      </p>
      <p className="verdict__reason">
        {reason
          ? say(`slowka.event.no-word.${reason}`, { word })
          : say(isTableWord ? 'slowka.event.is-table-word' : 'slowka.event.is-word', { word })}
      </p>
      {!reason && <WordReading word={verdict.word} />}
      <p className="verdict__outcome">
        {sayLine(
          say,
          reason
            ? tell(telling, 'struck', author, {})
            : tell(telling, 'stood', author, { word, count: points }),
        )}
      </p>
      <p className="verdict__source">{say('slowka.board.list', { list: view.options.list })}</p>
      <Button className="verdict__on" onClick={() => setRead(true)}>
        {say('slowka.board.verdict.on')}
      </Button>
    </section>
  );
}
