import type { DeckName } from '../../rules/index.ts';

const VOICES: Readonly<Record<DeckName, string>> = {
  pl: 'pl-PL',
  en: 'en-GB',
  de: 'de-DE',
  fr: 'fr-FR',
  it: 'it-IT',
};

export function canSpeak(): boolean {
  return 'speechSynthesis' in globalThis;
}

/** Reads a headline out in the language of its tiles, after whatever is being read. */
export function speak(text: string, deck: DeckName): void {
  // Capitals would be spelled out by some voices.
  const words = new SpeechSynthesisUtterance(text.toLocaleLowerCase(deck));
  words.lang = VOICES[deck];
  speechSynthesis.speak(words);
}

export function hush(): void {
  speechSynthesis.cancel();
}
