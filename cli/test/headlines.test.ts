import { expect, test } from 'vitest';
import { late } from './run-late.ts';

test('late headlines prints as many as asked, the same for the same seed', async () => {
  const { code, out } = await late('headlines', 'pl', '--n', '30', '--seed', '1');
  expect(code).toBe(0);
  const lines = out.trim().split('\n');
  expect(lines).toHaveLength(30);
  for (const line of lines) expect(line).toMatch(/^[\p{Lu}][\p{Lu} .,'’-]+$/u);
  const json = await late('headlines', 'pl', '--n', '30', '--seed', '1', '--json');
  expect(JSON.parse(json.out)).toEqual(lines);
  expect((await late('headlines', 'pl', '--n', '30', '--seed', '2')).out).not.toBe(out);
});
