import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { policy, scriptsIn } from './policy.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.bin': 'application/octet-stream',
};

interface Asset {
  readonly type: string;
  readonly etag: string;
  readonly forever: boolean;
  /** Of a page, which has scripts of its own. */
  readonly policy: string | null;
  readonly bodies: { readonly plain: Buffer; br?: Buffer; gzip?: Buffer };
}

/**
 * The built app, read once into memory: a few megabytes, and no file access at request time. What this house has
 * of its own (path and text) stands in place of the app's.
 */
export function serveStatic(
  app: FastifyInstance,
  folder: string,
  own: ReadonlyMap<string, string>,
): void {
  const assets = new Map<string, Asset>();
  const files = filesOf(folder);
  for (const path of files) {
    if (!isPacking(path, files)) assets.set(`/${path}`, readAsset(folder, path, files));
  }
  for (const [path, text] of own) assets.set(`/${path}`, assetOf(path, Buffer.from(text)));
  compressAll(assets).catch(() => {
    // Uncompressed is slower, not wrong.
  });
  const index = assets.get('/index.html');
  app.get('/*', (request, reply) => {
    const path = request.url.split('?')[0] ?? '/';
    const asset = assets.get(path) ?? (extname(path) ? undefined : index);
    if (!asset) return reply.callNotFound();
    return send(request, reply, asset);
  });
}

function filesOf(folder: string, below = ''): string[] {
  if (!existsSync(join(folder, below))) return [];
  return readdirSync(join(folder, below)).flatMap((name) => {
    const path = below ? `${below}/${name}` : name;
    if (name.startsWith('.')) return [];
    return statSync(join(folder, path)).isDirectory() ? filesOf(folder, path) : [path];
  });
}

/** Whether a file is another one, packed by the build. */
function isPacking(path: string, files: readonly string[]): boolean {
  return /\.(br|gz)$/.test(path) && files.includes(path.slice(0, -3));
}

function readAsset(folder: string, path: string, files: readonly string[]): Asset {
  const plain = readFileSync(join(folder, path));
  const packing = (name: string) =>
    files.includes(name) ? readFileSync(join(folder, name)) : undefined;
  const [br, gzipped] = [packing(`${path}.br`), packing(`${path}.gz`)];
  return assetOf(path, plain, { ...(br && { br }), ...(gzipped && { gzip: gzipped }) });
}

function assetOf(path: string, plain: Buffer, packed: { br?: Buffer; gzip?: Buffer } = {}): Asset {
  return {
    type: TYPES[extname(path)] ?? 'application/octet-stream',
    etag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
    // Files under assets/ are named after their content.
    forever: path.startsWith('assets/'),
    policy: extname(path) === '.html' ? policy(scriptsIn(plain.toString())) : null,
    bodies: { plain, ...packed },
  };
}

async function compressAll(assets: ReadonlyMap<string, Asset>): Promise<void> {
  for (const { bodies, type } of assets.values()) {
    if (/woff2|png/.test(type) || bodies.plain.length < 1000) continue;
    bodies.gzip ??= await promisify(gzip)(bodies.plain);
    bodies.br ??= await promisify(brotliCompress)(bodies.plain, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 9 },
    });
  }
}

function send(request: FastifyRequest, reply: FastifyReply, asset: Asset): FastifyReply {
  reply.header('etag', asset.etag).header('vary', 'accept-encoding').type(asset.type);
  if (asset.policy) reply.header('content-security-policy', asset.policy);
  reply.header('cache-control', asset.forever ? 'public, max-age=31536000, immutable' : 'no-cache');
  if (request.headers['if-none-match'] === asset.etag) return reply.code(304).send();
  const accepted = String(request.headers['accept-encoding'] ?? '');
  const { br, gzip: zipped, plain } = asset.bodies;
  if (br && /\bbr\b/.test(accepted)) return reply.header('content-encoding', 'br').send(br);
  if (zipped && /\bgzip\b/.test(accepted)) {
    return reply.header('content-encoding', 'gzip').send(zipped);
  }
  return reply.send(plain);
}
