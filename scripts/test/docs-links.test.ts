import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const inFolder = (folder: string) =>
  readdirSync(join(ROOT, folder))
    .filter((name) => name.endsWith('.md'))
    .map((name) => join(folder, name));

test('links of the documentation lead to files that are there', () => {
  const pages = ['', 'docs', 'docs/decisions', 'examples', 'deploy'].flatMap(inFolder);
  const links = pages.flatMap((page) =>
    [...readFileSync(join(ROOT, page), 'utf8').matchAll(/\]\(([^)#\s]+)[^)]*\)/g)].map(
      ([, target = '']) => ({ page, target }),
    ),
  );
  const ours = links.filter(({ target }) => !/^[a-z]+:/.test(target));
  expect(ours.length).toBeGreaterThan(20);
  const dead = ours.filter(({ page, target }) => !existsSync(join(ROOT, dirname(page), target)));
  expect(dead).toEqual([]);
});
