import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { EDITION_IDS, EDITIONS } from '../src/index.ts';

const data = new URL('../data/', import.meta.url);
const text = readFileSync(new URL('ATTRIBUTION.md', data), 'utf8');
const LISTS = /\.(lex|additions|forms)\.br$/;

describe('what is said of the lists and their licences', () => {
  it('tells of every edition its licence and whose words they are', () => {
    for (const edition of EDITION_IDS) {
      const { name } = EDITIONS[edition];
      expect(text, name).toMatch(new RegExp(`^\\| \`${name}\\.\\*\` \\| .+ \\| .+ \\|$`, 'm'));
      expect(text, name).toMatch(new RegExp(`^## \\w+: \`${name}\\.\\*\`$`, 'm'));
    }
  });

  it('is of every file that is shipped, and every edition has files of its own', () => {
    const names = EDITION_IDS.map((edition) => EDITIONS[edition].name as string);
    const files = readdirSync(data).filter((file) => LISTS.test(file));
    expect(files.length).toBeGreaterThan(10);
    expect(files.filter((file) => !names.includes(file.split('.')[0] as string))).toEqual([]);
  });

  it('has the text of every licence that it refers to, and refers to every text', () => {
    const named = [...text.matchAll(/`licences\/([\w.-]+)`/g)].map(([, file]) => file as string);
    expect([...new Set(named)].sort()).toEqual(readdirSync(new URL('licences/', data)).sort());
  });
});
