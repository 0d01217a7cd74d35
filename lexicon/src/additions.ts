import { DamagedLexicon } from './damaged-lexicon.ts';
import type { SectionName } from './file-format.ts';
import { frontDecoded } from './front-coded.ts';
import { type GrownSize, grownBytes } from './grown-nodes.ts';
import { PARTS_OF_SPEECH } from './lexicon.ts';
import { linesOf, sealedBytes, unsealedBytes } from './sealed-text.ts';

/*
 * What makes newer lists of an older one. The first line has a checksum of all the rest: lines of text, then,
 * behind a zero, what is compiled of them. A line is a head and words, which are written as front-coded.ts says:
 *   list: polski-2         the lines below make this list, of the one before it
 *   noun verb: …           words with these parts of speech, new ones or others than before
 *   out: …                 words that do not count any more
 *   reader: … everyday: …  words that people know
 *   no-abbreviation: …     what the list took for one
 *   vulgar: …              words that bots do not lay and tables may refuse
 *   grown: 9 30 8 5 12 …   instead of words, out and vulgar: the next 9 nodes and 30 edges of what is compiled (see
 *                          grown-nodes.ts), where its words begin, where they begin without vulgar ones, and which
 *                          kinds of words are new with them
 * Lines under the name of the list itself must leave its words as they are; they may say what is vulgar.
 */
const MAGIC = 'LATEADD1';
const BEHIND = MAGIC.length + 4;
const NO_BYTES = new Uint8Array(0);

/** What additions change: sections of a list, and what is vulgar, which a list itself does not say. */
export type ChangedPart = SectionName | 'vulgar';

const HEADS: Readonly<Record<string, readonly [ChangedPart, number]>> = {
  out: ['words', 0],
  reader: ['reader', 1],
  everyday: ['everyday', 1],
  'no-abbreviation': ['abbreviations', 0],
  vulgar: ['vulgar', 0],
};

/** The words of a list as nodes beside those of an older one. */
export interface Grown extends GrownSize {
  readonly root: number;
  /** Without vulgar words. */
  readonly decent: number;
  /** Parts of speech as bits, which no word had before. */
  readonly classes: readonly number[];
  readonly bytes: Uint8Array;
}

/** The step from one list to the next. */
export interface Addition {
  readonly id: string;
  /** Null where the words are spelt out. */
  readonly grown: Grown | null;
  /** Words with the bits of their parts of speech, or with 0 for those that go; null where none change. */
  changes(part: ChangedPart): ReadonlyMap<string, number> | null;
}

/** A list and its additions as one file, the way `openLexicon` takes it. */
export function withAdditions(list: Uint8Array, additions: Uint8Array): ArrayBuffer {
  const file = new Uint8Array(list.length + additions.length + BEHIND);
  file.set(list);
  file.set(additions, list.length);
  const view = new DataView(file.buffer, list.length + additions.length);
  view.setUint32(0, additions.length, true);
  file.set(new TextEncoder().encode(MAGIC), file.length - MAGIC.length);
  return file.buffer;
}

/** Where the list itself ends, and what comes behind it. */
export function takeApart(file: ArrayBuffer): { end: number; additions: readonly Addition[] } {
  const bytes = new Uint8Array(file);
  const magic = String.fromCharCode(...bytes.subarray(-MAGIC.length));
  if (bytes.length < BEHIND || magic !== MAGIC) return { end: bytes.length, additions: [] };
  const from = bytes.length - BEHIND;
  const length = new DataView(file, from).getUint32(0, true);
  if (length > from) throw new DamagedLexicon('its additions are cut off');
  return {
    end: from - length,
    additions: readAdditions(bytes.subarray(from - length, from)),
  };
}

export function writeAdditions(lines: string, compiled: Uint8Array = NO_BYTES): Uint8Array {
  const text = new TextEncoder().encode(lines);
  if (compiled.length === 0) return sealedBytes(text);
  const body = new Uint8Array(text.length + 1 + compiled.length);
  body.set(text);
  body.set(compiled, text.length + 1);
  return sealedBytes(body);
}

/** More lines below those that there are: the house's own words. */
export function moreAdditions(additions: Uint8Array, lines: string): Uint8Array {
  if (lines === '') return additions;
  const { text, compiled } = split(additions);
  return writeAdditions(new TextDecoder().decode(text) + lines, compiled);
}

/** The lists that additions make, the newest last. */
export function addedLists(additions: Uint8Array): string[] {
  return readAdditions(additions).map(({ id }) => id);
}

function split(additions: Uint8Array): { text: Uint8Array; compiled: Uint8Array } {
  const body = unsealedBytes(additions, 'additions');
  const zero = body.indexOf(0);
  if (zero < 0) return { text: body, compiled: NO_BYTES };
  return { text: body.subarray(0, zero), compiled: body.subarray(zero + 1) };
}

function readAdditions(bytes: Uint8Array): Addition[] {
  const { text, compiled } = split(bytes);
  const additions: Addition[] = [];
  let lines: Line[] = [];
  let read = 0;
  for (const line of linesOf(text)) {
    const colon = line.indexOf(': ');
    const [head, words] = [line.slice(0, colon), line.slice(colon + 2)];
    if (head === 'list') {
      const own: Line[] = [];
      lines = own;
      additions.push({ id: words, grown: null, changes: (part) => changesIn(own, part) });
    } else if (head === 'grown') {
      const grown = readGrown(words, compiled.subarray(read));
      read += grown.bytes.length;
      const addition = additions.pop();
      if (addition) additions.push({ ...addition, grown });
    } else {
      const [part, bits] = HEADS[head] ?? ['words', bitsOf(head)];
      lines.push({ part, bits, words });
    }
  }
  if (read !== compiled.length) throw new DamagedLexicon('its additions do not fill their place');
  return additions;
}

function readGrown(numbers: string, compiled: Uint8Array): Grown {
  const [nodes, edges, root, decent, ...classes] = numbers.split(' ').map(Number) as [
    number,
    number,
    number,
    number,
    ...number[],
  ];
  const bytes = compiled.subarray(0, grownBytes({ nodes, edges }));
  return { nodes, edges, root, decent, classes, bytes };
}

interface Line {
  readonly part: ChangedPart;
  readonly bits: number;
  readonly words: string;
}

/** Words are spelt out when somebody asks: most who open a list never ask who knows which. */
function changesIn(lines: readonly Line[], part: ChangedPart): Map<string, number> | null {
  const changed = new Map<string, number>();
  for (const line of lines) {
    if (line.part !== part) continue;
    for (const word of frontDecoded(line.words)) changed.set(word, line.bits);
  }
  return changed.size > 0 ? changed : null;
}

function bitsOf(head: string): number {
  let bits = 0;
  for (const name of head.split(' ')) {
    const place = (PARTS_OF_SPEECH as readonly string[]).indexOf(name);
    if (place < 0) throw new DamagedLexicon(`its additions speak of "${name}"`);
    bits |= 1 << place;
  }
  return bits;
}
