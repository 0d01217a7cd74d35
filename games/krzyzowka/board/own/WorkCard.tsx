import { type BoardProps, sayLine } from '@late/ui';
import { capitals, whyNot } from '../../locales/labels.ts';
import {
  type Advice,
  type OwnView,
  type PossibleWord,
  runsOf,
  type Work,
} from '../../rules/index.ts';
import { cellsOf } from '../cells-of.ts';
import { cellKey } from '../table/cell-key.ts';
import { useSay } from '../use-say.ts';
import { Picture } from './Picture.tsx';
import { useBest } from './use-best.ts';

interface Props {
  readonly name: string;
  readonly work: Work;
  readonly options: OwnView['options'];
  readonly advise: BoardProps<OwnView, never>['advise'];
}

/** What somebody handed in: how it lay, what of it counted, and what could have been. */
export function WorkCard({ name, work, options, advise }: Props) {
  const say = useSay();
  const best = useBest(advise, options, work.tiles);
  return (
    <article className="kz-work">
      <h3>
        <span>{name}</span>
        <span>{say('krzyzowka.board.points', { count: work.points })}</span>
      </h3>
      <Picture layout={work.layout} idle={idleCells(work)} />
      {work.runs.length === 0 && <p>{say('krzyzowka.board.nothing')}</p>}
      <ul className="kz-work__words">
        {work.runs.map((run) => (
          <li key={`${run.row},${run.column},${run.across}`}>
            {run.fault ? (
              <span className="kz-work__fault">{sayLine(say, whyNot(run.word, run.fault))}</span>
            ) : (
              <>
                {capitals(run.word)} <span>{run.points}</span>
              </>
            )}
          </li>
        ))}
        {work.bonus > 0 && (
          <li className="kz-work__bonus">
            {say(
              options.game === 2 ? 'krzyzowka.board.bonus-all' : 'krzyzowka.board.bonus-longest',
            )}{' '}
            <span>{work.bonus}</span>
          </li>
        )}
      </ul>
      {best && <Best advice={best} options={options} />}
    </article>
  );
}

function Best({ advice, options }: { advice: Advice; options: OwnView['options'] }) {
  const say = useSay();
  if (advice.game === 3) {
    if (!advice.words.length) return null;
    const listed = (words: readonly PossibleWord[]) =>
      words.map(({ word, points }) => `${capitals(word)} ${points}`).join(', ');
    return (
      <p className="kz-work__best">
        {say('krzyzowka.board.best-words', { words: listed(advice.words) })}{' '}
        {say('krzyzowka.board.best-longest', { words: listed(advice.longest) })}
      </p>
    );
  }
  const words = runsOf(options, advice.layout).map(({ word }) => capitals(word));
  return (
    <details className="kz-work__best">
      <summary>{say('krzyzowka.board.best', { count: advice.points })}</summary>
      <Picture layout={advice.layout} />
      <p>{words.join(', ')}</p>
    </details>
  );
}

/** Tiles that no counted word uses. */
function idleCells({ layout, runs }: Work): ReadonlySet<string> {
  const counted = new Set(runs.flatMap((run) => (run.fault ? [] : cellsOf(run).map(cellKey))));
  return new Set(layout.map(cellKey).filter((key) => !counted.has(key)));
}
