import { defineConfig } from 'vitest/config';

/** Tests of a release: it is made once, from what is built, and unpacked for all of them. */
export default defineConfig({
  test: {
    include: ['server/test/release/*.release.ts'],
    globalSetup: 'server/test/release/make-release.ts',
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
