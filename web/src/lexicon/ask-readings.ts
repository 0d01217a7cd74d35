import type { AskReadings } from '@late/ui';

declare global {
  interface ImportMetaEnv {
    /** Where the build put what forms are forms of; empty where the list has none. */
    readonly LEXICON_FORMS: string;
  }
}

let asked: Promise<AskReadings> | undefined;

/** What a word is a form of. Fetched with the first question, and kept for offline use from then on. */
export const askReadings: AskReadings = async (word) => {
  asked ??= load().catch((error) => {
    asked = undefined;
    throw error;
  });
  return (await asked)(word);
};

async function load(): Promise<AskReadings> {
  const address = import.meta.env.LEXICON_FORMS;
  if (!address) return async () => [];
  const [{ openForms }, response] = await Promise.all([import('@late/lexicon'), fetch(address)]);
  if (!response.ok) throw new Error(`forms: ${response.status}`);
  const forms = openForms(await response.arrayBuffer());
  return async (word) => forms.formsOf(word);
}
