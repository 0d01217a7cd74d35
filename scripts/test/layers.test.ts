import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { cruise, type ICruiseOptions, type ICruiseResult } from 'dependency-cruiser';
import { afterAll, beforeAll, expect, test } from 'vitest';
import layers from '../../.dependency-cruiser.mjs';

/** Which rule must fail on which import. */
const FORBIDDEN: readonly (readonly [rule: string, from: string, to: string])[] = [
  ['no-cycles', 'ui/src/a.ts', 'ui/src/b.ts'],
  ['everything-is-found', 'ui/src/typing-error.ts', './nowhere.ts'],
  ['kernel-imports-nothing', 'kernel/test/a.ts', 'table/src/b.ts'],
  ['kernel-source-depends-on-hashes-only', 'kernel/src/a.ts', 'node:fs'],
  ['kernel-source-depends-on-hashes-only', 'kernel/src/b.ts', 'valibot'],
  ['kernel-source-depends-on-hashes-only', 'kernel/src/c.ts', 'kernel/testing/a.ts'],
  ['lexicon-imports-nothing', 'lexicon/src/a.ts', 'kernel/src/z.ts'],
  ['rules-import-kernel', 'games/one/rules/a.ts', 'table/src/z.ts'],
  ['rules-import-kernel', 'games/one/rules/b.ts', 'games/one/bot/z.ts'],
  ['rules-import-kernel', 'games/one/rules/c.ts', 'games/one/locales/narrate.ts'],
  ['decks-import-nothing', 'games/one/decks/a.ts', 'games/one/rules/z.ts'],
  ['bots-import-rules', 'games/one/bot/a.ts', 'games/one/board/z.ts'],
  ['coaches-import-rules-and-bots', 'games/one/coach/a.ts', 'games/one/board/z.ts'],
  ['coaches-import-rules-and-bots', 'games/one/coach/b.ts', 'games/one/locales/narrate.ts'],
  ['the-server-judges-nobody', 'server/src/rooms/h.ts', 'table/src/review/z.ts'],
  ['tables-judge-nobody', 'table/src/d.ts', 'table/src/review/z.ts'],
  ['boards-import-rules-and-ui', 'games/one/board/a.ts', 'games/one/bot/z.ts'],
  ['boards-import-rules-and-ui', 'games/one/board/b.ts', 'web/src/shell/z.ts'],
  ['boards-import-rules-and-ui', 'games/one/front-page/a.ts', 'games/one/bot/z.ts'],
  ['hosting-imports-rules', 'games/one/hosting.ts', 'games/one/bot/z.ts'],
  ['kits-import-rules', 'games/one/kit/a.ts', 'games/one/board/z.ts'],
  ['table-imports-kernel', 'table/src/a.ts', 'games/one/rules/z.ts'],
  ['table-imports-kernel', 'table/src/b.ts', 'table/testing/z.ts'],
  ['protocol-imports-table', 'protocol/src/a.ts', 'server/src/rooms/z.ts'],
  ['server-imports-the-list-of-games', 'server/src/games.ts', 'games/one/rules/z.ts'],
  ['ui-imports-kernel', 'ui/src/c.ts', 'table/src/z.ts'],
  ['web-imports-no-tools', 'web/src/shell/a.ts', 'games/one/rules/z.ts'],
  ['web-imports-no-tools', 'web/src/shell/b.ts', 'server/src/settings.ts'],
  ['local-and-remote-tables-are-apart', 'web/src/local/a.ts', 'web/src/remote/z.ts'],
  ['local-and-remote-tables-are-apart', 'web/src/remote/a.ts', 'web/src/local/z.ts'],
  ['table-client-knows-neither', 'web/src/table-client/a.ts', 'web/src/local/z.ts'],
  ['no-game-knows-another', 'games/one/rules/d.ts', 'games/two/rules/z.ts'],
  ['no-game-knows-another', 'games/one/test/a.ts', 'games/two/rules/z.ts'],
  ['locales-import-rules', 'games/one/locales/narrate-a.ts', 'ui/src/z.ts'],
  ['locales-import-rules', 'games/one/locales/narrate-b.ts', 'games/one/board/z.ts'],
  ['locales-import-rules', 'games/one/locales/narrate-c.ts', 'table/src/z.ts'],
  ['pictures-import-boards', 'games/one/rulebook/pictures.tsx', 'games/one/bot/z.ts'],
  ['lessons-import-rules', 'games/one/lesson/a.ts', 'games/one/bot/z.ts'],
  ['lessons-import-rules', 'games/one/lesson/b.ts', 'web/src/shell/z.ts'],
  ['manifests-load-on-demand', 'games/one/index.ts', 'games/one/rules/z.ts'],
  ['manifests-have-one-shape', 'games/manifest.ts', 'games/one/rules/z.ts'],
  ['store-imports-store', 'server/src/store/a.ts', 'server/src/rooms/z.ts'],
  ['store-imports-store', 'server/src/store/b.ts', 'server/src/http/z.ts'],
  ['store-imports-store', 'server/src/store/c.ts', 'protocol/src/z.ts'],
  ['bus-imports-nothing', 'server/src/bus/a.ts', 'server/src/rooms/z.ts'],
  ['house-knows-no-http', 'server/src/house/a.ts', 'server/src/http/refused.ts'],
  ['rooms-know-no-bus', 'server/src/rooms/g.ts', 'server/src/house/z.ts'],
  ['admin-knows-no-http', 'server/src/admin/a.ts', 'server/src/http/refused.ts'],
  ['admin-knows-no-http', 'server/src/admin/b.ts', 'server/src/rooms/rooms.ts'],
  ['rooms-know-no-http', 'server/src/rooms/a.ts', 'server/src/http/refused.ts'],
  ['rooms-know-no-http', 'server/src/rooms/b.ts', 'server/src/main.ts'],
  ['rooms-and-store-know-no-network', 'server/src/rooms/c.ts', 'fastify'],
  ['rooms-and-store-know-no-network', 'server/src/rooms/d.ts', 'node:http'],
  ['rooms-and-store-know-no-network', 'server/src/store/d.ts', 'ws'],
  ['settings-and-games-import-no-layer', 'server/src/house.ts', 'server/src/http/z.ts'],
  ['settings-and-games-import-no-layer', 'server/src/tables-of.ts', 'server/src/rooms/z.ts'],
  ['bots-know-no-rooms', 'server/src/bots/a.ts', 'server/src/rooms/z.ts'],
  ['bots-know-no-rooms', 'server/src/bots/b.ts', 'server/src/settings.ts'],
  ['the-starter-of-servers-stands-alone', 'server/testing/a.ts', 'server/src/settings.ts'],
  ['parts-import-no-ends', 'table/test/a.ts', 'server/src/rooms/z.ts'],
  ['parts-import-no-ends', 'games/one/test/b.ts', 'web/src/shell/z.ts'],
  ['parts-import-no-ends', 'ui/test/a.ts', 'e2e/z.ts'],
  ['server-imports-no-other-end', 'server/test/a.ts', 'web/src/shell/z.ts'],
  ['server-imports-no-other-end', 'server/crash/a.ts', 'bench/server/z.ts'],
  ['web-imports-no-other-end', 'web/test/a.ts', 'server/src/settings.ts'],
  ['cli-imports-no-other-end', 'cli/src/a.ts', 'server/src/settings.ts'],
  ['cli-imports-no-other-end', 'cli/src/b.ts', 'web/src/shell/z.ts'],
  ['cli-imports-no-other-end', 'cli/src/c.ts', 'ui/src/z.ts'],
  ['benches-start-servers', 'bench/server/a.ts', 'server/src/settings.ts'],
  ['benches-start-servers', 'bench/server/b.ts', 'e2e/z.ts'],
  ['benches-start-servers', 'bench/cluster/b.ts', 'server/src/store/z.ts'],
  ['browser-tests-stay-outside', 'e2e/tests/a.ts', 'web/src/shell/z.ts'],
  ['browser-tests-stay-outside', 'e2e/tests/b.ts', 'server/src/settings.ts'],
  ['browser-tests-stay-outside', 'e2e/tests/c.ts', 'cli/src/z.ts'],
  ['sources-import-no-tests', 'server/src/http/a.ts', 'server/crash/z.ts'],
  ['sources-import-no-tests', 'server/src/http/b.ts', 'server/testing/z.ts'],
  ['sources-import-no-tests', 'lexicon/src/b.ts', 'lexicon/build/z.ts'],
  ['sources-import-no-tests', 'cli/src/d.ts', 'kernel/testing/z.ts'],
  ['sources-import-no-tests', 'games/one/bot/b.ts', 'games/one/bot/train/z.ts'],
  ['sources-import-no-tests', 'games/one/board/c.ts', 'games/one/test/z.ts'],
  ['tests-are-no-library', 'cli/test/a.ts', 'table/test/z.ts'],
  ['pure-code-does-no-input-or-output', 'games/one/rules/e.ts', 'node:fs'],
  ['pure-code-does-no-input-or-output', 'games/one/bot/c.ts', 'node:fs/promises'],
  ['pure-code-does-no-input-or-output', 'table/src/c.ts', 'node:crypto'],
  ['pure-code-needs-a-schema-library-only', 'games/one/rules/f.ts', 'react'],
  ['pure-code-needs-a-schema-library-only', 'games/one/locales/narrate-d.ts', 'react'],
  ['pure-code-needs-a-schema-library-only', 'protocol/src/b.ts', 'fastify'],
  ['react-is-for-boards-and-the-page', 'server/src/http/c.ts', 'react'],
  ['react-is-for-boards-and-the-page', 'cli/src/e.ts', 'react-dom'],
  ['boards-are-mounted-by-the-page', 'games/one/board/d.ts', 'react-dom'],
  ['boards-are-mounted-by-the-page', 'games/one/workshop/d.ts', 'react-dom'],
  ['scripts-need-nothing-but-node', 'scripts/a.mjs', 'valibot'],
  ['scripts-need-nothing-but-node', 'scripts/b.mjs', 'kernel/src/z.ts'],
  ['scripts-need-nothing-but-node', 'scripts/release/a.mjs', 'valibot'],
];

