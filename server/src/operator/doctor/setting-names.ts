import { readSettings } from '../../settings.ts';

let known: readonly string[] | null = null;

/** All settings, as the server asks for them. */
export function settingNames(): readonly string[] {
  if (known) return known;
  const asked = new Set(['LEXICON_FILE', 'HOUSE_WORDS_FILE']);
  const listening = new Proxy<Record<string, string | undefined>>(
    {},
    {
      get: (_, name) => {
        asked.add(String(name));
        return undefined;
      },
    },
  );
  readSettings(listening);
  known = [...asked];
  return known;
}

/** The setting that somebody may have meant by a variable that is none; null if it looks like none of ours. */
export function similarSetting(name: string): string | null {
  const names = settingNames();
  if (names.includes(name) || !/^[A-Za-z_]{3,40}$/.test(name)) return null;
  const plain = name.toUpperCase().replace(/^LATE_(EDITION_)?/, '');
  const near = names
    .map((one) => ({ one, far: distance(plain, one) }))
    .sort((a, b) => a.far - b.far)[0];
  // Of short names many are similar by chance: PATH and PORT, HOME and HOST.
  if (near && near.far <= (near.one.length < 6 ? 0 : near.one.length < 10 ? 1 : 2)) return near.one;
  const begun = plain.includes('_') && names.find((one) => one.startsWith(`${plain}_`));
  return begun || null;
}

/** How many signs must be put in, left out, changed or swapped with their neighbour. */
function distance(one: string, other: string): number {
  if (Math.abs(one.length - other.length) > 2) return 3;
  let before: number[] = [];
  let row = Array.from({ length: other.length + 1 }, (_, column) => column);
  for (let i = 1; i <= one.length; i++) {
    const next = [i];
    for (let j = 1; j <= other.length; j++) {
      const change = (row[j - 1] ?? 0) + (one[i - 1] === other[j - 1] ? 0 : 1);
      let least = Math.min(change, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1);
      const isSwap = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      if (isSwap) least = Math.min(least, (before[j - 2] ?? 0) + 1);
      next.push(least);
    }
    before = row;
    row = next;
  }
  return row[other.length] ?? 0;
}
