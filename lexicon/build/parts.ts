import { PARTS_OF_SPEECH, type PartOfSpeech } from '../src/lexicon.ts';

export function bitOf(part: PartOfSpeech): number {
  return 1 << PARTS_OF_SPEECH.indexOf(part);
}

export function bitsOf(parts: readonly PartOfSpeech[]): number {
  return parts.reduce((bits, part) => bits | bitOf(part), 0);
}

/** The parts of speech that a reviewed line is about: `noun verb`. */
export function partsIn(head: string): PartOfSpeech[] {
  return head.split(' ').map((name) => {
    const part = PARTS_OF_SPEECH.find((known) => known === name);
    if (!part) throw new Error(`no part of speech: ${name}`);
    return part;
  });
}
