const NAMED = 2;

interface Called {
  readonly name: string;
  /** Each of a team, if a team it is. */
  readonly mates?: readonly string[];
}

/** A seat's name where there is little room: of a larger team the first two, and how many more. */
export function shortName({ name, mates = [] }: Called): { names: string; more: number } {
  const more = mates.length - NAMED;
  return more > 0 ? { names: mates.slice(0, NAMED).join(', '), more } : { names: name, more: 0 };
}

/** The same in a sentence; nothing for nobody. */
export function sayShortName(called: Called | undefined): string {
  if (!called) return '';
  const { names, more } = shortName(called);
  return more ? `${names} +${more}` : names;
}
