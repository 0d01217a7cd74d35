import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, PartProcess } from '@late/server/testing';
import { inject } from 'vitest';
import { findProgram } from '../../../../scripts/debian.mjs';
import { answers, type FrontProxy, isInstalled, type ProxyKind } from './proxy.ts';

const FILE = 'nginx.conf';
const BUFFERS = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];

/** Ports, upstreams and certificates are the test's; all else is as operators get it. */
export function forTest(conf: string, port: number, upstreams: readonly string[]): string {
  let next = 0;
  return conf
    .replace(/^ +server 127\.0\.0\.1:\d+(.*);\n/gm, (_, options) => {
      const upstream = upstreams[next++];
      return upstream ? `    server ${upstream}${options};\n` : '';
    })
    .replace(/^server \{\n +listen 80;[\s\S]*?\n\}\n/m, '')
    .replace(/^ +(listen \[::\]|ssl_).*\n/gm, '')
    .replace('listen 443 ssl http2;', `listen 127.0.0.1:${port};`);
}

export const NGINX: ProxyKind = {
  name: 'nginx',
  file: FILE,
  isInstalled: isInstalled('nginx'),
  async start(upstreams): Promise<FrontProxy> {
    const folder = mkdtempSync(join(tmpdir(), 'late-nginx-'));
    const port = await freePort();
    const conf = readFileSync(join(inject('unpacked'), 'deploy', FILE), 'utf8');
    const whole = [
      ...(process.getuid?.() === 0 ? ['user root;'] : []),
      ...['daemon off;', 'worker_processes 1;', `pid ${folder}/pid;`, 'error_log stderr;'],
      ...['events { worker_connections 256; }', 'http {'],
      ...BUFFERS.map((name) => `${name}_temp_path ${folder}/${name};`),
      ...[forTest(conf, port, upstreams), '}'],
    ];
    writeFileSync(join(folder, 'nginx.conf'), whole.join('\n'));
    const url = `http://127.0.0.1:${port}`;
    const program = findProgram(['nginx']) as string;
    const args = ['-p', folder, '-c', join(folder, 'nginx.conf')];
    const child = new PartProcess('nginx', program, args, { cwd: folder }, () => answers(url));
    await child.start();
    return {
      url,
      async stop() {
        await child.kill('SIGTERM');
        rmSync(folder, { recursive: true, force: true });
      },
    };
  },
};
