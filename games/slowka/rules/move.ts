import type { Notation, Schema } from '@late/kernel';
import * as v from 'valibot';
import { FIELDS, type Field, fieldName, fieldNamed } from './fields.ts';
import { TOKEN_LETTERS } from './token-sets.ts';
import { HAND, type Token } from './tokens.ts';

/** A token put on a field. */
export interface Placement {
  readonly field: Field;
  readonly token: Token;
}

export type Move =
  | {
      readonly do: 'word';
      readonly laid: readonly Placement[];
      /** The fields of the word, in the order in which it is read. */
      readonly path: readonly Field[];
    }
  | { readonly do: 'exchange'; readonly tokens: readonly Token[] }
  | { readonly do: 'pass' }
  | { readonly do: 'challenge' }
  /** Accepts the word that covered the last field: in records it has always been called so. */
  | { readonly do: 'let-stand' }
  /** Asks the others to let a refused word count. */
  | { readonly do: 'ask'; readonly word: string }
  | { readonly do: 'vote'; readonly yes: boolean };

const field = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(FIELDS - 1));
const token = v.picklist(TOKEN_LETTERS);
const word = v.pipe(
  v.string(),
  v.minLength(2),
  v.maxLength(FIELDS),
  v.check((text) => [...text].every((letter) => TOKEN_LETTERS.includes(letter))),
);

export const moveSchema: Schema<Move> = v.variant('do', [
  v.strictObject({
    do: v.literal('word'),
    laid: v.pipe(v.array(v.strictObject({ field, token })), v.maxLength(HAND)),
    path: v.pipe(v.array(field), v.maxLength(FIELDS)),
  }),
  v.strictObject({
    do: v.literal('exchange'),
    tokens: v.pipe(v.array(token), v.minLength(1), v.maxLength(HAND)),
  }),
  v.strictObject({ do: v.literal('pass') }),
  v.strictObject({ do: v.literal('challenge') }),
  v.strictObject({ do: v.literal('let-stand') }),
  v.strictObject({ do: v.literal('ask'), word }),
  v.strictObject({ do: v.literal('vote'), yes: v.boolean() }),
]);

const BARE = ['pass', 'challenge', 'let-stand'];

/** `lay Nc4 Kb5 read c4 d4 b5`, `exchange A Ż`, `pass`, `challenge`, `let-stand`, `ask KOT` or `vote yes`. */
export const notation: Notation<Move> = {
  write(move) {
    if (move.do === 'exchange') return ['exchange', ...move.tokens.map(capital)].join(' ');
    if (move.do === 'ask') return `ask ${capital(move.word)}`;
    if (move.do === 'vote') return `vote ${move.yes ? 'yes' : 'no'}`;
    if (move.do !== 'word') return move.do;
    const laid = move.laid.map((placed) => capital(placed.token) + fieldName(placed.field));
    return ['lay', ...laid, 'read', ...move.path.map(fieldName)].join(' ');
  },
  read(text) {
    if (BARE.includes(text)) return { do: text };
    const [verb, ...words] = text.split(' ');
    if (verb === 'ask' && words.length === 1) return { do: 'ask', word: small(words[0] as string) };
    if (text === 'vote yes' || text === 'vote no') return { do: 'vote', yes: text === 'vote yes' };
    if (verb === 'exchange') return { do: 'exchange', tokens: words.map(small) };
    const turn = words.indexOf('read');
    if (verb !== 'lay' || turn < 0) return null;
    return {
      do: 'word',
      laid: words.slice(0, turn).map((word) => ({
        field: fieldNamed(word.slice(1)),
        token: small(word.slice(0, 1)),
      })),
      path: words.slice(turn + 1).map(fieldNamed),
    };
  },
};

// Not by locale: a Turkish machine must read the same record.
function capital(letter: Token): string {
  return letter.toUpperCase();
}

function small(letter: string): Token {
  return letter.toLowerCase();
}
