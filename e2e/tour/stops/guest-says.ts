import type { Page } from '@playwright/test';

/** Somebody else sits down in the room that the page shows, and says something. */
export async function guestSays(page: Page, text: string): Promise<void> {
  const { origin, pathname } = new URL(page.url());
  const id = pathname.split('/').at(-1);
  const headers: Record<string, string> = { origin, 'content-type': 'application/json' };
  const post = (path: string, data: unknown) =>
    fetch(`${origin}${path}`, { method: 'POST', headers, body: JSON.stringify(data) });
  const { token } = (await (await post('/api/tokens', {})).json()) as { token: string };
  headers.authorization = `Bearer ${token}`;
  const ask = (name: string, request: unknown) =>
    post(`/api/rooms/${id}/requests`, { id: name, request });
  await ask('sit', { do: 'sit', seat: 2, name: 'Boris' });
  await ask('say', { do: 'say', text });
}
