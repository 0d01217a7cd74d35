const LONGEST_ENDING = 6;
const SHORTEST_ENDING = 2;

/**
 * Gives words of unknown part of speech (0) the one most often met with their ending, the longest
 * ending that any known word has. Inflection makes Polish endings telling; only open classes are
 * long enough to be guessed at.
 */
export function guessParts(words: Map<string, number>): void {
  const met = new Map<string, Map<number, number>>();
  const unknown: string[] = [];
  for (const [word, parts] of words) {
    if (parts === 0) unknown.push(word);
    else if (word.length > 4) count(met, word, parts);
  }
  const likeliest = new Map<string, number>();
  for (const [ending, tally] of met) {
    const [[parts]] = [...tally].sort(([a, n], [b, m]) => m - n || a - b) as [[number, number]];
    likeliest.set(ending, parts);
  }
  for (const word of unknown) words.set(word, guess(likeliest, word));
}

function count(met: Map<string, Map<number, number>>, word: string, parts: number): void {
  for (let length = SHORTEST_ENDING; length <= LONGEST_ENDING; length++) {
    if (length > word.length) return;
    const ending = word.slice(-length);
    const tally = met.get(ending) ?? new Map<number, number>();
    tally.set(parts, (tally.get(parts) ?? 0) + 1);
    met.set(ending, tally);
  }
}

function guess(likeliest: ReadonlyMap<string, number>, word: string): number {
  for (let length = LONGEST_ENDING; length >= SHORTEST_ENDING; length--) {
    const parts = likeliest.get(word.slice(-length));
    if (parts !== undefined && length <= word.length) return parts;
  }
  return 1;
}
