export function canSpeak(): boolean {
  return 'speechSynthesis' in globalThis;
}

/** Reads a headline out in the language of its tiles, after whatever is being read. */
export function speak(text: string, language: string): void {
  // Capitals would be spelled out by some voices.
  const words = new SpeechSynthesisUtterance(text.toLocaleLowerCase(language));
  words.lang = VOICES[language] ?? language;
  speechSynthesis.speak(words);
}

const VOICES: Readonly<Record<string, string>> = {
  pl: 'pl-PL',
  en: 'en-GB',
  de: 'de-DE',
  fr: 'fr-FR',
  it: 'it-IT',
};

export function hush(): void {
  speechSynthesis.cancel();
}
