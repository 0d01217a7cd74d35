import type { ReactNode } from 'react';
import { Buttons } from './parts/Buttons.tsx';
import { Dialogs } from './parts/Dialogs.tsx';
import { Forms } from './parts/Forms.tsx';
import { Icons } from './parts/Icons.tsx';
import { Inks } from './parts/Inks.tsx';
import { Lines } from './parts/Lines.tsx';
import { Pieces } from './parts/Pieces.tsx';
import { Printed } from './parts/Printed.tsx';
import { Rules } from './parts/Rules.tsx';
import { Seats } from './parts/Seats.tsx';
import { Spaces } from './parts/Spaces.tsx';
import { Typefaces } from './parts/Typefaces.tsx';

const PARTS: Readonly<Record<string, ReactNode>> = {
  Inks: <Inks />,
  Type: <Typefaces />,
  'Space and shape': <Spaces />,
  Buttons: <Buttons />,
  'Choices and fields': <Forms />,
  'Dice and letters': <Pieces />,
  'Players at the table': <Seats />,
  'Clocks, refusals, live region': <Lines />,
  Icons: <Icons />,
  Dialog: <Dialogs />,
  Rulebook: <Rules />,
  'Printed page': <Printed />,
};

/** The component kit on one page, for those who build with it. */
export function Specimen() {
  return (
    <main className="specimen">
      <h1>Specimen of the component kit</h1>
      {Object.entries(PARTS).map(([title, part]) => (
        <section key={title} className="specimen__part" aria-label={title}>
          <h2>{title}</h2>
          {part}
        </section>
      ))}
    </main>
  );
}
