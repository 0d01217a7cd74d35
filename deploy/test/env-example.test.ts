import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readSettings } from '../../server/src/settings.ts';
import { knownSettings } from './known-settings.ts';
import { ROOT, readDeploy } from './read-deploy.ts';

const lines = [...readDeploy('env.example').matchAll(/^#?([A-Z_]+)=(.*)$/gm)];

test('the example names every setting once, and no other', () => {
  expect(knownSettings().length).toBeGreaterThan(25);
  expect(lines.map(([, name]) => name).sort()).toEqual(knownSettings());
});

test('the table of operations names every setting too', () => {
  const [, table = ''] = readFileSync(join(ROOT, 'docs/operations.md'), 'utf8').split(
    '## Settings',
  );
  const rows = (table.split('\n## ')[0] ?? '').split('\n').filter((line) => line.startsWith('| `'));
  const named = rows.flatMap((row) =>
    [...(row.split('|')[1] ?? '').matchAll(/`([A-Z_]+)`/g)].map(([, name]) => name),
  );
  expect(named.sort()).toEqual(knownSettings());
});

test('with all of it set the server has its defaults, and examples it can read', () => {
  const set = Object.fromEntries(lines.map(([, name = '', value = '']) => [name, value]));
  const examples = {
    ...{ PUBLIC_URL: '', OPERATOR_PORT: '', DATABASE_URL: '', REDIS_URL: '' },
    BARRED_WORDS_FILE: '',
  };
  expect(readSettings({ ...set, ...examples })).toEqual(readSettings({}));
  expect(readSettings(set)).toMatchObject({
    publicUrl: 'https://games.example',
    operatorPort: 9090,
  });
});
