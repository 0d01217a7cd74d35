import type { Alphabet } from './alphabet.ts';
import { DamagedLexicon } from './damaged-lexicon.ts';
import { frontDecoded } from './front-coded.ts';
import { PARTS_OF_SPEECH, type PartOfSpeech } from './lexicon.ts';
import { unsealed } from './sealed-text.ts';

/*
 * What forms are forms of, as text, behind the checksum:
 *   prefix|nie|verb,adjective: what may stand in front of such forms without being told of in the patterns
 *   noun|ka|ce,ek,ka,kami,…: stems    a pattern of inflection: the part of speech, the ending of the base form, those of
 * all forms, and the stems that are inflected so, as front-coded.ts says, each behind a dot since it may have no letters.
 * Base forms are written as a dictionary does, with capitals and accents; tiles have neither, so forms are folded.
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
  /** By stem as tiles spell it: how it is written. */
  stems(): ReadonlyMap<string, readonly string[]>;
}

interface Prefix {
  readonly letters: string;
  readonly parts: readonly PartOfSpeech[];
}

/** Opens the forms of a list, decompressed. A damaged file is refused. */
export function openForms(buffer: ArrayBuffer, alphabet: Alphabet): Forms {
  const byEnding = new Map<string, Pattern[]>();
  const prefixes: Prefix[] = [];
  for (const line of unsealed(new Uint8Array(buffer), 'forms')) {
    const colon = line.indexOf(': ');
    const [name = '', first, second] = line.slice(0, colon).split('|');
    if (colon < 0 || first === undefined || second === undefined) throw unknown(name);
    if (name === 'prefix') {
      prefixes.push({ letters: first, parts: second.split(',').map(partOf) });
      continue;
    }
    const stems = once(() => stemsOf(line.slice(colon + 2), alphabet));
    const pattern = { part: partOf(name), ending: first, stems };
    for (const one of new Set(second.split(',').map((ending) => alphabet.fold(ending)))) {
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
        for (const written of stems().get(stem) ?? []) {
          readings.push({ base: written + ending, part });
        }
      }
    }
    return readings;
  }

  return {
    formsOf(word) {
      const folded = alphabet.fold(word);
      const readings = readingsOf(folded);
      // What stands there whole is not taken apart: niema is no form of mieć.
      for (const { letters, parts } of readings.length > 0 ? [] : prefixes) {
        if (!folded.startsWith(letters)) continue;
        const rest = readingsOf(folded.slice(letters.length));
        readings.push(...rest.filter(({ part }) => parts.includes(part)));
      }
      const isFirst = ({ base, part }: Reading, at: number) =>
        at === readings.findIndex((other) => other.base === base && other.part === part);
      return readings.filter(isFirst);
    },
  };
}

function unknown(name: string): DamagedLexicon {
  return new DamagedLexicon(`its forms speak of "${name.slice(0, 60)}"`);
}

function partOf(name: string): PartOfSpeech {
  const part = PARTS_OF_SPEECH.find((known) => known === name);
  if (!part) throw unknown(name);
  return part;
}

function stemsOf(coded: string, alphabet: Alphabet): ReadonlyMap<string, readonly string[]> {
  const stems = new Map<string, string[]>();
  for (const dotted of frontDecoded(coded)) {
    const stem = dotted.slice(1);
    const folded = alphabet.fold(stem);
    const alike = stems.get(folded);
    if (alike) alike.push(stem);
    else stems.set(folded, [stem]);
  }
  return stems;
}

/** Stems are spelt out when a form with one of their endings is asked for. */
function once<T>(make: () => T): () => T {
  let made: { readonly thing: T } | undefined;
  return () => {
    made ??= { thing: make() };
    return made.thing;
  };
}
