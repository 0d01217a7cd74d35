import { describe, expect, test } from 'vitest';
import { startRetention } from '../src/rooms/retention.ts';
import { readSettings, SettingsFault } from '../src/settings.ts';
import { Guest } from './guest.ts';
import { startServer } from './test-server.ts';

describe('retention', () => {
  const tidy = async (env: Record<string, string>) => {
    const server = await startServer(env);
    const anna = await Guest.arrive(server);
    const waiting = await anna.open();
    const playing = await anna.open({ seats: ['open'] });
    await anna.ask(playing, { do: 'start' });
    const { store, settings } = server.services;
    // As if all of this had been a hundred days ago.
    const later = {
      ...store,
      prune: (before: number, status: 'waiting' | 'playing' | 'over') =>
        store.prune(before + 100 * 24 * 60 * 60 * 1000, status),
    };
    const keeping = startRetention(later, settings, server.app.log);
    await new Promise((resolve) => setTimeout(resolve, 200));
    keeping.stop();
    return { waiting: await store.table(waiting), playing: await store.table(playing) };
  };

  test('clears away what waited too long, and never a game in play', async () => {
    const { waiting, playing } = await tidy({ KEEP_WAITING_DAYS: '30' });
    expect(waiting).toBeNull();
    expect(playing).not.toBeNull();
  });

  test('clears away a game in play that all people have abandoned', async () => {
    const { waiting, playing } = await tidy({ KEEP_ABANDONED_DAYS: '90', KEEP_WAITING_DAYS: '0' });
    expect(waiting).not.toBeNull();
    expect(playing).toBeNull();
  });

  test('keeps everything if the operator says so', async () => {
    const { waiting } = await tidy({ KEEP_WAITING_DAYS: '0' });
    expect(waiting).not.toBeNull();
  });
});

test('settings that make no sense are refused by name', () => {
  for (const [name, value] of [
    ['PORT', 'eighty'],
    ['PORT', '70000'],
    ['PUBLIC_URL', 'games'],
    ['LOG_LEVEL', 'loud'],
    ['KEEP_FINISHED_DAYS', '-1'],
    ['KEEP_ABANDONED_DAYS', '27'],
    ['STAND_IN_LEVEL', 'genius'],
  ] as const) {
    expect(() => readSettings({ [name]: value })).toThrow(SettingsFault);
    expect(() => readSettings({ [name]: value })).toThrow(name);
  }
});
