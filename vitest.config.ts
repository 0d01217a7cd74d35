import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['**/test/**/*.test.ts', '**/test/**/*.test.tsx'],
    exclude: ['**/node_modules/**', 'e2e/**', '**/dist/**'],
    testTimeout: 120_000,
  },
});
