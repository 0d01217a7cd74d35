import { setImmediate as endOfTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { Letters } from '../src/house/letters.ts';
import { StepLetters } from '../src/house/step-letters.ts';

test('a letter takes all that is for a process, and a long one goes out in several', () => {
  const sent: [string, string][] = [];
  const letters = new Letters((to, text) => sent.push([to, text]));
  letters.add('a', '1', () => {});
  letters.add('b', '2', () => {});
  letters.add('a', '3', () => {});
  expect(sent).toEqual([]);
  letters.sendAll();
  expect(sent).toEqual([
    ['a', '[1,3]'],
    ['b', '[2]'],
  ]);
  const part = JSON.stringify('x'.repeat(16_000));
  for (let n = 0; n < 20; n++) letters.add('a', part, () => {});
  letters.sendAll();
  const long = sent.slice(2).map(([, text]) => text);
  expect(Math.max(...long.map(({ length }) => length))).toBeLessThan(70_000);
  expect(long.flatMap((text) => JSON.parse(text))).toHaveLength(20);
  expect(letters.isEmpty).toBe(true);
});

/** Says things of tables; processes in `deaf` do not listen to letters. */
function speaker(deaf: readonly string[] = []) {
  const letters: [string, unknown][] = [];
  const aloud: string[] = [];
  const speak = new StepLetters(
    (process, text, onUnheard) =>
      deaf.includes(process) ? onUnheard() : letters.push([process, JSON.parse(text)]),
    (id, text) => aloud.push(`${id} ${text}`),
  );
  return { speak, letters, aloud };
}

test('fewer tables than processes are told on their own channels', async () => {
  const { speak, letters, aloud } = speaker();
  speak.say('t1', '1', ['a', 'b']);
  speak.say('t2', '2', ['a', 'b']);
  await endOfTurn();
  expect([letters, aloud]).toEqual([[], ['t1 1', 't2 2']]);
});

test('more tables go to each process that follows them, in the order in which they were said', async () => {
  const { speak, letters, aloud } = speaker();
  speak.say('t1', '1', ['a', 'b']);
  speak.say('t2', '2', ['a']);
  speak.say('t1', '3', ['a', 'b']);
  speak.say('t3', '4', null);
  await endOfTurn();
  expect(aloud).toEqual(['t3 4']);
  expect(letters).toEqual([
    [
      'a',
      [
        ['t1', 1],
        ['t2', 2],
        ['t1', 3],
      ],
    ],
    [
      'b',
      [
        ['t1', 1],
        ['t1', 3],
      ],
    ],
  ]);
});

test('a process that does not listen to letters hears it all the same, and gets none for a while', async () => {
  const { speak, letters, aloud } = speaker(['old']);
  for (const id of ['t1', 't2', 't3']) speak.say(id, '1', ['a', 'old']);
  await endOfTurn();
  expect(aloud).toEqual(['t1 1', 't2 1', 't3 1']);
  expect(letters).toHaveLength(1);
  for (const id of ['t1', 't2', 't3']) speak.say(id, '2', ['a', 'old']);
  await endOfTurn();
  expect(aloud.slice(3)).toEqual(['t1 2', 't2 2', 't3 2']);
  expect(letters).toHaveLength(1);
});
