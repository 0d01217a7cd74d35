import { Die } from '@late/ui';
import type { GameId } from '../games/registry.ts';

/** A small woodcut for each game, in the ink of the page. */
export function GamePicture({ id }: { id: GameId }) {
  if (id === 'extra') {
    return (
      <div className="picture picture--dice" aria-hidden="true">
        {[3, 5, 1, 6, 2].map((face) => (
          <Die key={face} face={face} />
        ))}
      </div>
    );
  }
  return (
    <svg className="picture" viewBox="0 0 64 64" aria-hidden="true" focusable="false">
      {PICTURES[id]}
    </svg>
  );
}

const PICTURES = {
  fakty: (
    <>
      <rect x="4" y="10" width="26" height="12" rx="1" />
      <rect x="34" y="10" width="26" height="12" rx="1" className="picture__solid" />
      <rect x="4" y="26" width="38" height="12" rx="1" className="picture__solid" />
      <rect x="46" y="26" width="14" height="12" rx="1" />
      <rect x="4" y="42" width="18" height="12" rx="1" />
      <rect x="26" y="42" width="34" height="12" rx="1" />
    </>
  ),
  extrablatt: (
    <>
      <rect x="5" y="6" width="54" height="52" rx="1" />
      <path d="M5 18h54M32 18v40M11 12h30" />
      <rect x="10" y="23" width="17" height="14" className="picture__solid" />
      <path d="M10 43h17M10 49h17M37 25h17M37 31h17M37 37h17M37 43h17M37 49h10" />
    </>
  ),
  slowka: (
    <>
      <path d="M32 4l12 7v14l-12 7-12-7V11z" />
      <path d="M20 25l12 7v14l-12 7-12-7V32z" className="picture__solid" />
      <path d="M44 25l12 7v14l-12 7-12-7V32z" />
    </>
  ),
  krzyzowka: (
    <>
      <rect x="24" y="4" width="14" height="14" />
      <rect x="24" y="18" width="14" height="14" className="picture__solid" />
      <rect x="24" y="32" width="14" height="14" />
      <rect x="24" y="46" width="14" height="14" />
      <rect x="10" y="18" width="14" height="14" />
      <rect x="38" y="18" width="14" height="14" />
    </>
  ),
} as const;
