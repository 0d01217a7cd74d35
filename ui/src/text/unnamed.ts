import { sayAny } from './say.ts';

/** What tables and records call somebody who gave no name: `new.you`, in whichever language it was then. */
const UNNAMED: readonly string[] = ['You', 'Ty', 'Du', 'Vous', 'Tu'];

/** What they call each of several who gave none: `new.player`, as it is and as it was. */
const NUMBERED = /^(?:Player|Osoba|Person|Place|Plume|Posto|Penna) ([1-9])$/;

export function isUnnamed(name: string): boolean {
  return UNNAMED.includes(name);
}

/** Who sits somewhere in the words of whoever reads it now: those who gave no name are called so in their language. */
export function inReadersWords(name: string, say: Parameters<typeof sayAny>[0]): string {
  if (isUnnamed(name)) return sayAny(say, 'new.you');
  const number = NUMBERED.exec(name)?.[1];
  return number === undefined ? name : sayAny(say, 'new.player', { number });
}

interface Sitter {
  readonly kind: string;
  readonly name: string;
}

/** The seat of whoever reads a record, which does not know them: the one person in it, if they gave no name. */
export function readersSeat(sitters: readonly Sitter[]): number | undefined {
  const people = sitters.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  const [only, another] = people;
  if (only === undefined || another !== undefined) return undefined;
  return isUnnamed((sitters[only] as Sitter).name) ? only : undefined;
}
