import { type AnswerBody, WIRE_LIMITS } from '@late/protocol';
import { askAt, isPrivate } from '../admin/ask.ts';
import type { Shell } from '../shell.ts';
import { judgeSkew } from './clock.ts';
import { type Finding, fail, ok, skip, warn } from './finding.ts';
import { knock } from './knock.ts';

const LONGEST = 5_000;
/** An address of nobody, as anybody could write it into a header. */
const FORGED = '192.0.2.77';

/** The way that people come: all that stands between them and the server. */
export async function lookAtProxy(url: string, shell: Shell): Promise<Finding[]> {
  const base = new URL(url).origin;
  const reached = await lookAtHealth(base);
  if (reached.some(({ verdict }) => verdict === 'fail')) return reached;
  return [
    ...reached,
    ...(await lookAtPages(base)),
    judgeKnock(await knock(new URL('/api/rooms/doctor/socket', base))),
    ...(await lookAsOperator(base, shell)),
  ];
}

async function lookAtHealth(base: string): Promise<Finding[]> {
  const before = Date.now();
  const response = await get(new URL('/healthz', base));
  if (!response)
    return [
      fail(
        `Nobody answers at ${base}.`,
        'Does the server run, does the proxy send it there, and is the name known here (DNS, certificate)?',
      ),
    ];
  const after = Date.now();
  const { status, headers } = response;
  const to = headers.get('location');
  if (to) return [fail(`${base} sends people on to ${origin(to)}.`, 'Set PUBLIC_URL to that.')];
  if (status === 502 || status === 504)
    return [
      fail(
        `The proxy at ${base} does not reach the server (${status}).`,
        'Does the server run, and does the proxy send people to its HOST and PORT?',
      ),
    ];
  if (status !== 200 || (await response.text()) !== '{"ok":true}')
    return [
      fail(
        `What answers at ${base} with ${status} is not the server.`,
        'Let the proxy send every path to it, with nothing added.',
      ),
    ];
  const date = Date.parse(headers.get('date') ?? '');
  // The header has whole seconds.
  return Number.isNaN(date) ? [] : judgeSkew(base, date, before, after, 1_000);
}

/** The first page, and a file that it names. */
async function lookAtPages(base: string): Promise<Finding[]> {
  const page = await get(new URL('/', base));
  const html = (await page?.text()) ?? '';
  const asset = /"(\/assets\/[\w.-]+\.js)"/.exec(html)?.[1];
  if (!page || !asset) return [skip('The app is not served, so its pages were not looked at.')];
  const file = await get(new URL(asset, base));
  await file?.body?.cancel();
  return judgePages(base.startsWith('https:'), page.headers, file?.headers ?? new Headers());
}

export function judgePages(isHttps: boolean, page: Headers, file: Headers): Finding[] {
  const findings: Finding[] = [];
  if (!page.get('content-security-policy')?.includes("default-src 'none'"))
    findings.push(
      fail(
        'The content policy of the pages is lost on the way.',
        'Let the proxy pass all headers of answers on.',
      ),
    );
  if (isHttps && !page.get('strict-transport-security'))
    findings.push(
      warn(
        'Browsers are not told to insist on https.',
        'Set PUBLIC_URL to the https address; the server then says so.',
      ),
    );
  if (page.get('cache-control') !== 'no-cache')
    findings.push(
      fail(
        'Something on the way changes how long pages are kept: after an upgrade people would see the old ones.',
        'Let the proxy leave cache-control as it is.',
      ),
    );
  if (!file.get('cache-control')?.includes('immutable'))
    findings.push(
      warn(
        'Files of the app are fetched anew at every visit.',
        'Let the proxy leave cache-control as it is.',
      ),
    );
  if (!file.get('content-encoding'))
    findings.push(
      warn(
        'Files of the app arrive unpacked, three times as large.',
        'Let the proxy pass accept-encoding on, and content-encoding back. A server packs them in its first minute.',
      ),
    );
  if (findings.length > 0) return findings;
  return [ok('Pages arrive packed, with all their headers.')];
}

