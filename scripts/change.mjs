// What a change touches: its files, and the unit tests that could notice.
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './setup.mjs';

/** The output of git, line by line; null where git has no answer. */
function git(...args) {
  try {
    const quiet = { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] };
    return execFileSync('git', args, quiet).split('\n').filter(Boolean);
  } catch {
    return null;
  }
}

/** Files that are not committed, or not in origin/main yet; if there are none, those of the last commit. */
export function changedFiles() {
  const loose = git('ls-files', '--modified', '--others', '--exclude-standard');
  const staged = git('diff', '--cached', '--name-only');
  if (!loose || !staged) return null;
  const [base] = git('merge-base', 'HEAD', 'origin/main') ?? [];
  const ahead = base ? git('diff', '--name-only', base, 'HEAD') : [];
  const open = [...new Set([...loose, ...staged, ...ahead])];
  const files = open.length ? open : git('diff', '--name-only', 'HEAD~1', 'HEAD');
  return files?.filter((file) => existsSync(join(root, file))) ?? null;
}

/** The part of the house that a file belongs to: a game, or a folder of the root. */
const partOf = (file) => /^(games\/[^/]+|[^/]+)\//.exec(file)?.[1];

function testsIn(folder) {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder), { recursive: true })
    .map((name) => `${folder}/${name}`)
    .filter((file) => /\.test\.tsx?$/.test(file));
}

/**
 * What to tell `vitest related`. It follows imports; texts, fixtures and word lists are read as
 * files, so for them every test of their part counts.
 */
export function relatedFiles(files) {
  const isCode = (file) => /\.(tsx?|mjs)$/.test(file);
  const parts = new Set(files.filter((file) => !isCode(file)).map(partOf));
  parts.delete(undefined);
  return [...files.filter(isCode), ...[...parts].flatMap((part) => testsIn(`${part}/test`))];
}
