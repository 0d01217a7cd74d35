import type { Page } from '@playwright/test';

/** Says all of this through a line of the page's own, and tells how each was answered: `ok`, or why not. */
export function askRoom(
  page: Page,
  path: string,
  requests: readonly object[],
): Promise<readonly string[]> {
  return page.evaluate(
    ([room, all]) =>
      new Promise<string[]>((resolve, reject) => {
        const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/api${room}/socket`);
        const answers = new Map<string, string>();
        const stamp = crypto.randomUUID().slice(0, 8);
        socket.onopen = () =>
          all.forEach((request, index) => {
            socket.send(JSON.stringify({ t: 'do', id: `${stamp}-${index}`, request }));
          });
        socket.onmessage = ({ data }) => {
          const { t, id, refusal } = JSON.parse(String(data));
          if (!String(id).startsWith(stamp)) return;
          answers.set(id, t === 'ok' ? t : refusal.code);
          if (answers.size < all.length) return;
          socket.close();
          resolve(all.map((_, index) => answers.get(`${stamp}-${index}`) ?? ''));
        };
        socket.onclose = ({ code }) => reject(new Error(`cut off: ${code}`));
      }),
    [path.replace('/room/', '/rooms/'), requests] as const,
  );
}
