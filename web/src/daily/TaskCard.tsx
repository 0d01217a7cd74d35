import { manifestOf, nameOf } from '@late/games';
import { type DailyTask, type TaskName, taskName } from '@late/games/daily';
import type { Day } from '@late/kernel';
import { Button, sayRefusal, useLanguage } from '@late/ui';
import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { titleOf } from '../games/words-note.ts';
import { WordsNotHere } from '../lexicon/words-not-here.ts';
import { beginDaily, editionFor } from '../local/begin-daily.ts';
import { resultWords } from './result-words.ts';
import { useSay } from './use-say.ts';
import type { SeenTry } from './use-tries.ts';

interface Props {
  readonly task: DailyTask & { readonly mode: string };
  readonly day: Day;
  readonly tries: readonly SeenTry[] | null;
}

/** One deal of the day: what it asks, what became of it, and the way to its table. */
export function TaskCard({ task, day, tries }: Props) {
  const say = useSay();
  const language = useLanguage();
  const [, goTo] = useLocation();
  const [trouble, setTrouble] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const { game, hasEditions } = task;
  const name = taskName(task) as TaskName;
  const edition = editionFor(task, language);
  const tried = tries?.find((one) => one.task === name && one.edition === edition) ?? null;
  const begin = async () => {
    setIsBusy(true);
    try {
      const begun = await beginDaily(task, day, language, say('new.you'));
      if (begun.ok) return goTo(`/table/${game}/${begun.id}`);
      setTrouble(sayRefusal(say, begun.refusal));
    } catch (fault) {
      setTrouble(say(fault instanceof WordsNotHere ? 'new.no-words' : 'table.not-kept'));
    }
    setIsBusy(false);
  };
  const isRunning = tried !== null && tried.result === null && tried.hasTable;
  const words =
    hasEditions && manifestOf(game)?.needsLexicon ? say(`edition.${language}`) : undefined;
  return (
    <li className="task" data-task={name}>
      <div className="task__text">
        <h3>{titleOf(nameOf(game), words)}</h3>
        <p>{say(`daily.task.${name}`)}</p>
        {tried?.result && <p className="task__result">{resultWords(say, game, tried.result)}</p>}
        {tried && !tried.result && !tried.hasTable && <p>{say('daily.given-up')}</p>}
        {trouble && (
          <p className="trouble" role="alert">
            {trouble}
          </p>
        )}
      </div>
      <div className="task__actions">
        {isRunning && (
          <Link href={`/table/${game}/${tried.table}`} className="button button--main">
            {say('daily.go-on')}
            <span className="unseen"> {say(`daily.task.${name}`)}</span>
          </Link>
        )}
        {!isRunning && tries !== null && (
          <Button
            {...(tried ? {} : { look: 'main' as const })}
            aria-disabled={isBusy}
            onClick={begin}
          >
            {say(tried ? 'daily.practise' : 'daily.play')}
            <span className="unseen"> {say(`daily.task.${name}`)}</span>
          </Button>
        )}
        {tried?.result && tried.hasTable && (
          <Link href={`/replay/table/${tried.table}`} className="button">
            {say('daily.replay')}
          </Link>
        )}
      </div>
    </li>
  );
}
