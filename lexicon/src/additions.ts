import { DamagedLexicon } from './damaged-lexicon.ts';
import type { SectionName } from './file-format.ts';
import { frontDecoded } from './front-coded.ts';
import { PARTS_OF_SPEECH } from './lexicon.ts';
import { unsealed } from './sealed-text.ts';

/*
 * What makes newer lists of an older one, as text. The first line has a checksum of the others; each
 * of them is a head and words, which are written as front-coded.ts says:
 *   list: polski-2         the lines below make this list, of the one before it
 *   noun verb: …           words with these parts of speech, new ones or others than before
 *   out: …                 words that do not count any more
 *   reader: … everyday: …  words that people know
 *   no-abbreviation: …     what the list took for one
 *   vulgar: …              words that bots do not lay and tables may refuse
 * Lines under the name of the list itself must leave its words as they are; they may say what is vulgar.
 */
const MAGIC = 'LATEADD1';
const BEHIND = MAGIC.length + 4;

/** What additions change: sections of a list, and what is vulgar, which a list itself does not say. */
export type ChangedPart = SectionName | 'vulgar';

const HEADS: Readonly<Record<string, readonly [ChangedPart, number]>> = {
  out: ['words', 0],
  reader: ['reader', 1],
  everyday: ['everyday', 1],
  'no-abbreviation': ['abbreviations', 0],
  vulgar: ['vulgar', 0],
};

/** The step from one list to the next. */
export interface Addition {
  readonly id: string;
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

function readAdditions(bytes: Uint8Array): Addition[] {
  const additions: Addition[] = [];
  let lines: Line[] = [];
  for (const text of unsealed(bytes, 'additions')) {
    const colon = text.indexOf(': ');
    const [head, words] = [text.slice(0, colon), text.slice(colon + 2)];
    if (head !== 'list') {
      const [part, bits] = HEADS[head] ?? ['words', bitsOf(head)];
      lines.push({ part, bits, words });
      continue;
    }
    const own: Line[] = [];
    lines = own;
    additions.push({ id: words, changes: (part) => changesIn(own, part) });
  }
  return additions;
}

interface Line {
  readonly part: ChangedPart;
  readonly bits: number;
  readonly words: string;
}

/** Words are spelt out when somebody asks: most who open a list never ask what is vulgar. */
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
