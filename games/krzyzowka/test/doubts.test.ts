import { describe, expect, test } from 'vitest';
import { MOST_TRIES_FREE } from '../rules/index.ts';
import { game } from './game.ts';
import { common, hold, typesOf } from './sitting.ts';

const HANDS = ['kotżżaa', 'mamaaaa', 'seneeee', 'owieczk'];

describe('tries', () => {
  test('one: the first word that is none costs the turn', () => {
    const table = common({ tries: 1 });
    hold(table, HANDS.slice(0, 2));
    expect(table.play(0, 'lay 0,0>KOŻ').events).toMatchObject([{ tries: 1, most: 1, lost: true }]);
    expect(table.state().active).toBe(1);
  });

  test('free: as many as anybody needs, within reason', () => {
    const table = common({ tries: 'free' });
    hold(table, HANDS.slice(0, 2));
    for (let tries = 1; tries < MOST_TRIES_FREE; tries++) {
      expect(table.play(0, 'lay 0,0>KOŻ').events).toMatchObject([{ most: null, lost: false }]);
    }
    expect(table.play(0, 'lay 0,0>KOŻ').events).toMatchObject([{ lost: true }]);
    expect(table.state().active).toBe(1);
  });
});

describe('a doubt in vain', () => {
  const table = (seats: number) => {
    const sitting = common({ words: 'challenge', wrongChallenge: 'turn' }, seats);
    hold(sitting, HANDS.slice(0, seats));
    return sitting;
  };

  test('costs whoever plays next this very turn', () => {
    const two = table(2);
    two.play(0, 'lay 0,0>KOT');
    const types = typesOf(two.play(1, 'challenge KOT'));
    expect(types).toEqual(['challenged', 'stood', 'drew', 'skipped']);
    expect(two.state()).toMatchObject({ active: 0, fines: [0, 0], idle: 1, scores: [3, 0] });
  });

  test('costs anybody else the next turn that comes', () => {
    const three = table(3);
    three.play(0, 'lay 0,0>KOT');
    three.play(2, 'challenge KOT');
    expect(three.state()).toMatchObject({ active: 1, fines: [0, 0, 1] });
    expect(typesOf(three.play(1, 'pass'))).toEqual(['passed', 'skipped']);
    expect(three.state()).toMatchObject({ active: 0, fines: [0, 0, 0], idle: 2 });
  });

  test('is paid for while the next word is in question, which stays open to all others', () => {
    const three = table(3);
    three.play(0, 'lay 0,0>KOT');
    three.play(2, 'challenge KOT');
    three.play(1, 'lay 1,0>MA');
    expect(three.state()).toMatchObject({ active: 0, fines: [0, 0, 0], pending: { seat: 1 } });
    expect(game.turn(three.state())).toEqual({ must: [0], may: [2] });
  });

  test('costs nothing where the table does not say so', () => {
    const plain = common({ words: 'challenge' });
    hold(plain, HANDS.slice(0, 2));
    plain.play(0, 'lay 0,0>KOT');
    expect(typesOf(plain.play(1, 'challenge KOT'))).toEqual(['challenged', 'stood', 'drew']);
    expect(plain.state().active).toBe(1);
  });
});

test('the refill of a word is drawn before the next exchange touches the bag', () => {
  const table = common({ words: 'challenge' });
  hold(table, HANDS.slice(0, 2));
  table.play(0, 'lay 0,0>KOT');
  const drawn = table.play(1, 'exchange M').events.filter(({ type }) => type === 'drew');
  expect(drawn).toMatchObject([
    { seat: 0, count: 3 },
    { seat: 1, count: 1 },
  ]);
});

describe('words of the table', () => {
  const table = (options: object = {}, seats = 3) => {
    const sitting = common({ tableWords: true, ...options }, seats);
    hold(sitting, HANDS.slice(0, seats));
    return sitting;
  };

  test('count once all others have said yes, and the try comes back', () => {
    const three = table();
    three.play(0, 'lay 0,0>KOŻ');
    expect(three.play(0, 'ask KOŻ').reveals).toBe('news');
    expect(game.turn(three.state())).toMatchObject({ must: [1, 2], may: [] });
    expect(three.refusal(1, 'pass')).toMatchObject({ code: 'krzyzowka.vote-first' });
    three.play(2, 'vote yes');
    expect(typesOf(three.play(1, 'vote yes'))).toEqual(['voted', 'decided']);
    expect(three.state()).toMatchObject({ tries: 0, tableWords: { admitted: ['koż'] } });
    expect(typesOf(three.play(0, 'lay 0,0>KOŻ'))).toContain('laid');
    expect(three.state().scores).toEqual([6, 0, 0]);
  });

  test('stay refused after one no', () => {
    const three = table();
    three.play(0, 'lay 0,0>KOŻ');
    three.play(0, 'ask KOŻ');
    expect(three.play(1, 'vote no').events.at(-1)).toMatchObject({ admitted: false });
    expect(game.turn(three.state())).toMatchObject({ must: [0], may: [] });
    expect(three.state()).toMatchObject({ tries: 1, tableWords: { admitted: [] } });
  });

  test('can be asked for by whoever lost a challenge, until somebody plays on', () => {
    const two = table({ words: 'challenge' }, 2);
    two.play(0, 'lay 0,0>KOŻ');
    two.play(1, 'challenge KOŻ');
    expect(game.turn(two.state())).toMatchObject({ must: [1], may: [0] });
    expect(two.refusal(0, 'ask KOT')).toMatchObject({ code: 'krzyzowka.not-refused' });
    two.play(1, 'pass');
    expect(two.refusal(0, 'ask KOŻ')).toMatchObject({ code: 'krzyzowka.not-refused' });
  });

  test('are asked for three times a game at most, and not at all where the table says so', () => {
    const three = table({ tries: 'free' });
    for (let asked = 0; asked < 3; asked++) {
      three.play(0, 'lay 0,0>KOŻ');
      three.play(0, 'ask KOŻ');
      three.play(1, 'vote no');
    }
    three.play(0, 'lay 0,0>KOŻ');
    expect(three.refusal(0, 'ask KOŻ')).toMatchObject({ code: 'krzyzowka.asked-often' });
    const strict = table({ tableWords: false });
    strict.play(0, 'lay 0,0>KOŻ');
    expect(strict.refusal(0, 'ask KOŻ')).toMatchObject({ code: 'krzyzowka.no-table-words' });
  });
});
