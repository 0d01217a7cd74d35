import { expect, test } from 'vitest';
import { DECK_TEXTS } from '../decks/index.ts';
import { board, exclusive, make, plain, refusal } from './arranged.ts';
import { ownDeck, withText } from './own-deck.ts';
import { USUAL } from './usual-options.ts';

/** The tile's text in the Polish deck, for a deck that says something else there. */
function textOf(tile: number): string {
  const { subjects, predicates, objects } = DECK_TEXTS.pl;
  return [subjects, predicates, objects].flatMap((group) => Object.values(group).flat())[
    tile
  ] as string;
}

test('PÓŁNAGI AKTOR (m) + WIĘZIŁ (m; accusative) + PRZETWORY (accusative) is a headline', () => {
  const [actor, held, preserves] = [plain('m'), plain('m acc'), plain('acc')];
  const said = [
    [actor, 'PÓŁNAGI AKTOR'],
    [held, 'WIĘZIŁ'],
    [preserves, 'PRZETWORY'],
  ] as const;
  const deck = said.reduce((now, [tile, text]) => withText(now, textOf(tile), text), ownDeck('pl'));
  const state = exclusive(2, {
    options: { ...USUAL, deck, start: 0 },
    phase: { at: 'second' },
    boards: [board(3, [actor, held]), board(3)],
    hands: [[preserves, plain('ins')], []],
  });
  const { events } = make(state, 0, { do: 'lay', tile: preserves, title: 0 });
  const text = 'PÓŁNAGI AKTOR WIĘZIŁ PRZETWORY';
  expect(events).toContainEqual(expect.objectContaining({ type: 'closed', text, points: 1 }));
  // The instrumental will not do.
  expect(refusal(state, 0, { do: 'lay', tile: plain('ins'), title: 0 })).toMatchObject({
    code: 'fakty.object.acc',
  });
});
