import type { PartOfSpeech } from '../../src/lexicon.ts';
import { partsIn } from '../parts.ts';
import { readReviewedLines } from '../reviewed-words.ts';

/** A form of which somebody who read it said what it is a form of. */
interface ToldForm {
  readonly form: string;
  readonly base: string;
  readonly part: PartOfSpeech;
}

/** Reads lines like `noun cookie: cookie cookies`; words behind a part of speech alone are base forms themselves. */
export function readToldForms(name: string): ToldForm[] {
  return readReviewedLines(name).flatMap(({ head, words }) => {
    const [partName = '', base] = head.split(' ');
    const [part] = partsIn(partName) as [PartOfSpeech];
    return words.map((form) => ({ form, base: base ?? form, part }));
  });
}
