const isBuilt = !import.meta.url.endsWith('.ts');

/** What a bots' thread runs: built, it lies beside the server. */
export const THREAD_FILE = new URL(
  isBuilt ? './bot-thread.js' : './bot-thread-source.mjs',
  import.meta.url,
);
