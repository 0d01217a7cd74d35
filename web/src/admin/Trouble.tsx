import type { Refusal } from '@late/kernel';
import { sayRefusal } from '../remote/say-refusal.ts';
import { useSay } from '../shell/use-say.ts';

export function Trouble({ refusal }: { refusal: Refusal | null }) {
  const say = useSay();
  if (!refusal) return null;
  return (
    <p className="trouble" role="alert">
      {sayRefusal(say, refusal)}
    </p>
  );
}
