import { seededChance } from '@late/kernel';
import { ANY_PART } from '@late/lexicon';
import { smallLexicon } from '@late/lexicon/testing';
import { expect, test } from 'vitest';
import { bluffing } from '../bot/challenge/bluffing.ts';
import { sitting } from './sitting.ts';

const lexicon = smallLexicon(['kot', 'koń']);

test('a bluff that would come out vulgar is not laid', () => {
  // With N for Ń the bot would spell KON.
  const sat = sitting({ lexicon, words: 'challenge', start: 'o', hands: ['knaeiz', 'bcdfgh'] });
  const view = sat.game.view(sat.state(), 0);
  const laid = (isVulgar: (word: string) => boolean) =>
    Array.from({ length: 40 }, (_, luck) => {
      const choose = bluffing(lexicon.graph(ANY_PART), 1, () => null, isVulgar);
      return choose(view, seededChance(luck))?.word ?? null;
    });
  expect(laid(() => false)).toContain('kon');
  expect(new Set(laid((word) => word === 'kon'))).toEqual(new Set([null]));
});
