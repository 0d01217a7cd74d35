import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import Database from 'libsql';
import { playEdition } from './play-edition.ts';

// npm run edition -- <name> [checkout]: lets a server play, and keeps what it wrote. See README.md.

const [name, checkout = '.'] = process.argv.slice(2);
if (!name || !/^[a-z0-9.-]+$/.test(name)) {
  console.error('usage: npm run edition -- <name> [checkout]');
  process.exit(2);
}
const target = fileURLToPath(new URL(`./${name}/`, import.meta.url));
mkdirSync(target);
const data = mkdtempSync(join(tmpdir(), 'late-edition-'));
const port = await freePort();
const url = `http://127.0.0.1:${port}`;
const child = spawn(process.execPath, ['--import', 'tsx', 'server/src/main.ts'], {
  cwd: resolve(checkout),
  stdio: 'inherit',
  env: {
    ...process.env,
    HOST: '127.0.0.1',
    PORT: String(port),
    DATA_DIR: data,
    BOT_PAUSE_MS: '0',
    REQUESTS_PER_MINUTE: '1000000',
    LOG_LEVEL: 'warn',
  },
});
try {
  await answering();
  const { records, ...edition } = await playEdition(url);
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
  writeFileSync(join(target, 'edition.json'), `${JSON.stringify(edition, null, 2)}\n`);
  for (const [game, text] of Object.entries(records)) {
    writeFileSync(join(target, `${game}.txt`), text);
  }
  writeFileSync(join(target, 'database.gz'), gzipSync(wholeDatabase(), { level: 9 }));
} finally {
  child.kill('SIGKILL');
  rmSync(data, { recursive: true });
}

/** In one file, without a log beside it. */
function wholeDatabase(): Buffer {
  const file = join(data, 'late-edition.db');
  const db = new Database(file);
  db.pragma('wal_checkpoint(TRUNCATE)');
  const copy = join(data, 'copy');
  db.exec(`VACUUM INTO '${copy}'`);
  db.close();
  return readFileSync(copy);
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address ? address.port : 0;
}

async function answering(): Promise<void> {
  for (let attempt = 0; attempt < 300; attempt++) {
    const reply = await fetch(`${url}/healthz`).catch(() => null);
    if (reply?.ok) return;
    await sleep(200);
  }
  throw new Error('the server does not answer');
}
