import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, PartProcess } from '@late/server/testing';
import { inject } from 'vitest';
import { findProgram } from '../../../../scripts/debian.mjs';
import { answers, type FrontProxy, isInstalled, type ProxyKind } from './proxy.ts';

const FILE = 'Caddyfile';
/** Its own port for commands is one and the same for all on a machine. */
const NO_ADMIN = '{\n\tadmin off\n}\n';

export const CADDY: ProxyKind = {
  name: 'Caddy',
  file: FILE,
  isInstalled: isInstalled('caddy'),
  async start(upstreams): Promise<FrontProxy> {
    const folder = mkdtempSync(join(tmpdir(), 'late-caddy-'));
    const url = `http://127.0.0.1:${await freePort()}`;
    const file = join(folder, FILE);
    writeFileSync(file, NO_ADMIN + readFileSync(join(inject('unpacked'), 'deploy', FILE), 'utf8'));
    const env = {
      ...{ HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
      LATE_SITE: url,
      LATE_PROCESSES: upstreams.join(' '),
    };
    const program = findProgram(['caddy']) as string;
    const args = ['run', '--config', file, '--adapter', 'caddyfile'];
    const child = new PartProcess('Caddy', program, args, { cwd: folder, env }, () => answers(url));
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
