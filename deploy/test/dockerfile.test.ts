import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT, readDeploy } from './read-deploy.ts';

const instructions = readDeploy('Dockerfile')
  .replace(/\\\n/g, ' ')
  .split('\n')
  .filter((line) => /^[A-Z]/.test(line))
  .map((line) => ({ name: line.split(' ')[0] as string, text: line }));
const last = instructions.slice(instructions.findLastIndex(({ name }) => name === 'FROM'));
const all = (name: string) => instructions.filter((each) => each.name === name);
const lastOf = (name: string) => last.findLast((each) => each.name === name)?.text ?? '';

test('every stage has an image of one version, that Node is new enough for', () => {
  expect(all('FROM').length).toBeGreaterThan(1);
  for (const { text } of all('FROM'))
    expect(text).toMatch(/^FROM node:2[2-9]\.\d+\.\d+-bookworm-slim( AS \w+)?$/);
});

test('what runs is not root, and says how it is', () => {
  expect(lastOf('USER')).toBe('USER node');
  const user = last.findIndex(({ name }) => name === 'USER');
  expect(last.slice(user).map(({ name }) => name)).not.toContain('RUN');
  expect(lastOf('HEALTHCHECK')).toContain('CMD ["late", "healthcheck"]');
  expect(lastOf('STOPSIGNAL')).toBe('STOPSIGNAL SIGTERM');
});

test('what runs is started without a shell that would keep signals to itself', () => {
  expect(lastOf('ENTRYPOINT')).toBe('ENTRYPOINT ["late"]');
  expect(lastOf('CMD')).toBe('CMD ["serve"]');
  // What the command starts takes its place.
  expect(readFileSync(join(ROOT, 'scripts/release/late'), 'utf8')).toMatch(/^exec node /m);
});

test('nothing is fetched from elsewhere, and no secret is built in', () => {
  expect(all('ADD')).toEqual([]);
  for (const { text } of [...all('ARG'), ...all('ENV')])
    expect(text).not.toMatch(/PASSWORD|TOKEN|SECRET|DATABASE_URL|REDIS_URL/);
  const ignored = readFileSync(join(ROOT, '.dockerignore'), 'utf8').split('\n');
  for (const name of ['**/node_modules', '.git', 'data', '**/*.env'])
    expect(ignored).toContain(name);
});
