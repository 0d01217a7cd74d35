import { JSON_OPTION, readArguments } from './arguments.ts';
import { ownAddress } from './own-address.ts';
import { EXIT, type OperatorCommand, UsageFault } from './shell.ts';

const LONGEST = 3_000;

interface Health {
  readonly ok: boolean;
  /** Null if nobody answered. */
  readonly status: number | null;
  readonly says: string;
}

/** For whatever starts the server again when it is ill: the exit code says it all. */
export const healthcheck: OperatorCommand = {
  async run(args, shell) {
    const options = { ...JSON_OPTION, ready: { type: 'boolean', default: false } } as const;
    const { values, positionals } = readArguments(args, options, 0, 1);
    const base = positionals[0] ?? ownAddress(shell);
    if (!/^https?:\/\//.test(base) || !URL.canParse(base))
      throw new UsageFault('the url must begin with http:// or https://');
    const { ok, status, says } = await ask(new URL(values.ready ? '/readyz' : '/healthz', base));
    if (values.json) shell.print(JSON.stringify({ ok, status }));
    else if (ok) shell.print(says);
    else shell.complain(`late: ${says}`);
    return ok ? EXIT.ok : EXIT.failed;
  },
};

async function ask(url: URL): Promise<Health> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(LONGEST), redirect: 'error' });
    const body = (await response.text()).slice(0, 100);
    const { status } = response;
    if (status === 200 && body === '{"ok":true}') return { ok: true, status, says: 'ok' };
    const isOurs = status === 503 && body === '{"ok":false}';
    const says = isOurs
      ? 'the server cannot serve: its log says why'
      : `what answers at ${url.origin} with ${status} is not this server, or is ill`;
    return { ok: false, status, says };
  } catch (error) {
    const isLate = error instanceof Error && error.name === 'TimeoutError';
    const says = isLate
      ? `no answer from ${url.origin} within ${LONGEST / 1000} s`
      : `nobody answers at ${url.origin}`;
    return { ok: false, status: null, says };
  }
}
