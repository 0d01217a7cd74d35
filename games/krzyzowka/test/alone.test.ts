import { describe, expect, test } from 'vitest';
import { hosting } from '../hosting.ts';
import { game } from './game.ts';
import { common, deal, give, hold, optionsOf, own, typesOf } from './sitting.ts';

describe('game 1 alone', () => {
  test('goes by the dictionary, whatever the options say of doubts', () => {
    const table = common({ words: 'challenge', tableWords: true }, 1);
    expect(table.state()).toMatchObject({
      options: { words: 'checked', tableWords: false },
      hands: [{ length: 7 }],
      active: 0,
    });
  });

  test('lasts twenty turns, with words or without', () => {
    const table = common({}, 1);
    for (let turn = 1; turn < 20; turn++) table.play(0, 'pass');
    expect(game.result(table.state())).toBeNull();
    expect(game.view(table.state(), 0)).toMatchObject({ turns: 19 });
    const { events } = table.play(0, 'pass');
    expect(events.at(-1)).toMatchObject({ type: 'over', why: 'turns', scores: [0] });
    expect(game.result(table.state())).toEqual({ scores: [0], winners: [0] });
  });

  test('a refused word costs a try, and the last one a turn', () => {
    const table = common({ tries: 1 }, 1);
    hold(table, ['kotżżaa']);
    expect(typesOf(table.play(0, 'lay 0,0>ŻŻ'))).toEqual(['rejected']);
    expect(table.state()).toMatchObject({ turns: 1, active: 0, tries: 0 });
  });
});

describe('games 2 and 3 alone', () => {
  test('are played against the clock, and handed in', () => {
    const table = own({ game: 3 }, 1);
    expect(table.state().options).toMatchObject({ rounds: 'in-turn', minutes: 2 });
    expect(own({ game: 2, minutes: 'off' }, 1).state().options).toMatchObject({ minutes: 5 });
    expect(own({ game: 2, minutes: 10 }, 1).state().options).toMatchObject({ minutes: 10 });
    deal(table, ['aptekakotnoszmi'], 1_000);
    expect(game.deadline(table.state())).toBe(1_000 + 2 * 60_000);
    table.play(0, 'arrange 0,0>APTEKA');
    expect(table.refusal(0, 'raise')).toMatchObject({ code: 'krzyzowka.hand-in' });
    table.expire(121_000);
    // Nobody's word is shorter, so there is nothing for the longest.
    expect(table.state().points).toEqual([[6]]);
  });

  test('keep the tiles of every round, to tell at the end what could have been', () => {
    const table = own({ game: 2, roundCount: 2 }, 1);
    for (const hand of ['aptekakotnoszmiycwei', 'senranarooiieedlluzy']) {
      deal(table, [hand]);
      give(table, [hand]);
      table.play(0, 'agree');
    }
    const view = game.view(table.state(), 0);
    expect(view).toMatchObject({
      past: [[...'aptekakotnoszmiycwei'], [...'senranarooiieedlluzy']],
    });
    expect(game.result(table.state())).toEqual({ scores: [0], winners: [0] });
  });
});

describe('scores', () => {
  test.each([
    [{}, 'common', ''],
    [{ family: true }, 'common', ''],
    [{ tries: 1 }, 'common-terms', 'tries-1 words-box'],
    [{ tries: 'free', properNouns: true }, 'common-terms', 'tries-free words-names'],
    [{ words: 'challenge' }, 'common-terms', 'doubts words-box'],
    [{ parts: 'all' }, 'common-terms', 'tries-3 words-all'],
    [{ game: 2 }, 'own', ''],
    [{ game: 2, minutes: 10 }, 'own-terms', '4 10 words-box'],
    [{ game: 2, roundCount: 5 }, 'own-terms', '5 5 words-box'],
    [{ game: 2, minutes: 'off' }, 'own-untimed', '4 words-box'],
    [{ game: 3 }, 'longest', ''],
    [{ game: 3, minutes: 2 }, 'longest', ''],
    [{ game: 3, roundCount: 3 }, 'longest-untimed', '3 words-box'],
    [{ game: 3, minutes: 8, properNouns: true, parts: 'all' }, 'longest-terms', '10 8 words-both'],
  ] as const)('of %o are kept under %s: %s', (options, heading, terms) => {
    const asked = optionsOf(options);
    expect(hosting.heading(asked, 0)).toBe(heading);
    const told = Object.values(hosting.terms?.(asked, 0) ?? {});
    expect(told.map((term) => String(term).replace('krzyzowka.terms.', '')).join(' ')).toBe(terms);
  });
});
