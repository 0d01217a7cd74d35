import type { Plan } from '@late/table';
import { inReadersWords } from '@late/ui/text';
import { useSay } from '../shell/use-say.ts';

/** Who sits at a table of this device. */
export function Sitters({ plan }: { plan: Plan }) {
  const say = useSay();
  const names = plan.holders.flatMap((holder) => {
    if (holder.kind === 'empty') return [];
    return [inReadersWords(holder.name, say)];
  });
  return <span className="continue__who">{names.join(', ')}</span>;
}
