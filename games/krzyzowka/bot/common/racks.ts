import type { LaidLetter, Rack } from '@late/lexicon';

export function tilesIn({ letters, blanks }: Rack): number {
  return letters.length + blanks;
}

/** What is left of a rack when these tiles have been laid. */
export function rackWithout(rack: Rack, laid: readonly LaidLetter[]): Rack {
  const letters = [...rack.letters];
  let { blanks } = rack;
  for (const { letter, blank } of laid) {
    if (blank) blanks--;
    else letters.splice(letters.indexOf(letter), 1);
  }
  return { letters, blanks };
}
