import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, test } from 'vitest';
import { classesOf, sheetsIn, straysOf } from './game-sheet.ts';

const house = join(import.meta.dirname, '../..');
const games = readdirSync(join(house, 'games')).filter((game) =>
  existsSync(join(house, 'games', game, 'board')),
);
const taken = classesOf([...sheetsIn(join(house, 'ui/src')), ...sheetsIn(join(house, 'web/src'))]);

describe('the styles of a game reach no further than the game', () => {
  const sheets = games.flatMap((game) =>
    sheetsIn(join(house, 'games', game, 'board')).map((path) => [game, path] as const),
  );

  test.each(sheets.map(([game, path]) => [relative(house, path), game, path]))(
    '%s',
    (_, game, path) => {
      expect(straysOf(game, readFileSync(path, 'utf8'), taken)).toEqual([]);
    },
  );

  test('every game has sheets', () => {
    expect(games.length).toBeGreaterThan(4);
    expect(new Set(sheets.map(([game]) => game))).toEqual(new Set(games));
  });
});

describe('what reaches further is found', () => {
  const scoped = (rules: string) => `:where([data-game="pig"]) { ${rules} }`;
  const house = new Set(['button', 'table']);

  test.each([
    '@import "./more.css";',
    scoped('.pad { top: 0 }'),
    scoped('.pad .button, .pad > :first-child { top: 0 }'),
    scoped(':root[data-hand="left"] & .pad { top: 0 }'),
    scoped(':is(.pad, .sty) p { top: 0 }'),
    scoped('@media (min-width: 60rem) { .pad { top: 0 } }'),
    '@keyframes pig-roll { from { top: 0 } }',
  ])('nothing in %s', (css) => {
    expect(straysOf('pig', css, house)).toEqual([]);
  });

  test.each([
    ['.pad { top: 0 }', 'put it inside of'],
    ['@media print { .pad { top: 0 } }', 'put it inside of'],
    [':where([data-game="hog"]) { .pad { top: 0 } }', 'put it inside of'],
    [':where([data-game="pig"]), .pad { .sty { top: 0 } }', 'put it inside of'],
    [':where([data-game="pig"]) .sty { .pad { top: 0 } }', 'put it inside of'],
    ['[data-game="pig"] { .pad { top: 0 } }', 'put it inside of'],
    [scoped('color: red'), 'put it inside of'],
    [scoped('.button { top: 0 }'), "a class of the game's own"],
    [scoped('button { top: 0 }'), "a class of the game's own"],
    [scoped('.pad, .button { top: 0 }'), "a class of the game's own"],
    [scoped(':is(.pad, .button) { top: 0 }'), "a class of the game's own"],
    [scoped('.table:not(.pad) { top: 0 }'), "a class of the game's own"],
    [scoped('.pad:not(&) { top: 0 }'), "a class of the game's own"],
    [scoped('& ~ .pad { top: 0 }'), "a class of the game's own"],
    [scoped('.pad & { top: 0 }'), "a class of the game's own"],
    [scoped('@media print { .button { top: 0 } }'), "a class of the game's own"],
    [scoped('@layer low { .pad { top: 0 } }'), 'do without it'],
    ['@keyframes roll { from { top: 0 } }', 'call it pig-roll'],
    ['@font-face { font-family: pig; src: url(pig.woff2) }', 'put it inside of'],
    ['@property --pig { syntax: "*"; inherits: false }', 'put it inside of'],
  ])('%s', (css, advice) => {
    expect(straysOf('pig', css, house).join()).toContain(advice);
  });
});
