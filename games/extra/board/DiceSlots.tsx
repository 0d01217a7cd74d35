import { Die } from '@late/ui';

export const DICE = 5;

/** Where five dice lie, or will lie: nothing moves when they come. */
export function DiceSlots({ faces }: { faces: readonly number[] }) {
  return Array.from({ length: DICE }, (_, index) => (
    <span key={index} className={faces[index] ? 'slot' : 'slot slot--empty'} aria-hidden="true">
      {faces[index] ? <Die face={faces[index]} className="feel-tumble" /> : null}
    </span>
  ));
}
