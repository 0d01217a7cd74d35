import type { Page } from '@playwright/test';

/** Everything that ever came through a page's sockets. */
export function listen(page: Page): string[] {
  const frames: string[] = [];
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => frames.push(String(payload))),
  );
  return frames;
}
