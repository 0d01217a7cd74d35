import type { DuelSeen, RunSeen } from '@late/protocol';
import { Link } from 'wouter';
import { useSay } from '../luck/use-say.ts';

/** Who plays and who is through; what they made of it is for those who are through themselves. */
export function Runs({ duel: { runs, most, isOver } }: { duel: DuelSeen }) {
  const say = useSay();
  const isHidden = runs.some(({ state, scores }) => state === 'through' && scores === undefined);
  const through = runs.filter(({ state }) => state === 'through').length;
  return (
    <section className="duel__part" aria-labelledby="duel-runs">
      <h3 id="duel-runs">{say('duel.who')}</h3>
      <p role="status">
        {say('duel.count', { count: through, most })}
        {isHidden && ` ${say('duel.sealed')}`}
      </p>
      {runs.length > 0 && (
        <ol className="duel__runs">
          {inOrder(runs).map((run, index) => (
            <li key={index} className={run.isYou ? 'you' : undefined}>
              <span>{run.isYou ? say('duel.you', { name: run.name }) : run.name}</span>
              <span>
                <Standing run={run} isOver={isOver} />
              </span>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

function Standing({ run: { state, scores, room }, isOver }: { run: RunSeen; isOver: boolean }) {
  const say = useSay();
  if (state === 'playing') return <>{say(isOver ? 'duel.unfinished' : 'duel.playing')}</>;
  if (scores === undefined) return <>{say('duel.is-through')}</>;
  const words =
    scores === null ? say('duel.gave-up') : say('result.points', { count: scores[0] ?? 0 });
  const told = state === 'late' ? say('duel.late', { result: words }) : words;
  if (room === undefined || scores === null) return <>{told}</>;
  return <Link href={`/replay/room/${room}`}>{told}</Link>;
}

/** The best first, as far as that is known; then in the order of their coming. */
function inOrder(runs: readonly RunSeen[]): RunSeen[] {
  const worth = ({ state, scores }: RunSeen) =>
    state === 'through' && scores ? (scores[0] ?? 0) : Number.NEGATIVE_INFINITY;
  return runs.toSorted((a, b) => (worth(b) === worth(a) ? 0 : worth(b) - worth(a)));
}