/** What rules must let pass. */
const ALLOWED: readonly (readonly [from: string, to: string])[] = [
  ['games/two/rules/a.ts', 'kernel/src/z.ts'],
  ['games/two/rules/b.ts', 'valibot'],
  ['games/two/bot/a.ts', 'games/two/rules/z.ts'],
  ['games/two/bot/train/main.ts', 'node:fs'],
  ['games/two/board/a.ts', 'ui/src/z.ts'],
  ['games/two/board/b.ts', 'react'],
  ['games/two/locales/narrate.ts', 'games/two/rules/z.ts'],
  ['games/two/locales/narrate-b.ts', 'kernel/src/z.ts'],
  ['games/two/test/a.ts', 'kernel/testing/z.ts'],
  ['server/src/http/d.ts', 'server/src/rooms/z.ts'],
  ['server/src/http/e.ts', 'server/src/store/z.ts'],
  ['server/src/rooms/e.ts', 'server/src/store/z.ts'],
  ['server/src/rooms/f.ts', 'server/src/settings.ts'],
  ['server/src/main.ts', 'server/src/http/z.ts'],
  ['server/crash/b.ts', 'server/testing/z.ts'],
  ['bench/server/c.ts', 'server/testing/z.ts'],
  ['bench/cluster/a.ts', 'server/src/store/postgres-store.ts'],
  ['bench/review/a.ts', 'server/src/tables-of.ts'],
  ['games/two/lesson/a.ts', 'games/two/rules/z.ts'],
  ['e2e/server.ts', 'server/testing/z.ts'],
  ['e2e/laid-by-bots.ts', 'cli/src/games.ts'],
  ['cli/src/f.ts', 'ui/src/text/z.ts'],
  ['cli/test/b.ts', 'table/testing/z.ts'],
  ['web/src/local/b.ts', 'web/src/table-client/z.ts'],
  ['scripts/c.mjs', 'node:fs'],
];

