import { DamagedLexicon } from './damaged-lexicon.ts';
import { type EditionId, isEditionId } from './edition-id.ts';
import { EDITIONS, type Edition } from './editions.ts';

/*
 * A lexicon file, all numbers little-endian:
 *   8 bytes   magic
 *   4 bytes   length of the header
 *   4 bytes   checksum of everything behind it
 *   header    JSON in UTF-8
 *   sections  one automaton each, in the order of the header; see automaton-section.ts
 */
export const MAGIC = 'LATELEX1';
export const PREAMBLE = MAGIC.length + 8;

export const SECTION_NAMES = ['words', 'names', 'abbreviations', 'reader', 'everyday'] as const;
export type SectionName = (typeof SECTION_NAMES)[number];

/** The sizes of a section, from which the lengths of its columns follow. */
export interface SectionSize {
  readonly name: SectionName;
  readonly words: number;
  /** Without the leaf, which has no edges and is not written. */
  readonly nodes: number;
  readonly edges: number;
  /** Edges that lead to a node written before another way to it was met. */
  readonly returns: number;
}

export interface Header {
  readonly id: string;
  /** Not said by Polish lists: they are older than the others. */
  readonly edition?: EditionId;
  /** By class of a word, from 1: its parts of speech, one bit each in the order of the list. */
  readonly classes: readonly number[];
  readonly sections: readonly SectionSize[];
}

export function sectionBytes({ nodes, edges, returns }: SectionSize): number {
  return 4 * nodes + 2 * edges + 3 * returns;
}

const FNV_BASIS = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

/** Of everything behind the preamble. */
export function checksum(file: ArrayBuffer, end = file.byteLength): number {
  return sum(file, PREAMBLE, end);
}

/** The same of any bytes. A copy of them, since numbers must lie where whole ones can be read. */
export function sumOf(bytes: Uint8Array): number {
  return sum(new Uint8Array(bytes).buffer, 0, bytes.length);
}

/** FNV-1a over whole numbers of 32 bits, then over bytes. */
function sum(buffer: ArrayBuffer, start: number, end: number): number {
  const numbers = new Uint32Array(buffer, start, (end - start) >> 2);
  const rest = new Uint8Array(buffer, start + 4 * numbers.length, (end - start) % 4);
  let hash = FNV_BASIS;
  for (let i = 0; i < numbers.length; i++) {
    hash = Math.imul(hash ^ (numbers[i] as number), FNV_PRIME);
    hash ^= hash >>> 15;
  }
  for (let i = 0; i < rest.length; i++) {
    hash = Math.imul(hash ^ (rest[i] as number), FNV_PRIME);
  }
  return hash >>> 0;
}

/**
 * The header of a list that ends there, and where each section begins. Refuses what is damaged or of
 * another version.
 */
export function readHeader(
  buffer: ArrayBuffer,
  end: number,
): {
  header: Header;
  starts: ReadonlyMap<SectionName, { start: number; size: SectionSize }>;
} {
  const bytes = new Uint8Array(buffer, 0, end);
  if (bytes.length < PREAMBLE) throw new DamagedLexicon('it is too short');
  const magic = String.fromCharCode(...bytes.subarray(0, MAGIC.length));
  if (magic !== MAGIC) throw new DamagedLexicon('it does not begin as one');
  const numbers = new DataView(buffer, MAGIC.length);
  const headerBytes = numbers.getUint32(0, true);
  const body = bytes.subarray(PREAMBLE);
  if (headerBytes > body.length) throw new DamagedLexicon('its header is cut off');
  if (numbers.getUint32(4, true) !== checksum(buffer, end)) {
    throw new DamagedLexicon('its checksum differs, so it was cut off or changed');
  }
  const header = parseHeader(body.subarray(0, headerBytes));
  const starts = new Map<SectionName, { start: number; size: SectionSize }>();
  let start = PREAMBLE + headerBytes;
  for (const size of header.sections) {
    starts.set(size.name, { start, size });
    start += sectionBytes(size);
  }
  if (start !== bytes.length) throw new DamagedLexicon('its sections do not fill it');
  return { header, starts };
}

/** The checksum vouches for what the header says, but not for its length. */
function parseHeader(bytes: Uint8Array): Header {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    throw new DamagedLexicon('its header cannot be read');
  }
}

/** The language of a list. */
export function editionIn({ edition = 'pl' }: Header): Edition {
  if (!isEditionId(edition)) throw new DamagedLexicon('it is in a language that nobody knows here');
  return EDITIONS[edition];
}
