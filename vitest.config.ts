import { defaultServerConditions } from 'vite';
import { configDefaults, defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Without these a run ends with one long file while the other processor has nothing to do. */
const LONG = /\/(conformance|new-game)\.test\.ts$/;

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) => LONG.test(moduleId);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

/** Folders without timers, sockets, files or mocks: their tests can share a thread and its modules. */
const PURE = '{kernel,table,protocol,games}/**/test/**/*.test.{ts,tsx}';
/** Looks into bags through a mock of the kernel, which nobody else may get. */
const MOCKING = 'games/test/same-luck.test.ts';
const EXCLUDE = [...configDefaults.exclude, 'e2e/**', '**/dist/**'];

export default defineConfig({
  // What is proved for every game on the list is proved for the example game too.
  ssr: { resolve: { conditions: ['example', ...defaultServerConditions] } },
  test: {
    testTimeout: 120_000,
    // Some start a real PostgreSQL.
    hookTimeout: 120_000,
    // Vitest leaves one processor to itself; of two that is half of the machine.
    maxWorkers: '100%',
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        extends: true,
        test: {
          name: 'pure',
          include: [PURE],
          exclude: [...EXCLUDE, MOCKING],
          pool: 'threads',
          isolate: false,
        },
      },
      { extends: true, test: { name: 'mocking', include: [MOCKING] } },
      {
        extends: true,
        test: {
          name: 'apart',
          include: ['**/test/**/*.test.{ts,tsx}'],
          exclude: [...EXCLUDE, PURE],
        },
      },
    ],
  },
});
