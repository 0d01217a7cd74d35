import { expect, test } from 'vitest';
import { judgeMachine, lookAtMachine } from '../../../src/operator/doctor/machine.ts';
import { readSettings } from '../../../src/settings.ts';
import { one, troubles } from './verdicts.ts';

const GIGABYTE = 2 ** 30;
const MACHINE = { node: '22.1.0', openFiles: 65_536, memory: 4 * GIGABYTE, heap: 2 * GIGABYTE };
const SETTINGS = { sockets: 10_000, roomCacheMb: 256 };

test.each([
  [{}, {}, []],
  [{ openFiles: null }, {}, []],
  [{ node: '20.19.0' }, {}, []],
  [{ node: '20.18.9' }, {}, one('fail: This is Node 20.18.9')],
  [{ node: '18.20.0' }, {}, one('fail: This is Node 18.20.0')],
  [{ openFiles: 1024 }, {}, one('1024 files can be open at once')],
  [{ openFiles: 1024 }, { sockets: 800 }, []],
  [{ memory: GIGABYTE / 2 }, {}, one('512 MB of memory')],
  [{ memory: GIGABYTE / 2 }, { sockets: 500, roomCacheMb: 64 }, []],
  [{ memory: 64 * GIGABYTE }, { roomCacheMb: 4_000 }, one('ROOM_CACHE_MB is 4000')],
])('%j with %j', (machine, settings, expected) => {
  const found = judgeMachine({ ...MACHINE, ...machine }, { ...SETTINGS, ...settings });
  expect(troubles(found)).toEqual(expected);
});

test('this machine can be looked at', () => {
  const found = lookAtMachine(readSettings({ SOCKETS: '100', ROOM_CACHE_MB: '32' }));
  expect(found[0]?.says).toContain(`Node ${process.versions.node}`);
});
