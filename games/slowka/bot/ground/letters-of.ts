import type { Alphabet, Letter } from '@late/lexicon';
import type { Token } from '../../rules/index.ts';

/** Tokens as the searches of the lexicon take them. */
export function lettersOf(alphabet: Alphabet, tokens: readonly Token[]): Letter[] {
  return tokens.map((token) => alphabet.letterOf(token));
}
