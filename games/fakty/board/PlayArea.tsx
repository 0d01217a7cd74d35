import type { ReactNode } from 'react';
import type { Aim } from './aim/use-aim.ts';
import { useDrag } from './use-drag.ts';

/** All of a board: tiles can be dragged across it, and Escape puts down what is held. */
export function PlayArea({ aim, children }: { aim: Aim; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: shortcuts for what the buttons inside do
    <div
      className="fakty"
      onKeyDown={({ key }) => key === 'Escape' && aim.putDown()}
      {...useDrag()}
    >
      {children}
    </div>
  );
}
