import { Guest } from './guest.ts';
import { startServer, type TestServer } from './test-server.ts';

export const TOKEN = 'a-token-that-nobody-guesses';

/** A server with an operator, who asks by their token. */
export async function startOperated(env: Record<string, string> = {}) {
  const server = await startServer({ OPERATOR_TOKEN: TOKEN, ...env });
  return { server, operator: operatorOf(server) };
}

export function operatorOf(server: TestServer, token = TOKEN): Guest {
  return new Guest(server, token);
}
