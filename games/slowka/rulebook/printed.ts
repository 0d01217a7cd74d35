import { ORIGINAL, printExamples } from '@late/lexicon';
import { TOKEN_EDITIONS, tokenSetOf } from '../rules/index.ts';
import { EXAMPLES } from './examples.ts';

/** The rulebook with the tokens and the examples of an edition; of the original one where there is no such box. */
export function printed(text: string, asked: string): string {
  const edition = TOKEN_EDITIONS.find((id) => id === asked) ?? ORIGINAL;
  const { tokens, values } = tokenSetOf({ edition });
  const printOf = (letter: string) => {
    const count = tokens.filter((token) => token === letter).length;
    return count > 1 ? `${letter.toUpperCase()} ×${count}` : letter.toUpperCase();
  };
  const rows = [...new Set(values.values())]
    .sort((one, other) => one - other)
    .map((points) => {
      const letters = [...new Set(tokens)].filter((letter) => values.get(letter) === points);
      return `| ${points} | ${letters.map(printOf).join(', ')} |`;
    });
  const filled = text
    .replace('{{count}}', String(tokens.length))
    .replace('{{tokens}}', rows.join('\n'));
  return printExamples(filled, EXAMPLES[edition], (letter) => values.get(letter));
}
