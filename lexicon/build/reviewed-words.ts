import { readFileSync } from 'node:fs';

/** Reads a list of decisions: each line is `decision: words`, and lines with # say why. */
export function readReviewed<Decision extends string>(
  name: string,
  decisions: readonly Decision[],
): ReadonlyMap<string, Decision> {
  const text = readFileSync(new URL(`reviewed/${name}.txt`, import.meta.url), 'utf8');
  const reviewed = new Map<string, Decision>();
  for (const line of text.split('\n')) {
    if (line === '' || line.startsWith('#')) continue;
    const [head, ...words] = line.split(' ');
    const decision = decisions.find((known) => `${known}:` === head);
    if (!decision) throw new Error(`${name}.txt: no such decision: ${head}`);
    for (const word of words) reviewed.set(word, decision);
  }
  return reviewed;
}
