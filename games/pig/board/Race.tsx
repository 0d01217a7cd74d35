import { pointsOf, type View } from '../rules/index.ts';

/** How far everybody is on the way to the goal. Decoration: the strip says the scores. */
export function Race({ view: { active, options, rolls, scores } }: { view: View }) {
  const share = (points: number) => `${Math.min(100, (100 * points) / options.goal)}%`;
  return (
    <div className="pig__race" aria-hidden="true">
      {scores.map((score, seat) => (
        <div key={seat} className="pig__lane">
          {seat === active && (
            <span
              className="pig__bar pig__bar--at-stake"
              style={{ width: share(score + pointsOf(rolls)) }}
            />
          )}
          <span className="pig__bar" style={{ width: share(score) }} />
        </div>
      ))}
      <span className="pig__goal">{options.goal}</span>
    </div>
  );
}
