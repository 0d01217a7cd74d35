import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { startServer, temporaryFolder } from './test-server.ts';

const WORDS = Buffer.from('ala ma kota\n'.repeat(500));

/** As it comes over the wire; `fetch` would unpack it. */
function raw(
  url: string,
  encodings: string,
): Promise<{ status: number; encoding: string; body: Buffer }> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': encodings } }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part) => parts.push(part));
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          encoding: String(response.headers['content-encoding'] ?? ''),
          body: Buffer.concat(parts),
        }),
      );
    }).on('error', reject);
  });
}

describe('a word list that the build packed', () => {
  const packedServer = async () => {
    const folder = temporaryFolder();
    const assets = join(folder, 'web/assets');
    mkdirSync(assets, { recursive: true });
    writeFileSync(join(assets, 'polski-1.lex'), WORDS);
    writeFileSync(join(assets, 'polski-1.lex.br'), brotliCompressSync(WORDS));
    writeFileSync(join(assets, 'polski-1.lex.gz'), gzipSync(WORDS));
    writeFileSync(join(assets, 'lonely.gz'), gzipSync(WORDS));
    const { url } = await startServer({}, folder);
    return `${url}/assets`;
  };

  test('is sent as the browser can take it: not every one takes Brotli from a plain address', async () => {
    const at = await packedServer();
    const brotli = await raw(`${at}/polski-1.lex`, 'gzip, deflate, br');
    expect(brotli.encoding).toBe('br');
    expect(brotliDecompressSync(brotli.body)).toEqual(WORDS);
    const zipped = await raw(`${at}/polski-1.lex`, 'gzip, deflate');
    expect(zipped.encoding).toBe('gzip');
    expect(gunzipSync(zipped.body)).toEqual(WORDS);
    expect(await raw(`${at}/polski-1.lex`, 'identity')).toEqual({
      status: 200,
      encoding: '',
      body: WORDS,
    });
  });

  test('is one file to the outside; others with such a name are themselves', async () => {
    const at = await packedServer();
    expect((await raw(`${at}/polski-1.lex.br`, 'br')).status).toBe(404);
    expect((await raw(`${at}/polski-1.lex.gz`, 'br')).status).toBe(404);
    expect((await raw(`${at}/lonely.gz`, 'identity')).body).toEqual(gzipSync(WORDS));
  });
});

test('a page may run the scripts that the build has put into it, known by their hashes, and no others', async () => {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'web'));
  const page = '<script>let look;</script><script src="/a.js"></script><template>…</template>';
  writeFileSync(join(folder, 'web/index.html'), page);
  const { url } = await startServer({}, folder);
  const hash = createHash('sha256').update('let look;').digest('base64');
  for (const path of ['/', '/table/extra/abc']) {
    const policy = (await fetch(url + path)).headers.get('content-security-policy') ?? '';
    expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`);
    expect(policy).not.toContain('unsafe');
  }
  const elsewhere = await fetch(`${url}/healthz`);
  expect(elsewhere.headers.get('content-security-policy')).toContain("script-src 'self';");
});
