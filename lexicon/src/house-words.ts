import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import type { Alphabet } from './alphabet.ts';
import { type EditionId, isEditionId } from './edition-id.ts';
import { EDITIONS, type Edition } from './editions.ts';
import { frontCoded } from './front-coded.ts';
import { givenPath } from './given-path.ts';
import { PARTS_OF_SPEECH } from './lexicon.ts';
import { WordListFault } from './word-list-fault.ts';

/** More would be a list of its own: see docs/dictionary.md. */
const LIMITS = { bytes: 200_000, words: 5_000, letters: 40, name: 24 };

/** A line that begins a newer list. */
const NEWER = /^=$/m;

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * The lines that make the house's own list of the newest one; nothing where the operator names no file, or says
 * nothing of this edition in it. What is added counts as every part of speech. The list is named after what is in
 * the file, so that tables of another one are told apart; `=` on a line of its own begins a newer list and keeps
 * the one before it. Words stand below the name of their edition, such as `[de]`; without one they are Polish.
 */
export function houseAdditions(
  edition: Edition,
  readList: () => { readonly newest: string; readonly bytes: Uint8Array },
  env: Environment = process.env,
): string {
  const { HOUSE_WORDS_FILE: named } = env;
  if (!named) return '';
  const file = givenPath(named, env);
  const own = ownWords(file, edition);
  if (own === null) return '';
  const { newest, bytes } = readList();
  const name = createHash('sha256').update(bytes).update(newest);
  let lists = '';
  for (const text of own.split(NEWER)) {
    const { more, less } = changesIn(file, text, edition.alphabet);
    name.update(text);
    const id = `${newest.slice(0, LIMITS.name)}-house.${name.copy().digest('hex').slice(0, 8)}`;
    lists += `list: ${id}\n`;
    if (more.length > 0) lists += `${PARTS_OF_SPEECH.join(' ')}: ${frontCoded(more)}\n`;
    if (less.length > 0) lists += `out: ${frontCoded(less)}\n`;
  }
  return lists;
}

/** What the file says of an edition; null if it does not speak of it. What it says of others must be right too. */
function ownWords(file: string, { id }: Edition): string | null {
  const [polish = '', ...others] = read(file).split(/^\[(.*)\]$/m);
  const texts = new Map<EditionId, string>([['pl', polish]]);
  for (let i = 0; i < others.length; i += 2) {
    const name = others[i] as string;
    if (!isEditionId(name)) throw fault(file, `"[${name.slice(0, 60)}]" is no edition`);
    texts.set(name, (texts.get(name) ?? '') + (others[i + 1] as string).slice(1));
  }
  for (const [other, text] of texts) {
    for (const list of text.split(NEWER)) changesIn(file, list, EDITIONS[other].alphabet);
  }
  const text = texts.get(id) ?? '';
  return isEmpty(text) ? null : text;
}

/** Nothing but remarks. */
function isEmpty(text: string): boolean {
  return text.split('\n').every((line) => line.trim() === '' || line.trim().startsWith('#'));
}

function fault(file: string, why: string): WordListFault {
  return new WordListFault('HOUSE_WORDS_FILE', file, why);
}

function read(file: string): string {
  if (!existsSync(file)) throw fault(file, 'no such file');
  try {
    if (statSync(file).size > LIMITS.bytes) {
      throw fault(file, `more than ${LIMITS.bytes} bytes`);
    }
    return readFileSync(file, 'utf8').replaceAll('\r', '').normalize('NFC');
  } catch (error) {
    if (error instanceof WordListFault) throw error;
    throw fault(file, `cannot be read (${(error as NodeJS.ErrnoException).code})`);
  }
}

function changesIn(
  file: string,
  text: string,
  alphabet: Alphabet,
): { more: string[]; less: string[] } {
  const changes = new Map<string, boolean>();
  for (const line of text.split('\n')) {
    const told = line.trim();
    if (told === '' || told.startsWith('#')) continue;
    const word = alphabet.fold(told.slice(1).trim());
    const isSpelt = word.length >= 2 && word.length <= LIMITS.letters && alphabet.spell(word);
    if (!/^[+-]/.test(told) || !isSpelt) {
      throw fault(file, `"${told.slice(0, 60)}" is neither +word nor -word`);
    }
    changes.set(word, told.startsWith('+'));
  }
  if (changes.size > LIMITS.words) {
    throw fault(file, `more than ${LIMITS.words} words`);
  }
  const words = (isMore: boolean) =>
    [...changes.keys()].filter((word) => changes.get(word) === isMore);
  return { more: words(true), less: words(false) };
}
