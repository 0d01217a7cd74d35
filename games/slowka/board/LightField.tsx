import type { Token } from '../rules/index.ts';
import { hexagon, SIDE } from './geometry.ts';
import { useSay } from './use-say.ts';

/** A place for a token; under the ribbon lies only the cardboard, its letter is printed above. */
export function LightField({ token, isStart }: { token: Token | null; isStart: boolean }) {
  const say = useSay();
  return (
    <>
      <polygon className="hex__body" points={hexagon(SIDE - 1)} />
      {isStart && token === null && <text className="hex__note">{say('slowka.board.start')}</text>}
      {token !== null && (
        <>
          <polygon className="hex__edge" points={hexagon(SIDE - 4)} transform="translate(0 2)" />
          <polygon className="hex__card" points={hexagon(SIDE - 4)} />
        </>
      )}
    </>
  );
}
