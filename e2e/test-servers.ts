import { test } from '@playwright/test';
import { TestServer } from './test-server.ts';

function closeContextsAfterEach(): void {
  test.afterEach(async ({ browser }) => {
    for (const context of browser.contexts()) await context.close();
  });
}

/** The server that all tests share, for a file whose tests open browsers of their own. */
export function sharedServer(): () => { readonly url: string } {
  let url: string;
  test.beforeEach(({ baseURL }) => {
    url = `${baseURL}`;
  });
  closeContextsAfterEach();
  return () => ({ url });
}

/** A server of its own for every test of a file, with nobody left afterwards: to be killed, or counted in. */
export function ownServer(settings: Readonly<Record<string, string>> = {}): () => TestServer {
  let server: TestServer;
  test.beforeEach(async () => {
    server = await TestServer.open(settings);
  });
  test.afterEach(() => server.close());
  closeContextsAfterEach();
  return () => server;
}
