import type { ReviewState } from './review-state.ts';
import { useSay } from './use-say.ts';

/** How far the coach is: its place stays when it is done, so that nothing jumps. */
export function Progress({ state: { begun, looked, end } }: { state: ReviewState }) {
  const say = useSay();
  const all = looked.length;
  const done = looked.filter(({ isFinal }) => isFinal).length;
  const told = () => {
    if (end === 'failed') return say('review.failed');
    if (end === 'done') return say('review.done');
    return begun ? say('review.progress', { done, all }) : say('review.loading');
  };
  return (
    <div className="review__progress">
      <progress
        aria-label={say('review.controls')}
        max={Math.max(1, all)}
        value={end ? Math.max(1, all) : done}
      />
      {/* Every finding would be too much to hear: only the end is told. */}
      <p role={end ? 'status' : undefined}>{told()}</p>
    </div>
  );
}
