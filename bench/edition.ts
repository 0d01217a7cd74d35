import { parseArgs } from 'node:util';
import { type EditionId, isEditionId } from '@late/lexicon';

/** What every bench of words is asked: in which language, and how to tell it. */
export function askedOfWords(): { readonly json: boolean; readonly edition: EditionId } {
  const { values } = parseArgs({
    options: {
      json: { type: 'boolean', default: false },
      edition: { type: 'string', default: 'pl' },
    },
  });
  const { json, edition } = values;
  if (!isEditionId(edition)) throw new Error(`no edition: ${edition}`);
  return { json, edition };
}
