import { readdirSync, readFileSync } from 'node:fs';
import { GAMES } from '@late/games';
import { BOT_LEVELS, parse } from '@late/kernel';
import { LANGUAGES } from '@late/ui/text';
import { describe, expect, test } from 'vitest';
import { tablesOf } from '../../server/src/tables-of.ts';
import { fileOf, loadListed, missingParts } from '../testing/listed-game.ts';

const folders = readdirSync(new URL('..', import.meta.url), { withFileTypes: true })
  .filter(
    (entry) => entry.isDirectory() && !['test', 'testing', 'node_modules'].includes(entry.name),
  )
  .map(({ name }) => name);

test('every game in this folder is on the list', () => {
  const listed: string[] = GAMES.map(({ id }) => id);
  const unlisted = folders.filter((folder) => !listed.includes(folder));
  expect(unlisted, 'add it to games/index.ts: an import and an entry').toEqual([]);
});

describe.each(GAMES)('$id', (manifest) => {
  const { id, name, seats, front, picture } = manifest;

  test('has all its parts', () => {
    expect(missingParts(id, LANGUAGES)).toEqual([]);
  });

  test('says of itself what its rules say', async () => {
    const { game, specimen } = await loadListed(manifest);
    expect({ id: game.id, version: game.version }).toEqual({ id, version: manifest.version });
    expect(game.replays).toEqual(manifest.replays);
    // Tasks for one person are dealt by the Daily Edition; the front page speaks of the game from the box.
    const sets = specimen.sets.filter(({ options }) => !Object(options).alone);
    const allowed = sets.map(({ options }) => {
      const judged = parse(specimen.game.options, options);
      if (!judged.ok) throw new Error(`the options of a set are refused at ${judged.at}`);
      return game.seats(judged.value);
    });
    expect({
      min: Math.min(...allowed.map(({ min }) => min)),
      max: Math.max(...allowed.map(({ max }) => max)),
    }).toEqual(seats);
  });

  test('has a line for the front page in every language, with its seats', () => {
    expect(Object.keys(front).sort()).toEqual([...LANGUAGES].sort());
    for (const language of LANGUAGES) {
      const { kicker, line } = front[language];
      expect(kicker, language).toMatch(/\{min\}.*\{max\}/);
      expect(line.trim().length, language).toBeGreaterThan(10);
      const title = readFileSync(fileOf(id, `rulebook/${language}.md`), 'utf8').split('\n')[0];
      expect(title).toBe(`# ${name}`);
    }
  });

  test('has a picture that fits on its square', () => {
    if ('dice' in picture) {
      expect(picture.dice.length).toBeGreaterThan(0);
      for (const face of picture.dice) expect([1, 2, 3, 4, 5, 6]).toContain(face);
      return;
    }
    expect(picture.shapes.length).toBeGreaterThan(0);
    for (const shape of picture.shapes) {
      if ('path' in shape) expect(shape.path).toMatch(/^M/);
      else {
        const [x, y, width, height] = shape.rect;
        expect(Math.min(x, y, 64 - x - width, 64 - y - height)).toBeGreaterThanOrEqual(0);
      }
    }
  });

  test('has a board, a form for its options, and bots that load on every level', async () => {
    const { game } = await loadListed(manifest);
    const { Board, OptionsForm } = await manifest.board();
    expect([typeof Board, typeof OptionsForm]).toEqual(['function', 'function']);
    const { advise, loadBot } = await manifest.bots();
    expect(advise !== undefined, 'the manifest says whether the bots `advise`').toBe(
      manifest.advises,
    );
    const options = parse(game.options, {});
    if (!options.ok) throw new Error(`options that say nothing are refused at ${options.at}`);
    // A level that the game does not have is met by one that it has.
    for (const level of BOT_LEVELS) {
      expect(typeof (await loadBot(level, options.value, tablesOf(id))).choose).toBe('function');
    }
  });

  test('has a kit whose usual seats can be set up', async () => {
    const { game } = await loadListed(manifest);
    const kit = await manifest.kit();
    const options = parse(game.options, {});
    if (!options.ok) throw new Error(`options that say nothing are refused at ${options.at}`);
    const { min, max } = game.seats(options.value);
    expect(kit.seats.length).toBeGreaterThanOrEqual(min);
    expect(kit.seats.length).toBeLessThanOrEqual(max);
    expect(game.checkSetup(options.value, kit.seats.length)).toBeNull();
    expect(kit.words !== undefined, 'a game of words has `words` in its kit').toBe(
      manifest.needsLexicon,
    );
  });
});
