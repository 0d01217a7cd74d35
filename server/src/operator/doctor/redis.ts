import { randomBytes } from 'node:crypto';
import { newClient } from '../../bus/redis-link.ts';
import { type Finding, fail, ok, warn } from './finding.ts';
import { isLocalHost } from './settings.ts';

const LONGEST = 3_000;
/** Half of the time within which people see what was done at another process. */
const SLOW = 25;
/** The first message is slow for reasons of its own. */
const TRIES = 5;

/** Redis or Valkey at an address. A message goes there and comes back; nothing stays. */
export async function lookAtRedis(url: string): Promise<Finding[]> {
  const open = () => {
    const client = newClient(url);
    client.on('error', () => {});
    return client;
  };
  const [speaker, listener] = [open(), open()];
  try {
    return await withinTime(async () => {
      await Promise.all([speaker.connect(), listener.connect()]);
      const version = versionIn(await speaker.info('server'));
      const took = await roundTrip(
        (channel, hear) => listener.subscribe(channel, hear),
        (channel, message) => speaker.publish(channel, message),
      );
      return judgeRedis({ version, took, url });
    });
  } catch (error) {
    return [refused(error)];
  } finally {
    for (const client of [speaker, listener]) if (client.isOpen) client.destroy();
  }
}

interface RedisFacts {
  /** Such as "Redis 7.0.15". */
  readonly version: string;
  /** How long a message took, in milliseconds. */
  readonly took: number;
  readonly url: string;
}

export function judgeRedis({ version, took, url }: RedisFacts): Finding[] {
  const { protocol, hostname, password } = new URL(url);
  const isLocal = hostname === '' || isLocalHost(hostname);
  const findings = [ok(`${version} answers; a message took ${took.toFixed(1)} ms.`)];
  if (took > SLOW)
    findings.push(
      warn(
        `A message took ${Math.round(took)} ms: people see moves of others that much later.`,
        'Let Redis be near the servers, on a machine that is not busy.',
      ),
    );
  if (Number(/ (\d+)/.exec(version)?.[1]) < 6)
    findings.push(fail(`This is ${version}.`, 'Upgrade it: Redis 6, or any Valkey.'));
  if (password === '')
    findings.push(
      isLocal
        ? warn(
            'Redis asks for no password: every program of this machine can read steps and what teams plan.',
            'Set requirepass there, and the password in REDIS_URL.',
          )
        : fail(
            'Redis asks for no password: whoever reaches it reads steps and what teams plan.',
            'Set requirepass there, and the password in REDIS_URL.',
          ),
    );
  if (protocol === 'redis:' && !isLocal)
    findings.push(
      warn(
        'The way to Redis is not encrypted: steps and what teams plan can be read there.',
        'Use rediss:// in REDIS_URL, or keep the way inside of a private network.',
      ),
    );
  return findings;
}

/** How long a message takes to come back when all goes well, in milliseconds. */
async function roundTrip(
  subscribe: (channel: string, hear: () => void) => Promise<unknown>,
  publish: (channel: string, message: string) => Promise<unknown>,
): Promise<number> {
  const channel = `late:doctor:${randomBytes(12).toString('base64url')}`;
  let heard = () => {};
  await subscribe(channel, () => heard());
  let least = Number.POSITIVE_INFINITY;
  for (let tried = 0; tried < TRIES; tried++) {
    const back = new Promise<void>((resolve) => {
      heard = resolve;
    });
    const sent = performance.now();
    await publish(channel, 'hello');
    await back;
    least = Math.min(least, performance.now() - sent);
  }
  return least;
}

function versionIn(info: string): string {
  const valkey = /^valkey_version:(\S+)/m.exec(info)?.[1];
  if (valkey) return `Valkey ${valkey}`;
  return `Redis ${/^redis_version:(\S+)/m.exec(info)?.[1] ?? 'of no known version'}`;
}

class TooLong extends Error {}

async function withinTime<T>(work: () => Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TooLong()), LONGEST);
  });
  try {
    return await Promise.race([work(), late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Its own words may name the host: only the kind of fault is told. */
function refused(error: unknown): Finding {
  const text = error instanceof Error ? error.message : '';
  if (/WRONGPASS|NOAUTH/.test(text))
    return fail('Redis does not take the password.', 'Check the password in REDIS_URL.');
  if (/NOPERM/.test(text))
    return fail(
      'Redis does not let this user publish, subscribe or ask for its version.',
      'Give it +publish +subscribe +unsubscribe +info and the channels late:*.',
    );
  const code = (error as NodeJS.ErrnoException).code ?? 'no answer';
  return fail(
    `Redis cannot be reached (${code}).`,
    'Is it running, and does it take connections from this machine (bind, protected-mode, firewall)? With TLS, is its certificate known here?',
  );
}
