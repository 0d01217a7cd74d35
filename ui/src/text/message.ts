import type { Params } from '@late/kernel';
import type { Language } from './language.ts';
import type { Speak } from './say.ts';

/**
 * A sentence with {placeholders}, or one sentence per plural form of {count}. For {@placeholder} the
 * message is put in whose key it is given: a name that every language has its own word for.
 */
export type Message = string | Readonly<Partial<Record<Intl.LDMLPluralRule, string>>>;
export type Messages = Readonly<Record<string, Message>>;

/** A speaker of one language. An unknown key is shown as it is: better odd than empty. */
export function speaker(language: Language, messages: Messages): Speak {
  const plurals = new Intl.PluralRules(language);
  const numbers = new Intl.NumberFormat(language, { useGrouping: 'min2' });
  const text = (value: string | number) =>
    // A real minus sign, and no break between it and its number.
    typeof value === 'number' ? numbers.format(value).replace('-', '−') : value;
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
      return named ? say(String(value)) : text(value);
    });
  };
  return say;
}
