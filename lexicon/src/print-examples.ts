/** The words of an edition's examples, by what they are examples of; in capitals, as they are printed. */
export type Examples<Name extends string = string> = Readonly<Record<Name, string>>;

const PLACE = /\{\{([^{}]+)\}\}/g;

/**
 * Prints a rulebook with the words of an edition, counted by its own values. In the text, `{{word}}` is a word,
 * `{{word.2}}` its second letter (`-1` the last), `{{sum word}}` its letters added up, `{{=word+other+10}}` points.
 */
export function printExamples(
  text: string,
  examples: Examples,
  valueOfLetter: (letter: string) => number | undefined,
): string {
  const wordOf = (name: string): string => {
    const word = Object.hasOwn(examples, name) ? examples[name] : undefined;
    if (word === undefined) throw new Error(`no example: ${name}`);
    return word;
  };
  const points = (letter: string): number => {
    const value = valueOfLetter(letter.toLowerCase());
    if (value === undefined) throw new Error(`no value: ${letter}`);
    return value;
  };
  const total = (sum: number, part: string): number =>
    sum + (/^\d+$/.test(part) ? Number(part) : [...wordOf(part)].map(points).reduce(add));
  return text.replace(PLACE, (_, asked: string) => {
    if (asked.startsWith('=')) return String(asked.slice(1).split('+').reduce(total, 0));
    if (asked.startsWith('sum ')) {
      const values = [...wordOf(asked.slice(4))].map(points);
      return `${values.join(' + ')} = ${values.reduce(add)}`;
    }
    const [name = '', place] = asked.split('.');
    if (place === undefined) return wordOf(name);
    const letters = [...wordOf(name)];
    return letters.at(Number(place) < 0 ? Number(place) : Number(place) - 1) ?? '';
  });
}

const add = (sum: number, value: number) => sum + value;
