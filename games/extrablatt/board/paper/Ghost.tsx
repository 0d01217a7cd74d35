import type { Place } from '../../rules/index.ts';
import { areaOf } from './Story.tsx';
import { useDrag } from './use-drag.ts';
import type { Placing } from './use-placing.ts';

/** A card on the paper: put down and ready to be printed, where it would lie, or only shown. */
export function Ghost(props: {
  place: Place;
  placing: Placing;
  look: 'put' | 'preview' | 'barred' | 'shown';
}) {
  const { place, placing, look } = props;
  const { handlers } = useDrag({
    onStart: () => {},
    onMove: placing.hover,
    onDrop: placing.put,
  });
  return (
    <div
      className={`xb-ghost xb-ghost--${look}`}
      style={areaOf(place)}
      {...(look === 'put' ? handlers : {})}
    >
      {place.width}×{place.height}
    </div>
  );
}
