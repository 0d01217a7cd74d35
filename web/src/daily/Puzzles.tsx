import { nameOf } from '@late/games';
import { PUZZLES_A_DAY, puzzlesOf } from '@late/games/daily-puzzles';
import type { Day } from '@late/kernel';
import { useLanguage } from '@late/ui';
import { Link } from 'wouter';
import type { DailyTry } from '../store/daily-results.ts';
import { useSay } from './use-say.ts';

/** Three positions to think about, the same for everybody who reads this language. */
export function Puzzles({ day, tries }: { day: Day; tries: readonly DailyTry[] | null }) {
  const say = useSay();
  const language = useLanguage();
  return (
    <section aria-labelledby="puzzles">
      <h2 id="puzzles">{say('puzzle.three')}</h2>
      <p className="daily__intro">{say('puzzle.text')}</p>
      <ul className="daily__tasks">
        {puzzlesOf(day).map(({ game }, at) => {
          const task = `puzzle-${at + 1}`;
          const tried = tries?.find((one) => one.task === task && one.edition === language);
          return (
            <li key={game} className="task" data-task={task}>
              <div className="task__text">
                <h3>{nameOf(game)}</h3>
                {tried?.result && (
                  <p>{say(tried.result.won ? 'puzzle.solved' : 'puzzle.missed')}</p>
                )}
              </div>
              <div className="task__actions">
                <Link href={`/puzzle/${day}/${at + 1}`} className="button">
                  {say(tried ? 'puzzle.again' : 'puzzle.solve')}
                  <span className="unseen">{` ${nameOf(game)}, ${at + 1}/${PUZZLES_A_DAY}`}</span>
                </Link>
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
