import type { Refusal } from '@late/kernel';
import { sayRefusal } from '../remote/say-refusal.ts';
import { useSay } from './use-say.ts';

/** Why something was not done, if it was not: read out as soon as it is there. */
export function Trouble({ refusal }: { refusal: Refusal | null }) {
  const say = useSay();
  if (!refusal) return null;
  return (
    <p className="trouble" role="alert">
      {sayRefusal(say, refusal)}
    </p>
  );
}
