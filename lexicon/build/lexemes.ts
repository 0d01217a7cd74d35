import type { Alphabet } from '../src/alphabet.ts';
import { frontCoded } from '../src/front-coded.ts';
import type { PartOfSpeech } from '../src/lexicon.ts';
import { sealed } from '../src/sealed-text.ts';

/** Words with all their forms, by base form and part of speech. */
export class Lexemes {
  readonly #forms = new Map<string, Set<string>>();
  readonly #ruled = new Map<string, readonly PartOfSpeech[]>();

  add(form: string, base: string, part: PartOfSpeech): void {
    const key = `${part} ${base}`;
    const forms = this.#forms.get(key) ?? new Set<string>();
    this.#forms.set(key, forms.add(form));
  }

  /** From now on a form is nothing but this, whatever else it was taken for. */
  rule(form: string, parts: readonly PartOfSpeech[]): void {
    this.#ruled.set(form, parts);
    for (const part of parts) this.add(form, form, part);
  }

  /** The forms of each word, as tiles spell them. */
  *foldedForms(alphabet: Alphabet): Iterable<string[]> {
    for (const forms of this.#forms.values()) {
      yield [...new Set([...forms].map((form) => alphabet.fold(form)))];
    }
  }

  /**
   * What `openForms` reads: of every word that has a form in a list all forms, also those that the list lacks,
   * which keeps patterns few.
   */
  written(
    isListed: (form: string) => boolean,
    prefixes: readonly (readonly [string, readonly PartOfSpeech[]])[] = [],
  ): string {
    const patterns = new Map<string, string[]>();
    for (const [key, all] of this.#forms) {
      const space = key.indexOf(' ');
      const [part, base] = [key.slice(0, space) as PartOfSpeech, key.slice(space + 1)];
      const forms = [...all].filter((form) => this.#ruled.get(form)?.includes(part) !== false);
      if (!forms.some(isListed)) continue;
      const stem = forms.reduce(sharedStart, base);
      const endings = forms.map((form) => form.slice(stem.length)).sort();
      const pattern = `${part}|${base.slice(stem.length)}|${endings.join(',')}`;
      const stems = patterns.get(pattern) ?? [];
      patterns.set(pattern, stems);
      stems.push(`.${stem}`);
    }
    const lines = [...patterns].map(([pattern, stems]) => `${pattern}: ${frontCoded(stems)}\n`);
    const heads = prefixes.map(([letters, parts]) => `prefix|${letters}|${parts.join(',')}: \n`);
    return sealed(heads.join('') + lines.sort().join(''));
  }
}

function sharedStart(a: string, b: string): string {
  let length = 0;
  while (length < a.length && a[length] === b[length]) length++;
  return a.slice(0, length);
}
