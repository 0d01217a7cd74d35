import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import openapiTS, { astToString } from 'openapi-typescript';
import { expect, test } from 'vitest';
import { openApi } from '../src/open-api.ts';
import { outputOf } from './output-of.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const bot = readFileSync(join(root, 'examples/bot.mjs'), 'utf8');

/** What is wrong, what is right, and how it would be wrong. */
const FAULTS = [
  ['a path that is not there', "'/api/codes/{code}'", "'/api/code/{code}'"],
  ['a method that the path does not have', "call('GET', '/api/codes", "call('PUT', '/api/codes"],
  ['a parameter of another name', '{ path: { code } }', '{ path: { name: code } }'],
  ['a request that nobody understands', "do: 'sit'", "do: 'lie-down'"],
  ['a field of the wrong type', "name: 'Twenty Lines'", 'name: 20'],
  ['a field too few', "  name: 'Twenty Lines',\n", ''],
  ['a body without its id', 'id: crypto.randomUUID(), request', 'request'],
  ['a field that no answer has', 'room.table.result.scores', 'room.table.result.points'],
] as const;

const TSCONFIG = {
  compilerOptions: {
    allowJs: true,
    checkJs: true,
    noEmit: true,
    strict: true,
    noUncheckedIndexedAccess: true,
    skipLibCheck: true,
    target: 'ES2023',
    lib: ['ES2023', 'DOM', 'DOM.Iterable'],
    module: 'ESNext',
    moduleResolution: 'bundler',
    allowImportingTsExtensions: true,
    typeRoots: [join(root, 'node_modules/@types')],
    types: ['node'],
  },
};

/** Compiles bots, by name, with a client made by openapi-typescript; whose faults the compiler finds. */
async function faulty(bots: Readonly<Record<string, string>>): Promise<Set<string>> {
  const folder = mkdtempSync(join(tmpdir(), 'late-bot-'));
  try {
    cpSync(join(root, 'examples/call.d.ts'), join(folder, 'call.d.ts'));
    const client = astToString(await openapiTS(JSON.stringify(openApi())));
    writeFileSync(join(folder, 'api.d.ts'), client);
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(TSCONFIG));
    for (const [name, text] of Object.entries(bots)) writeFileSync(join(folder, name), text);
    const compiler = join(root, 'node_modules/typescript-7/bin/tsc');
    const told = outputOf(() =>
      execFileSync(process.execPath, [compiler, '-p', folder], { cwd: folder, encoding: 'utf8' }),
    );
    return new Set(
      [...told.matchAll(/^(\S+)\(\d+,\d+\): error/gm)].map(([, name]) => String(name)),
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test('the example bot type-checks with a generated client, and none of its wrong brothers does', async () => {
  const wrong = FAULTS.map(([what, right, wrong]) => {
    expect(bot).toContain(right);
    return [`${what.replaceAll(' ', '-')}.mjs`, bot.replace(right, wrong)] as const;
  });
  const found = await faulty({ 'bot.mjs': bot, ...Object.fromEntries(wrong) });
  expect([...found].sort()).toEqual(wrong.map(([name]) => name).sort());
});
