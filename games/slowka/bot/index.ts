import { type BotLevel, type LoadBot, parse } from '@late/kernel';
import { ANY_PART, type Lexicon, openLexicon } from '@late/lexicon';
import { isLastWord, type Move, slowka, type Token, type View } from '../rules/index.ts';
import { bluffing } from './challenge/bluffing.ts';
import { paceBy } from './challenge/pace.ts';
import { challengesBy, type WouldChallenge } from './challenge/would-challenge.ts';
import type { ChooseWord } from './play/choose-word.ts';
import { farSighted } from './play/far-sighted.ts';
import { modest } from './play/modest.ts';
import { withoutWord } from './play/without-word.ts';
import { LEARNED } from './prospects/learned.ts';

interface Mind {
  readonly word: ChooseWord;
  readonly wouldChallenge: WouldChallenge;
}

function mindOf(level: BotLevel, lexicon: Lexicon, canBluff: boolean): Mind {
  const all = lexicon.graph(ANY_PART);
  switch (level) {
    case 'easy': {
      const everyday = lexicon.graph(ANY_PART, 'everyday');
      const honest = modest(everyday, 8);
      const word = canBluff ? bluffing(everyday, 6, honest) : honest;
      return { word, wouldChallenge: challengesBy(everyday, 50) };
    }
    case 'medium': {
      const reader = lexicon.graph(ANY_PART, 'reader');
      return { word: modest(reader, 2), wouldChallenge: challengesBy(reader, 75) };
    }
    case 'hard':
      return { word: farSighted(all, LEARNED), wouldChallenge: challengesBy(all) };
  }
}

export const loadBot: LoadBot<View, Move> = async (level, options, readTable) => {
  const lexicon = openLexicon(await readTable('lexicon/polski'));
  const parsed = parse(slowka(lexicon).options, options);
  if (!parsed.ok) throw new Error(`not options of Słówka: ${parsed.at}`);
  const canBeChallenged = parsed.value.words === 'challenge';
  const { wouldChallenge, word } = mindOf(level, lexicon, canBeChallenged);
  return {
    choose(view, chance, isLate) {
      // Whoever is asked out of turn was asked because it would challenge.
      if (wouldChallenge(view) || (view.viewer !== view.turn && !isLastWord(view)))
        return { do: 'challenge' };
      if (isLastWord(view)) return { do: 'let-stand' };
      const chosen = word(view, chance, isLate);
      if (!chosen) return withoutWord(view, view.hands[view.turn] as readonly Token[]);
      return { do: 'word', laid: chosen.laid, path: chosen.path };
    },
    pace: paceBy(wouldChallenge),
  };
};
