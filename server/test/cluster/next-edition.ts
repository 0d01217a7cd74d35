import { HouseChannel } from '../../src/house/house-channel.ts';
import { TableChannels } from '../../src/house/table-channels.ts';
import { MIGRATIONS } from '../../src/store/postgres/migrations/index.ts';
import type { Migration } from '../../src/store/postgres/migrations/migration.ts';

/**
 * A server as the next edition may be: its schema has grown, and it says things to other processes that this
 * one has never heard of.
 */
const grown: Migration = {
  worksSince: 1,
  sql: `
ALTER TABLE tables ADD COLUMN next_note TEXT;
ALTER TABLE steps ADD COLUMN next_weight INTEGER NOT NULL DEFAULT 0;
CREATE TABLE next_things (id TEXT COLLATE "C" NOT NULL PRIMARY KEY);
`,
};
(MIGRATIONS as Migration[]).push(grown);

/** What is said of a house and of a table, each time with a word beside it that is new. */
const news = JSON.stringify({ t: 'of-the-next-edition', what: ['anything'] });
for (const [channels, method, nameOf] of [
  [HouseChannel, 'say', () => 'house'],
  [TableChannels, 'tellSteps', (id: string) => `table:${id}`],
] as const) {
  const prototype = channels.prototype as unknown as Record<
    string,
    (this: { bus: { publish(channel: string, text: string): void } }, ...args: unknown[]) => void
  >;
  const before = prototype[method];
  prototype[method] = function (...args) {
    this.bus.publish(nameOf(String(args[0])), news);
    before?.apply(this, args);
  };
}

await import('../../src/main.ts');
