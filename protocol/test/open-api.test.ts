import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROUTES, requestSchema } from '../src/index.ts';
import { openApi } from '../src/open-api.ts';
import { outputOf } from './output-of.ts';

/** What `redocly lint` finds in a description, by the names of its rules. */
function lint(description: unknown): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'late-open-api-'));
  try {
    writeFileSync(join(folder, 'openapi.json'), JSON.stringify(description));
    const redocly = createRequire(import.meta.url).resolve('@redocly/cli/bin/cli.js');
    const asked = ['lint', 'openapi.json', '--extends=recommended', '--format=json'];
    const env = {
      ...process.env,
      REDOCLY_TELEMETRY: 'off',
      REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
    };
    const options = { cwd: folder, env, encoding: 'utf8', stdio: 'pipe' } as const;
    const told = outputOf(() => execFileSync(process.execPath, [redocly, ...asked], options));
    const { problems }: { problems: { ruleId: string }[] } = JSON.parse(told);
    return problems.map(({ ruleId }) => ruleId);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test('the description for machines has no error and no warning by the rules of redocly', () => {
  expect(lint(openApi())).toEqual([]);
  const { servers: _, ...homeless } = openApi();
  expect(lint(homeless)).toEqual(['no-empty-servers']);
});

test('every route is described under its name', () => {
  const described = Object.entries(openApi().paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => [
      (operation as { operationId: string }).operationId,
      `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`,
    ]),
  );
  const routes = Object.entries(ROUTES).map(([name, { method, path }]) => [
    name,
    `${method} ${path}`,
  ]);
  expect(described.sort()).toEqual(routes.sort());
});

test('every request that is understood is described', () => {
  const { options } = requestSchema as unknown as {
    options: readonly { entries: { do: { literal: string } } }[];
  };
  const { oneOf } = openApi().components.schemas.Request;
  const described = (oneOf as { properties: { do: { const: string } } }[]).map(
    ({ properties }) => properties.do.const,
  );
  expect([...described].sort()).toEqual(options.map(({ entries }) => entries.do.literal).sort());
});
