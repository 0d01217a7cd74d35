import type { Say } from './use-say.ts';

/** What tables and records call somebody who gave no name: `new.you`, in whichever language it was then. */
const UNNAMED: readonly string[] = ['You', 'Ty', 'Du', 'Vous', 'Tu'];

/** What they call each of several who gave none: `new.player`, as it is and as it was. */
const NUMBERED = /^(?:Player|Osoba|Person|Place|Plume|Posto|Penna) ([1-9])$/;

export function isUnnamed(name: string): boolean {
  return UNNAMED.includes(name);
}

/** Who sits somewhere in the words of whoever reads it now: those who gave no name are called so in their language. */
export function inReadersWords(name: string, say: Say): string {
  if (isUnnamed(name)) return say('new.you');
  const number = NUMBERED.exec(name)?.[1];
  return number === undefined ? name : say('new.player', { number });
}
