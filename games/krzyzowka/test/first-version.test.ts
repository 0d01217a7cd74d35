import { expect, test } from 'vitest';
import type { CommonState, OwnState } from '../rules/index.ts';
import { game } from './game.ts';
import { deal, early, hold } from './sitting.ts';

// Tables that were opened before the second version are played to their end as they began.

test('whoever had laid all tiles in one piece was done, words or not', () => {
  const table = early<OwnState>({ game: 2 }, 4);
  deal(table, ['kotkotnosnosmam', 'a', 'e', 'i']);
  table.play(0, 'arrange 0,0>KOTKO 1,0>TNOSN 2,0>OSMAM');
  table.play(0, 'done');
  expect(table.state().last).toMatchObject({ how: 'done', by: 0 });
  expect(table.state().last?.works[0]).toMatchObject({ bonus: 0 });
});

test('the piece with the most tiles counted', () => {
  const table = early<OwnState>({ game: 2 });
  deal(table, ['aptekakotnoszmiycwei', 'senranarooiieedlluzy']);
  table.play(0, 'arrange 0,0>NMZSAP 5,0>KOT');
  table.play(0, 'agree');
  table.play(1, 'agree');
  expect(table.state().last?.works[0]).toMatchObject({ points: 0 });
});

test('a raised hand without a word put its player out, and with the last one the round ended', () => {
  const table = early<OwnState>({ game: 3 });
  const hands = ['aptekakotnoszmi', 'senatorkaaeeiio'];
  deal(table, hands);
  table.play(1, 'agree');
  table.play(0, 'arrange 0,0>APTEK');
  table.play(0, 'raise');
  expect(table.state().last).toMatchObject({ how: 'agreed' });
  deal(table, hands);
  table.play(0, 'arrange 0,0>APTEK');
  table.play(0, 'raise');
  expect(game.turn(table.state())).toEqual({ must: [1], may: [], round: 1 });
  expect(table.refusal(0, 'raise')).toEqual({ code: 'move.turn' });
  expect(game.check(table.state(), 0, { do: 'raise' })).toMatchObject({ code: 'krzyzowka.out' });
  table.play(1, 'arrange 0,0>SENAT');
  table.play(1, 'raise');
  expect(table.state().last).toMatchObject({ how: 'nobody-left', by: null });
});

test('a word laid at a challenge table told nothing that an undo would have to ask for', () => {
  const table = early<CommonState>({ game: 1, words: 'challenge' });
  hold(table, ['kotżżaa', 'mamaaaa']);
  expect(table.play(0, 'lay 0,0>KOTŻ').reveals).toBe('nothing');
});