const PACKAGES = ['valibot', 'react', 'react-dom', 'fastify', 'ws'];

const isFile = (name: string) => name.includes('/') && !name.startsWith('node:');

let folder: string;
/** `rule from to` of every violation, as short names. */
let found: readonly string[];

function write(path: string, text: string): void {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

beforeAll(async () => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'late-layers-')));
  for (const name of PACKAGES) {
    write(`node_modules/${name}/package.json`, JSON.stringify({ name, main: 'index.js' }));
    write(`node_modules/${name}/index.js`, 'export {};\n');
  }
  write(
    'package.json',
    JSON.stringify({ dependencies: Object.fromEntries(PACKAGES.map((name) => [name, '*'])) }),
  );
  const imports = [...FORBIDDEN.map(([, from, to]) => [from, to] as const), ...ALLOWED];
  for (const [, to] of imports) if (isFile(to) && !to.startsWith('.')) write(to, 'export {};\n');
  for (const [from, to] of imports) {
    const isOurs = isFile(to) && !to.startsWith('.');
    const name = isOurs ? relative(dirname(from), to).replace(/^(?!\.)/, './') : to;
    // Types are imports too.
    write(from, from.endsWith('.ts') ? `import type {} from '${name}';\n` : `import '${name}';\n`);
  }
  write('ui/src/b.ts', `import type {} from './a.ts';\n`);
  const options: ICruiseOptions = {
    ...layers.options,
    baseDir: folder,
    validate: true,
    ruleSet: { forbidden: layers.forbidden ?? [] },
  };
  const folders = [...new Set(imports.map(([from]) => from.split('/')[0] as string))];
  const { output } = await cruise(folders, options);
  found = (output as ICruiseResult).summary.violations.map(
    ({ rule, from, to }) => `${rule.name}: ${from} → ${shortName(to)}`,
  );
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

function shortName(resolved: string): string {
  return /node_modules\/([^/]+)\//.exec(resolved)?.[1] ?? resolved;
}

test.each(FORBIDDEN)('%s: not %s → %s', (rule, from, to) => {
  expect(found).toContain(`${rule}: ${from} → ${to.replace('node:', '')}`);
});

test.each(ALLOWED)('%s → %s is allowed', (from) => {
  expect(found.filter((violation) => violation.includes(` ${from} → `))).toEqual([]);
});

test('every rule has a case', () => {
  const rules = (layers.forbidden ?? []).map(({ name }) => name);
  const tested = new Set(FORBIDDEN.map(([rule]) => rule));
  expect(rules.filter((rule) => rule === undefined || !tested.has(rule))).toEqual([]);
});
