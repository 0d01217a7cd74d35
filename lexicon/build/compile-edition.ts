import { writeAdditions } from '../src/additions.ts';
import { EDITIONS } from '../src/editions.ts';
import { growLists } from './grow-lists.ts';
import { keptList } from './kept-list.ts';
import { knownWords } from './known-words.ts';
import { bitsOf, partsIn } from './parts.ts';
import { readReviewed, readReviewedLines } from './reviewed-words.ts';
import type { Sources } from './sources.ts';
import { vulgarWords } from './vulgar-words.ts';
import { type Contents, writeLexicon } from './write-lexicon.ts';

/** Words of so many letters were all read. */
const SHORT = 3;
const DECISIONS = ['known', 'rare', 'abbreviation', 'not-listed'] as const;
/** What a word may be of which only the spelling is known: classes that get new members. */
const OPEN = bitsOf(['noun', 'verb', 'adjective', 'adverb']);
const CLOSED = bitsOf(['conjunction', 'particle', 'interjection']);

/** The first list of an edition, made of what its packages say and of what was decided by reading. */
export function compileEdition(sources: Sources): Contents {
  const { edition, words, names, abbreviations } = sources;
  admit(sources);
  const shorts = readShorts(sources);
  for (const [word, decision] of shorts) {
    if (decision === 'abbreviation') abbreviations.add(word);
    if (decision === 'abbreviation' || decision === 'not-listed') words.delete(word);
  }
  const refused = readReviewed(`${edition}/refused`, ['abbreviation', 'name', 'not-listed']);
  allListed('refused', refused.keys(), words);
  for (const [word, verdict] of refused) {
    words.delete(word);
    if (verdict === 'abbreviation') abbreviations.add(word);
    if (verdict === 'name') names.add(word);
  }
  applyClosed(sources);
  for (const [word, parts] of words) if (parts === 0) words.set(word, OPEN);
  for (const word of abbreviations) if (words.has(word)) abbreviations.delete(word);
  for (const name of names) {
    // A name that is spelt like a word needs no place of its own, unless few games take that word.
    const isWord = ((words.get(name) ?? 0) & ~CLOSED) !== 0;
    if (isWord || name.length <= SHORT || abbreviations.has(name)) names.delete(name);
  }
  const { everyday, reader } = knownWords(sources, (word) => shorts.get(word) === 'known');
  const classes = [...new Set(words.values())].sort((a, b) => a - b);
  const classOf = new Map(classes.map((parts, i) => [parts, i + 1]));
  return {
    id: `${EDITIONS[edition].name}-1`,
    edition,
    classes,
    sections: {
      words: new Map([...words].map(([word, parts]) => [word, classOf.get(parts) as number])),
      names: plain(names),
      abbreviations: plain(abbreviations),
      reader: plain(reader),
      everyday: plain(everyday),
    },
  };
}

/** What a list says about itself beyond its words: what is vulgar. */
export function compileVulgar(contents: Contents): Uint8Array {
  const list = writeLexicon(contents);
  const growing = growLists(keptList(new Uint8Array(list).buffer));
  const isVulgar = vulgarWords(contents.edition);
  const vulgar = [...(contents.sections.words?.keys() ?? [])].filter(isVulgar);
  const lines = `list: ${contents.id}\n${growing.grow(new Map(), vulgar)}\n`;
  return writeAdditions(lines, growing.compiled());
}

/** Words that the packages lack, and abbreviations, so that a refusal says what they are. */
function admit({ edition, words, abbreviations }: Sources): void {
  for (const { head, words: more } of readReviewedLines(`${edition}/admitted`)) {
    if (head === 'abbreviation') for (const word of more) abbreviations.add(word);
    else for (const word of more) words.set(word, (words.get(word) ?? 0) | bitsOf(partsIn(head)));
  }
}

/** Every short word must have been read. */
function readShorts({ edition, words }: Sources): ReadonlyMap<string, (typeof DECISIONS)[number]> {
  const shorts = readReviewed(`${edition}/short`, DECISIONS);
  const isShort = (word: string) => word.length <= SHORT;
  const unread = [...words.keys()].filter((word) => isShort(word) && !shorts.has(word));
  if (unread.length > 0) throw new Error(`not read yet: ${unread.join(' ')}`);
  allListed('read', shorts.keys(), words);
  return shorts;
}

/** Words of classes that get no new members: a line says what they are, or, behind +, what they are too. */
function applyClosed({ edition, words, lexemes }: Sources): void {
  const lines = readReviewedLines(`${edition}/closed`);
  allListed(
    'closed',
    lines.flatMap(({ words: told }) => told),
    words,
  );
  for (const { head, words: told } of lines) {
    const isMore = head.startsWith('+');
    const parts = partsIn(head.replace('+', ''));
    for (const word of told) {
      words.set(word, (isMore ? (words.get(word) as number) : 0) | bitsOf(parts));
      if (!isMore) lexemes.rule(word, parts);
      else for (const part of parts) lexemes.add(word, word, part);
    }
  }
}

/** What was decided about words that are not there is a slip. */
function allListed(what: string, told: Iterable<string>, words: ReadonlyMap<string, number>): void {
  const missing = [...told].filter((word) => !words.has(word));
  if (missing.length > 0) throw new Error(`${what}, but not in the list: ${missing.join(' ')}`);
}

function plain(words: Iterable<string>): Map<string, number> {
  return new Map(Array.from(words, (word) => [word, 1]));
}
