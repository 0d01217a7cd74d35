import type { Page } from '@playwright/test';

/** Follows the link to a table that somebody else has opened. */
export async function followInvitation(page: Page): Promise<void> {
  if (page.url() === 'about:blank') await page.goto('/');
  const { origin } = new URL(page.url());
  const headers: Record<string, string> = { origin, 'content-type': 'application/json' };
  const post = async (path: string, data: unknown) => {
    const init = { method: 'POST', headers, body: JSON.stringify(data) };
    return (await fetch(`${origin}${path}`, init)).json();
  };
  const { token } = (await post('/api/tokens', {})) as { token: string };
  headers.authorization = `Bearer ${token}`;
  const seats = ['open', 'medium', 'open', 'open', 'open', 'open'];
  const room = (await post('/api/rooms', { game: 'extra', seats, name: 'Ada' })) as { id: string };
  await page.goto(`/room/${room.id}`);
  await page.waitForSelector('.room');
}
