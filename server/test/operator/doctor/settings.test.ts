import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { settingNames, similarSetting } from '../../../src/operator/doctor/setting-names.ts';
import { lookAtSettings } from '../../../src/operator/doctor/settings.ts';
import { temporaryFolder } from '../../test-server.ts';
import { one, troubles } from './verdicts.ts';

const look = (env: Record<string, string>) => troubles(lookAtSettings(env).findings);
const HTTPS = { PUBLIC_URL: 'https://games.example', PROXIES: '1' };
const STRONG = '9gJxk2Qw7RzTb4LmVn8YcF3hPs6DaEuW';

test('what is usual is well', () => {
  expect(look({})).toEqual([]);
  expect(look({ ...HTTPS, OPERATOR_TOKEN: STRONG, HOST: '0.0.0.0' })).toEqual([]);
  expect(look({ OPERATOR_TOKEN: STRONG, OPERATOR_PORT: '9090' })).toEqual([]);
  const names = ['PORT', 'PUBLIC_URL', 'KEEP_REPORTS_DAYS', 'DATABASE_URL', 'LEXICON_FILE'];
  expect(settingNames()).toEqual(expect.arrayContaining(names));
});

test('all that cannot be read is told at once, and the rest holds', () => {
  const { settings, findings } = lookAtSettings({
    PORT: 'eighty',
    PROXIES: '99',
    KEEP_ABANDONED_DAYS: '3',
    LOG_LEVEL: 'loud',
    PUBLIC_URL: 'games',
    OPERATOR_TOKEN: 'short',
    DATABASE_URL: 'mysql://user:s3cret@db',
    SOCKETS: '20',
  });
  expect(findings.map(({ verdict }) => verdict)).toEqual(Array(7).fill('fail'));
  for (const name of ['PORT', 'PROXIES', 'KEEP_ABANDONED_DAYS', 'LOG_LEVEL', 'PUBLIC_URL'])
    expect(findings.some(({ says }) => says.startsWith(`${name} must be`))).toBe(true);
  expect(settings).toMatchObject({ port: 8080, sockets: 20, databaseUrl: null });
  expect(JSON.stringify(findings)).not.toContain('s3cret');
});

test.each([
  [{ PUBLIC_URL: 'http://games.example', PROXIES: '1' }, 'PUBLIC_URL is without https'],
  [{ PROXIES: '1' }, 'PROXIES is set and PUBLIC_URL is not'],
  [{ PUBLIC_URL: 'https://games.example' }, 'PROXIES is 0'],
  [{ OPERATOR_TOKEN: 'a'.repeat(24) }, 'easy to guess'],
  [{ OPERATOR_TOKEN: 'the-operator-of-the-house' }, 'easy to guess'],
  [{ OPERATOR_PORT: '8080' }, 'fail: PORT and OPERATOR_PORT are the same'],
  [{ OPERATOR_PORT: '9090', OPERATOR_HOST: '0.0.0.0' }, 'whoever reaches it reads the metrics'],
  [{ REDIS_URL: 'redis://127.0.0.1' }, 'fail: REDIS_URL is for many processes'],
  [{ HOST: '0.0.0.0' }, 'people come without https'],
  [{ PORXIES: '1' }, 'PORXIES is no setting'],
  [{ BARRED_WORDS_FILE: 'nowhere.txt' }, 'fail: BARRED_WORDS_FILE cannot be read'],
])('%j', (env, message) => {
  expect(look(env as Record<string, string>)).toEqual(one(message));
});

test('a token on an open port without https', () => {
  const found = look({ HOST: '0.0.0.0', OPERATOR_TOKEN: STRONG });
  expect(found.join()).toContain('on a port that is open to others');
});

test('a word filter that filters nothing', () => {
  const file = join(temporaryFolder(), 'barred.txt');
  writeFileSync(file, '# only a remark\n\n');
  expect(look({ BARRED_WORDS_FILE: file })).toEqual(one('has no words'));
  writeFileSync(file, 'word\n');
  expect(look({ BARRED_WORDS_FILE: file })).toEqual([]);
});

test.each([
  ['PORXIES', 'PROXIES'],
  ['PROXYS', null],
  ['KEEP_FINISHED', 'KEEP_FINISHED_DAYS'],
  ['KEEP_FINISHED_DAY', 'KEEP_FINISHED_DAYS'],
  ['DATADIR', 'DATA_DIR'],
  ['DATABASE_URI', 'DATABASE_URL'],
  ['REDIS_UR', 'REDIS_URL'],
  ['LATE_PORT', 'PORT'],
  ['public_url', 'PUBLIC_URL'],
  ['PORT', null],
  ['PATH', null],
  ['HOME', null],
  ['HOSTNAME', null],
  ['PGHOST', null],
  ['SHELL', null],
  ['LOGNAME', null],
  ['LS_COLORS', null],
  ['NODE_OPTIONS', null],
  ['npm_config_cache', null],
  ['KEEP', null],
])('%s is taken for %s', (name, meant) => {
  expect(similarSetting(name)).toBe(meant);
});
