import { EDITION_IDS, type EditionId, isEditionId } from '@late/lexicon';
import { UsageFailure } from './command.ts';

export function editionNamed(text: string): EditionId {
  if (isEditionId(text)) return text;
  throw new UsageFailure(`--edition must be one of ${EDITION_IDS.join(', ')}, not "${text}"`);
}
