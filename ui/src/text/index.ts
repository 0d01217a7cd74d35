export { dateFormat } from './date-format.ts';
export type { KitTexts } from './kit-texts.ts';
export {
  isLanguage,
  LANGUAGE_NAMES,
  LANGUAGES,
  type Language,
  preferredLanguage,
} from './language.ts';
export { type Message, type Messages, speaker } from './message.ts';
export { type Say, type Speak, sayAny, sayLine, sayRefusal } from './say.ts';
export { sayShortName, shortName } from './short-name.ts';
export { inReadersWords, isUnnamed, readersSeat } from './unnamed.ts';
