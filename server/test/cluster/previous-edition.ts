import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * The edition that this one follows, as a commit. Whoever releases an edition names it here. Its tree is run with
 * the packages of this one.
 */
const COMMIT = '8e3ebaeb3973e0603f1413bc69b54ec74f80d63a';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

/** Whether git has it: not in a shallow clone, nor in a tree without git. */
export function hasPreviousEdition(): boolean {
  try {
    execFileSync('git', ['cat-file', '-e', `${COMMIT}^{commit}`], { cwd: ROOT, stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

export interface PreviousEdition {
  /** For Node: flags and the script of its server. */
  readonly args: readonly string[];
  remove(): void;
}

export function unpackPreviousEdition(): PreviousEdition {
  const folder = mkdtempSync(join(tmpdir(), 'late-previous-'));
  const tar = execFileSync('git', ['archive', COMMIT], { cwd: ROOT, maxBuffer: 2 ** 30 });
  execFileSync('tar', ['-x', '-C', folder], { input: tar });
  borrowPackages(folder);
  const main = join(folder, 'server/src/main.ts');
  return {
    args: ['--import', import.meta.resolve('tsx'), main],
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** Everything that was installed here, and its own workspaces in place of ours. */
function borrowPackages(folder: string): void {
  const [ours, theirs] = [join(ROOT, 'node_modules'), join(folder, 'node_modules')];
  mkdirSync(join(theirs, '@late'), { recursive: true });
  for (const name of readdirSync(ours))
    if (name !== '@late') symlinkSync(join(ours, name), join(theirs, name));
  // They lead to the workspaces of the tree that they lie in.
  for (const name of readdirSync(join(ours, '@late')))
    symlinkSync(readlinkSync(join(ours, '@late', name)), join(theirs, '@late', name));
  for (const workspace of readdirSync(ROOT)) {
    const own = join(ROOT, workspace, 'node_modules');
    if (existsSync(own)) symlinkSync(own, join(folder, workspace, 'node_modules'));
  }
}
