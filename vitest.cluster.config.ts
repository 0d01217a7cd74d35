import { defineConfig } from 'vitest/config';

/** Tests of a house of several processes. One after the other: they measure, and have the machine to themselves. */
export default defineConfig({
  test: {
    include: ['server/test/cluster/*.cluster.ts'],
    fileParallelism: false,
    testTimeout: 600_000,
    hookTimeout: 120_000,
  },
});
