import { Die } from '@late/ui';
import type { Split } from '../rules/index.ts';
import { useSay } from './use-say.ts';

/** How a throw was used, or could have been: two pairs with their sums, and the fifth die. */
export function ShownSplit({ split: { pairs, fifth } }: { split: Split }) {
  const say = useSay();
  const [first, second] = pairs.map(([a, b]) => a + b) as [number, number];
  return (
    <div className="shown-split">
      <span className="unseen">{say('extra.called', { first, second, fifth })}</span>
      {pairs.map(([a, b], index) => (
        <span key={index} className="shown-split__pair" aria-hidden="true">
          <Die face={a} />
          <Die face={b} />
          <strong>{a + b}</strong>
        </span>
      ))}
      <span className="shown-split__pair shown-split__pair--fifth" aria-hidden="true">
        <Die face={fifth} />
        <span>{say('extra.fifth-tag')}</span>
      </span>
    </div>
  );
}
