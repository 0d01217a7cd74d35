import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { manifestOf, nameOf } from '@late/games';
import { LANGUAGES } from '@late/ui/text';
import { describe, expect, test } from 'vitest';

const games = join(import.meta.dirname, '../../games');
const written = readdirSync(games).filter((game) => existsSync(join(games, game, 'rulebook')));

const blocksIn = (text: string): string[] => text.trimEnd().split('\n\n');
const blocksOf = (game: string, language: string): string[] =>
  blocksIn(readFileSync(join(games, game, 'rulebook', `${language}.md`), 'utf8'));

const HEADING = /^## [^#{}*|]+ \{#([a-z-]+)\}$/;
/** A part of a board, with what it shows in words. */
const PICTURE = /^!\[([^\]]+)\]\(board:[a-z-]+\)$/;
const anchorsOf = (blocks: readonly string[]) =>
  blocks.flatMap((block) => HEADING.exec(block)?.[1] ?? []);

const cellsOf = (line: string) => line.slice(2, -2).split(' | ');

/** Plain words with at most **bold** and *italic* in them. */
function isProse(text: string): boolean {
  const bare = text.replace(/\*\*[^*\s][^*]*\*\*/g, '').replace(/\*[^*\s][^*]*\*/g, '');
  return /^(?![-+>#\s]|\* |\d+[.)] )/.test(text) && /^[^*_`~[\]<>{}|\\\n]*$/.test(bare);
}

function isTable([head = '', rule, ...body]: readonly string[]): boolean {
  const width = cellsOf(head).length;
  const isRow = (line: string) =>
    /^\| .* \|$/.test(line) && cellsOf(line).length === width && cellsOf(line).every(isProse);
  return rule === `|${'---|'.repeat(width)}` && body.length > 0 && [head, ...body].every(isRow);
}

/** What `Rulebook` can show. */
function isShown(block: string): boolean {
  const lines = block.split('\n');
  if (block.startsWith('|')) return isTable(lines);
  if (block.startsWith('- ')) {
    return lines.every((line) => line.startsWith('- ') && isProse(line.slice(2)));
  }
  const picture = PICTURE.exec(block)?.[1];
  if (picture !== undefined) return isProse(picture);
  return HEADING.test(block) || (block !== '' && isProse(block));
}

/** Heading, paragraph, list or table, block by block: no language says more than another. */
const shapeOf = (blocks: readonly string[]) =>
  blocks.map((block) => `${block[0]?.replace(/[^#|-]/, 'p')}${block.split('\n').length}`);

describe.each(written)('the rulebook of %s', (game) => {
  const [, ...english] = blocksOf(game, 'en');
  const anchors = anchorsOf(english);

  test.each(LANGUAGES)(
    'in %s has the title, the sections and the Markdown of the house',
    async (language) => {
      const [title, ...text] = blocksOf(game, language);
      expect(title).toBe(`# ${nameOf(game)}`);
      expect(anchorsOf(text)).toEqual(anchors);
      expect(shapeOf(text)).toEqual(shapeOf(english));
      // As readers get it: with the letters and examples of their edition.
      const read = (await manifestOf(game)?.rulebook(language)) ?? '';
      const [, ...shown] = blocksIn(read);
      expect(shown).toHaveLength(text.length);
      expect(shown.filter((block) => !isShown(block))).toEqual([]);
    },
  );

  test('has no paragraph twice', () => {
    expect(new Set(anchors).size).toBe(anchors.length);
  });

  // The example is nobody's box.
  test.skipIf(game === 'pig')('says what the box leaves open and what we chose', () => {
    const rulings = english[english.findIndex((block) => block.endsWith('{#rulings}')) + 2];
    const told = rulings?.split('\n') ?? [];
    expect(told.length).toBeGreaterThan(5);
    for (const ruling of told) expect(ruling).toMatch(/^- \*\*[^*]+\*\*/);
  });
});
