import type { SeatLabel } from '@late/ui';
import { useSay } from '../use-say.ts';
import { mastheadOf } from './paper-names.ts';

/** As parts of a letter's height: how broad the letters of a masthead are on average. */
const BREADTH = 0.56;
const WIDTH = 8.6;
const TALLEST = 1.05;

/** The logo: every editor's own paper. */
export function Masthead({ owner }: { owner: SeatLabel | undefined }) {
  const say = useSay();
  const name = mastheadOf(say, owner);
  const size = Math.min(TALLEST, WIDTH / (name.length * BREADTH));
  return (
    <div className="xb-masthead" style={{ fontSize: `calc(var(--cell) * ${size.toFixed(2)})` }}>
      {name}
    </div>
  );
}