/** A room that is not there is refused by the server's sockets without a word; else the request came as another. */
export function judgeKnock(answer: { status: number; body: string } | null): Finding {
  const pass =
    'Let the proxy pass WebSocket upgrades on: HTTP/1.1, and the headers Upgrade and Connection.';
  if (!answer) return fail('A WebSocket gets no answer.', pass);
  const { status, body } = answer;
  if (status === 403 && body === '')
    return fail(
      'A WebSocket is refused, since its Origin is not the server’s.',
      'Set PUBLIC_URL to where people reach the server; without it, let the proxy pass Host on.',
    );
  if (status === 404 && body === '') return ok('WebSockets reach the server.');
  if ((status === 503 || status === 429) && body === '')
    return warn(
      'The server takes no more WebSockets just now.',
      'Is it stopping, or are SOCKETS or SOCKETS_PER_ADDRESS used up?',
    );
  return fail(`A WebSocket does not reach the server as one (${status}).`, pass);
}

async function lookAsOperator(base: string, shell: Shell): Promise<Finding[]> {
  const { OPERATOR_TOKEN: token, OPERATOR_PORT: port } = shell.env;
  const without = 'so what proxies make of addresses was not looked at.';
  if (!token) return [skip(`OPERATOR_TOKEN is not set, ${without}`)];
  if (port) return [skip(`Operators have a port of their own, ${without}`)];
  if (!isPrivate(base)) return [skip(`The token does not go over http, ${without}`)];
  const ask = askAt(base, shell);
  try {
    const seen = await ask('adminSeen', {}, { 'x-forwarded-for': FORGED });
    return [...judgeSeen(seen, new URL(base).host), await lookAtBody(base, token)];
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return [skip(`The server was asked as its operator, but ${why}.`)];
  }
}

/** What the server saw of a request that came with a forged address. */
export function judgeSeen(seen: AnswerBody<'adminSeen'>, host: string): Finding[] {
  const { address, proxies, forwarded } = seen;
  const entries = forwarded === null ? [] : forwarded.split(',').map((entry) => entry.trim());
  // Some proxies add to what came, some throw it away.
  const passed = entries.filter((entry) => entry !== FORGED).length;
  const findings: Finding[] = [];
  if (passed !== proxies)
    findings.push(
      fail(
        address === FORGED
          ? `Anybody can pretend to come from anywhere: PROXIES is ${proxies}, and ${passed} proxies add to X-Forwarded-For.`
          : `PROXIES is ${proxies}, and ${passed} proxies add to X-Forwarded-For: people are counted to the wrong address.`,
        passed === 0
          ? 'Ask by the address that people use (late doctor https://…); if that was it, let the proxy set X-Forwarded-For, or set PROXIES=0.'
          : `Set PROXIES=${passed}.`,
      ),
    );
  else findings.push(ok(`Behind ${proxies} proxies, this request counts to ${address}.`));
  if (seen.host !== host)
    findings.push(
      warn(
        'The Host header is changed on the way.',
        'Let the proxy pass Host on, or be sure that PUBLIC_URL is set.',
      ),
    );
  return findings;
}

/** Whether the largest body that the server takes gets there: it refuses it for what is in it. */
async function lookAtBody(base: string, token: string): Promise<Finding> {
  const body = JSON.stringify({ minutes: 0, more: 'x'.repeat(WIRE_LIMITS.frame - 100) });
  const response = await fetch(new URL('/api/admin/restart', base), {
    method: 'PUT',
    body,
    redirect: 'manual',
    signal: AbortSignal.timeout(LONGEST),
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
  });
  const arrived = response.status === 400 && (await response.text()).includes('net.shape');
  if (arrived) return ok('The largest requests arrive.');
  return fail(
    `A request of ${body.length} bytes does not arrive (${response.status}).`,
    `Let the proxy take bodies of ${WIRE_LIMITS.frame} bytes.`,
  );
}

async function get(url: URL): Promise<Response | null> {
  return fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(LONGEST) }).catch(() => null);
}

function origin(location: string): string {
  return URL.canParse(location) ? new URL(location).origin : 'another path';
}
