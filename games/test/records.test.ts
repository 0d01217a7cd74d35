import { readdirSync, readFileSync } from 'node:fs';
import { GAMES } from '@late/games';
import { parse, readRecord } from '@late/kernel';
import { describe, expect, test } from 'vitest';
import { fileOf, loadListed } from '../testing/listed-game.ts';

const listed = await Promise.all(GAMES.map(loadListed));

describe.each(listed)('$manifest.id', ({ manifest, game }) => {
  const { id, version } = manifest;
  const folder = fileOf(id, 'fixtures/');
  const names = readdirSync(folder).filter((name) => name.endsWith('.txt'));

  test('has recorded games, for its own golden tests to replay', () => {
    expect(names.length, `games/${id}/fixtures/ needs a recorded game`).toBeGreaterThan(0);
  });

  test.each(names)('%s is read by the rules of this version', async (name) => {
    const record = readRecord(readFileSync(new URL(name, folder), 'utf8'), () => game);
    expect(record.game).toBe(id);
    expect(record.version).toBeLessThanOrEqual(version);
    expect(record.log.length).toBeGreaterThan(1);
    const options = parse(game.options, record.options);
    if (!options.ok) throw new Error(`its options are refused at ${options.at}`);
    const { heading } = await manifest.hosting();
    expect(heading(options.value, 0)).toMatch(/^[a-z0-9-]+$/);
  });
});
