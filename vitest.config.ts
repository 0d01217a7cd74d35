import { defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  // What is proved for every game on the list is proved for the example game too.
  ssr: { resolve: { conditions: ['example', ...defaultServerConditions] } },
  test: {
    include: ['**/test/**/*.test.ts', '**/test/**/*.test.tsx'],
    exclude: ['**/node_modules/**', 'e2e/**', '**/dist/**'],
    testTimeout: 120_000,
  },
});
