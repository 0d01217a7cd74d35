import type { IncomingMessage } from 'node:http';

/** What is too large is read and thrown away up to here, in bytes and milliseconds. */
const MOST = 64 * 1024;
const LONGEST = 2_000;

/**
 * Lets a request that is refused for its size be sent to its end, if that is not far. A proxy that is cut short
 * while it sends takes the server for broken, and its client gets a fault instead of the refusal.
 */
export async function readOut(request: IncomingMessage): Promise<void> {
  if (!(Number(request.headers['content-length']) <= MOST)) return;
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, LONGEST);
    request.once('close', resolve).once('end', () => {
      clearTimeout(timer);
      resolve();
    });
    request.resume();
  });
}
