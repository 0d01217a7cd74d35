import { request as plain } from 'node:http';
import { request as secure } from 'node:https';

const LONGEST = 5_000;
const MOST = 10_000;

/** Asks for a WebSocket as a page of that origin would; what came instead of one. Null if nobody answered. */
export function knock(url: URL): Promise<{ status: number; body: string } | null> {
  return new Promise((resolve) => {
    const request = (url.protocol === 'https:' ? secure : plain)(url, {
      timeout: LONGEST,
      headers: {
        connection: 'Upgrade',
        upgrade: 'websocket',
        origin: url.origin,
        'sec-websocket-version': '13',
        'sec-websocket-key': 'bGF0ZSBlZGl0aW9uIDE0IQ==',
      },
    });
    const end = (answer: { status: number; body: string } | null) => {
      resolve(answer);
      request.destroy();
    };
    request.on('error', () => end(null));
    request.on('timeout', () => end(null));
    request.on('upgrade', ({ statusCode = 0 }) => end({ status: statusCode, body: '' }));
    request.on('response', (response) => {
      let body = '';
      response.setEncoding('utf8');
      response.on('data', (text: string) => {
        body += text;
        if (body.length > MOST) end({ status: response.statusCode ?? 0, body });
      });
      response.on('end', () => end({ status: response.statusCode ?? 0, body }));
      response.on('error', () => end(null));
    });
    request.end();
  });
}
