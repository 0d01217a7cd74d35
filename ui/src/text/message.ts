import type { Params } from '@late/kernel';
import type { Language } from './language.ts';
import type { Speak } from './say.ts';

/**
 * A sentence with {placeholders}, or one sentence per plural form of {count}. For {@placeholder} the
 * message is put in whose key it is given: a name that every language has its own word for, or a sentence
 * that is filled with the same.
 */
export type Message = string | Readonly<Partial<Record<Intl.LDMLPluralRule, string>>>;
export type Messages = Readonly<Record<string, Message>>;

/** Numbers from here on have their digits in groups, and each language its own way to. */
const GROUPED = 10_000;

/** How a language writes numbers. The browser takes its time over the first formatter, which most pages never need. */
function numerals(language: Language): (value: number) => string {
  let numbers: Intl.NumberFormat | null = null;
  return (value) => {
    if (Number.isInteger(value) && Math.abs(value) < GROUPED) return String(value);
    numbers ??= new Intl.NumberFormat(language, { useGrouping: 'min2' });
    return numbers.format(value);
  };
}

/** A speaker of one language. An unknown key is shown as it is: better odd than empty. */
export function speaker(language: Language, messages: Messages): Speak {
  const plurals = new Intl.PluralRules(language);
  const written = numerals(language);
  const text = (value: string | number) =>
    // A real minus sign, and no break between it and its number.
    typeof value === 'number' ? written(value).replace('-', '−') : value;
  const say = (key: string, params: Params = {}): string => {
    const message = messages[key];
    if (message === undefined) return key;
    const { count } = params;
    const form = typeof count === 'number' ? plurals.select(count) : 'other';
    const sentence =
      typeof message === 'string' ? message : (message[form] ?? message.other ?? key);
    return sentence.replace(/\{(@?)(\w+)\}/g, (whole, named: string, name: string) => {
      const value = params[name];
      if (value === undefined) return whole;
      return named ? say(String(value), params) : text(value);
    });
  };
  return say;
}
