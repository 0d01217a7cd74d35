import { DamagedLexicon } from './damaged-lexicon.ts';
import { frontDecoded } from './front-coded.ts';
import { PARTS_OF_SPEECH, type PartOfSpeech } from './lexicon.ts';
import { unsealed } from './sealed-text.ts';

/*
 * What forms are forms of, as text. Behind the checksum, a line for each pattern of inflection:
 *   noun|ka|ce,ek,ka,kami,…: stems    the part of speech, the ending of the base form, those of all forms,
 * and the stems that are inflected so, as front-coded.ts says, each behind a dot since it may have no letters.
 */

/** What a form is a form of. */
export interface Reading {
  readonly base: string;
  readonly part: PartOfSpeech;
}

export interface Forms {
  /** All that a word can be, in any case of letters; nothing where that is not recorded. */
  formsOf(word: string): Reading[];
}

interface Pattern {
  readonly part: PartOfSpeech;
  readonly ending: string;
  stems(): ReadonlySet<string>;
}

/** Put in front of a form without being told of it in the patterns: what it then can be. */
export const PREFIXES: readonly (readonly [string, readonly PartOfSpeech[]])[] = [
  ['nie', ['verb', 'adjective', 'adverb']],
  ['naj', ['adjective', 'adverb']],
];

/** Opens the forms of a list, decompressed. A damaged file is refused. */
export function openForms(buffer: ArrayBuffer): Forms {
  const byEnding = new Map<string, Pattern[]>();
  for (const line of unsealed(new Uint8Array(buffer), 'forms')) {
    const colon = line.indexOf(': ');
    const [name, ending, endings] = line.slice(0, colon).split('|') as [string, string?, string?];
    const part = PARTS_OF_SPEECH.find((known) => known === name);
    if (!part || ending === undefined || endings === undefined) {
      throw new DamagedLexicon(`its forms speak of "${name}"`);
    }
    const pattern = { part, ending, stems: once(line.slice(colon + 2)) };
    for (const one of endings.split(',')) {
      const known = byEnding.get(one);
      if (known) known.push(pattern);
      else byEnding.set(one, [pattern]);
    }
  }

  function readingsOf(word: string): Reading[] {
    const readings: Reading[] = [];
    for (let length = word.length; length >= 0; length--) {
      const stem = word.slice(0, length);
      for (const { part, ending, stems } of byEnding.get(word.slice(length)) ?? []) {
        if (stems().has(stem)) readings.push({ base: stem + ending, part });
      }
    }
    return readings;
  }

  return {
    formsOf(word) {
      const lower = word.toLowerCase().normalize('NFC');
      const readings = readingsOf(lower);
      // What stands there whole is not taken apart: niema is no form of mieć.
      for (const [prefix, parts] of readings.length > 0 ? [] : PREFIXES) {
        if (!lower.startsWith(prefix)) continue;
        const rest = readingsOf(lower.slice(prefix.length));
        readings.push(...rest.filter(({ part }) => parts.includes(part)));
      }
      const isFirst = ({ base, part }: Reading, at: number) =>
        at === readings.findIndex((other) => other.base === base && other.part === part);
      return readings.filter(isFirst);
    },
  };
}

/** Stems are spelt out when a form with one of their endings is asked for. */
function once(coded: string): () => ReadonlySet<string> {
  let stems: ReadonlySet<string> | undefined;
  return () => {
    stems ??= new Set(frontDecoded(coded).map((stem) => stem.slice(1)));
    return stems;
  };
}
