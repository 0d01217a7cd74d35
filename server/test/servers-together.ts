import { Guest } from './guest.ts';
import type { LocalBus } from './local-bus.ts';
import { startServer, type TestServer, temporaryFolder } from './test-server.ts';

/** Two servers that share a store, and a bus unless `env` names one. */
export async function twoServers(
  bus: LocalBus | null,
  env: Record<string, string> = {},
): Promise<[TestServer, TestServer]> {
  const folder = temporaryFolder();
  const start = () => startServer(env, folder, undefined, bus?.join() ?? null);
  return [await start(), await start()];
}

/** The same person, asking another server. */
export function at(server: TestServer, { token }: Guest): Guest {
  return new Guest(server, token);
}

export function metric({ services }: TestServer, name: string): number {
  const line = services.metrics
    .text()
    .split('\n')
    .find((text) => text.startsWith(`late_${name} `));
  return Number(line?.split(' ')[1]);
}
