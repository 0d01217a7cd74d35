import { LETTERS } from '../../testing/polish-letters.ts';

const WORTH = { aeionrsktp: 1, zwcydmlubj: 2, łgh: 3, ąęóśżćf: 4, ńź: 5 };

/** By letter, what the worked examples of Krzyżówka count. */
export const VALUES = [...LETTERS].map(
  (letter) => Object.entries(WORTH).find(([letters]) => letters.includes(letter))?.[1] ?? 0,
);
