import type { FastifyInstance } from 'fastify';

/** How long what is under way may take to end, in milliseconds. */
const PATIENCE = 3_000;
const PAUSE = 100;

/** Answers what was asked, and then ends: nobody holds that up who keeps a connection open or half a request back. */
export async function closeApp(app: FastifyInstance): Promise<void> {
  const idle = setInterval(() => app.server.closeIdleConnections(), PAUSE);
  const rest = setTimeout(() => app.server.closeAllConnections(), PATIENCE);
  try {
    await app.close();
  } finally {
    clearInterval(idle);
    clearTimeout(rest);
  }
}
