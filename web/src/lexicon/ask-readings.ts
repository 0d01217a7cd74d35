import type { EditionId, Forms } from '@late/lexicon';
import type { AskReadings } from '@late/ui';
import { LEXICONS } from './lexicons.ts';

const asked = new Map<EditionId, Promise<Forms>>();

/** What a word is a form of. Fetched with the first question, and kept for offline use from then on. */
export const askReadings: AskReadings = async (word, language) =>
  (await formsOf(language)).formsOf(word);

function formsOf(edition: EditionId): Promise<Forms> {
  const known = asked.get(edition);
  if (known) return known;
  const loading = load(edition);
  asked.set(edition, loading);
  loading.catch(() => asked.delete(edition));
  return loading;
}

async function load(edition: EditionId): Promise<Forms> {
  const { forms } = LEXICONS[edition];
  if (!forms) return { formsOf: () => [] };
  const [{ EDITIONS, openForms }, response] = await Promise.all([
    import('@late/lexicon'),
    fetch(forms),
  ]);
  if (!response.ok) throw new Error(`forms: ${response.status}`);
  return openForms(await response.arrayBuffer(), EDITIONS[edition].alphabet);
}
