import type { Colour } from '../../rules/index.ts';

const SHAPES: Readonly<Record<Colour, string>> = {
  subject: 'M5 1a4 4 0 110 8 4 4 0 010-8z',
  predicate: 'M1.5 1l8 4-8 4z',
  object: 'M1 1h8v8H1z',
};

/** A disc acts, an arrow does, a block is done to: the three colours for those who see none. */
export function ColourMark({ colour }: { colour: Colour }) {
  return (
    <svg className="fk-colour-mark" viewBox="0 0 10 10" aria-hidden="true" focusable="false">
      <path d={SHAPES[colour]} />
    </svg>
  );
}
