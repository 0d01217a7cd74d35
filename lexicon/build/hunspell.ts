/** A spelling dictionary of Hunspell's: entries, and what endings and beginnings their flags let them take. */
export interface HunspellFiles {
  readonly affixes: string;
  readonly entries: string;
  /** Beginnings to be put on. Most are articles, which make no words of their own. */
  readonly prefixes: readonly string[];
}

export interface HunspellEntry {
  readonly base: string;
  readonly flags: readonly string[];
  /** What the dictionary says about it beside its flags: `po:nom`. */
  readonly told: readonly string[];
  readonly forms: ReadonlySet<string>;
}

interface Affix {
  readonly off: string;
  readonly on: string;
  readonly fits: RegExp;
}

/** A flag that says that an entry is only the stem of words, or is not to be written at all. */
const NO_WORD = /^(?:NEEDAFFIX|FORBIDDENWORD) (\S+)$/gm;

/** Gives the entries with all their forms. Endings on endings are none of the languages that we read. */
export function* readHunspell(files: HunspellFiles): Iterable<HunspellEntry> {
  const isLong = /^FLAG long$/m.test(files.affixes);
  const [suffixes, prefixes] = [affixesIn(files.affixes, 'SFX'), affixesIn(files.affixes, 'PFX')];
  const noWord = new Set(Array.from(files.affixes.matchAll(NO_WORD), ([, flag]) => flag));
  for (const line of files.entries.split('\n')) {
    const [entry = '', ...told] = line.split(/\s+/);
    const slash = entry.indexOf('/');
    if (slash === 0 || entry === '' || /^\d+$/.test(entry)) continue;
    const base = slash < 0 ? entry : entry.slice(0, slash);
    const flags = slash < 0 ? [] : flagsIn(entry.slice(slash + 1), isLong);
    const ended = flags.flatMap((flag) => (suffixes.get(flag) ?? []).flatMap(withEnding(base)));
    const begun = flags
      .filter((flag) => files.prefixes.includes(flag))
      .flatMap((flag) => prefixes.get(flag) ?? [])
      .flatMap(({ on }) => [base, ...ended].map((form) => on + form));
    const isWord = !flags.some((flag) => noWord.has(flag));
    yield { base, flags, told, forms: new Set([...(isWord ? [base] : []), ...ended, ...begun]) };
  }
}

function flagsIn(text: string, isLong: boolean): string[] {
  return text.match(isLong ? /../g : /./gu) ?? [];
}

const withEnding =
  (base: string) =>
  ({ off, on, fits }: Affix): string[] =>
    base.endsWith(off) && fits.test(base) ? [base.slice(0, base.length - off.length) + on] : [];

function affixesIn(text: string, kind: 'SFX' | 'PFX'): Map<string, Affix[]> {
  const affixes = new Map<string, Affix[]>();
  for (const line of text.split('\n')) {
    const [head, flag, off, on, condition] = line.trim().split(/\s+/);
    // The first line of a flag only counts the others.
    if (head !== kind || !flag || on === undefined || condition === undefined) continue;
    const written = on.replace(/\/.*/, '');
    affixes.set(flag, [
      ...(affixes.get(flag) ?? []),
      {
        off: off === '0' ? '' : (off as string),
        on: written === '0' ? '' : written,
        fits: new RegExp(kind === 'SFX' ? `${condition}$` : `^${condition}`),
      },
    ]);
  }
  return affixes;
}
