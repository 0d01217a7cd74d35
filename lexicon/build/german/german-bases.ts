import type { PartOfSpeech } from '../../src/lexicon.ts';

/** The last part of a compound, and what stands before it, have so many letters at least. */
const LAST = 4;
const FIRST = 3;
const CASES = ['s', 'es', 'n', 'en', 'e', 'ns'];
const DEGREES = /(?:er|st|est)(?:e|en|er|es|em)?$/;

/** Finds what words are forms of that only a list of spellings has: genitives, compounds, comparatives. */
export class GermanBases {
  readonly #spelt: ReadonlySet<string>;
  readonly #nouns = new Map<string, string>();
  readonly #adjectives = new Set<string>();

  constructor(lines: readonly string[]) {
    this.#spelt = new Set(lines);
  }

  add(form: string, base: string, part: PartOfSpeech): void {
    if (part === 'noun' && !this.#nouns.has(form)) this.#nouns.set(form, base);
    if (part === 'adjective') this.#adjectives.add(base);
  }

  isNoun(form: string): boolean {
    return this.#nouns.has(form);
  }

  /** Hund for Hundes, Bananenschale for Bananenschalen; null if nothing is sure. */
  ofNoun(form: string): string | null {
    const own = this.#ofCase(form);
    if (own) return own;
    for (let at = FIRST; at <= form.length - LAST; at++) {
      const last = (form[at] as string).toUpperCase() + form.slice(at + 1);
      const base = this.#nouns.get(last) ?? this.#ofCase(last);
      const whole = base && form.slice(0, at) + base.toLowerCase();
      if (whole && this.#spelt.has(whole)) return whole;
    }
    return null;
  }

  #ofCase(form: string): string | null {
    const bases = CASES.filter((ending) => form.endsWith(ending)).map((ending) =>
      form.slice(0, -ending.length),
    );
    return bases.find((base) => this.#nouns.get(base) === base) ?? null;
  }

  /** Schön for schönste. */
  ofAdjective(form: string): string | null {
    const base = form.replace(DEGREES, '');
    return base !== form && this.#adjectives.has(base) ? base : null;
  }
}
