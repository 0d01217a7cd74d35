// npm run release: a tarball that starts on a machine with only Node, with checksums, a bill of materials and notes.
// npm run release -- --to <folder>: there instead of in release/.
// npm run release -- --unpacked <folder>: only what would be in the tarball, as files. The Docker image is made of it.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { newest, version } from './release/changelog.mjs';
import { contents } from './release/contents.mjs';
import { tarball } from './release/tar.mjs';
import { target } from './release/target.mjs';
import { build, install, orStop, root } from './setup.mjs';

/** In seconds; without git, a time that old tools can write. */
function timeOfCommit() {
  if (process.env.SOURCE_DATE_EPOCH) return Number(process.env.SOURCE_DATE_EPOCH);
  try {
    const quiet = { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] };
    return Number(execFileSync('git', ['log', '-1', '--format=%ct'], quiet));
  } catch {
    return Date.UTC(1980, 0, 1) / 1000;
  }
}

function unpack(files, folder) {
  for (const { path, bytes, mode } of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), bytes, { mode });
  }
}

function release(files, folder, name, time) {
  const made = {
    [`${name}-${target()}.tar.gz`]: tarball(files, name, time),
    [`${name}-${target()}.spdx.json`]: files.find(({ path }) => path === 'sbom.spdx.json').bytes,
    [`${name}-notes.md`]: Buffer.from(newest().notes),
  };
  const sums = Object.entries(made).map(
    ([file, bytes]) => `${createHash('sha256').update(bytes).digest('hex')}  ${file}\n`,
  );
  const all = { ...made, SHA256SUMS: Buffer.from(sums.join('')) };
  mkdirSync(folder, { recursive: true });
  for (const [file, bytes] of Object.entries(all)) {
    writeFileSync(join(folder, file), bytes);
    console.log(`${megabytes(bytes.length)}  ${join(folder, file)}`);
  }
  const unpacked = files.reduce((sum, { bytes }) => sum + bytes.length, 0);
  console.log(`${megabytes(unpacked)}  unpacked, ${files.length} files`);
}

function megabytes(bytes) {
  return `${(bytes / 1e6).toFixed(2).padStart(7)} MB`;
}

const { values: wish } = parseArgs({
  options: { to: { type: 'string', default: 'release' }, unpacked: { type: 'string' } },
});
await orStop(() => {
  install();
  build();
  const time = timeOfCommit();
  const name = version();
  const files = contents(name, time);
  if (wish.unpacked) unpack(files, resolve(wish.unpacked));
  else release(files, resolve(wish.to), `late-edition-${name}`, time);
});
