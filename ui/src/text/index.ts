export {
  isLanguage,
  LANGUAGE_NAMES,
  LANGUAGES,
  type Language,
  preferredLanguage,
} from './language.ts';
export { type Message, type Messages, type Say, speaker } from './message.ts';
export { sayShortName, shortName } from './short-name.ts';
