import { readFileSync } from 'node:fs';

interface ReviewedLine<Head extends string> {
  readonly head: Head;
  readonly words: readonly string[];
}

function textLines(name: string): string[] {
  const text = readFileSync(new URL(`reviewed/${name}.txt`, import.meta.url), 'utf8');
  return text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
}

/** Reads a list of decisions: each line is `decision: words`, and lines with # say why. */
export function readReviewedLines<Head extends string>(
  name: string,
  heads?: readonly Head[],
): ReviewedLine<Head>[] {
  return textLines(name).map((line) => {
    const [head, words] = line.split(': ', 2) as [Head, string?];
    if (words === undefined || (heads && !heads.includes(head))) {
      throw new Error(`${name}.txt: no such decision: ${line}`);
    }
    return { head, words: words.split(' ') };
  });
}

export function readReviewed<Decision extends string>(
  name: string,
  decisions: readonly Decision[],
): ReadonlyMap<string, Decision> {
  const reviewed = new Map<string, Decision>();
  for (const { head, words } of readReviewedLines(name, decisions)) {
    for (const word of words) reviewed.set(word, head);
  }
  return reviewed;
}

/** A list of words without heads. */
export function readReviewedWords(name: string): string[] {
  return textLines(name).flatMap((line) => line.split(' '));
}
