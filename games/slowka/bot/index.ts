import { type BotLevel, type LoadBot, parse } from '@late/kernel';
import {
  type Admits,
  ANY_PART,
  editionAsked,
  type Lexicon,
  listOf,
  oneEdition,
  openLexicon,
} from '@late/lexicon';
import {
  isLastWord,
  type Move,
  type Options,
  slowka,
  type Token,
  type View,
} from '../rules/index.ts';
import { bluffing } from './challenge/bluffing.ts';
import { paceBy } from './challenge/pace.ts';
import { challengesBy, type WouldChallenge } from './challenge/would-challenge.ts';
import type { ChooseWord } from './play/choose-word.ts';
import { BRIEF, PATIENT } from './play/endgame.ts';
import { farSighted } from './play/far-sighted.ts';
import { modest } from './play/modest.ts';
import { OVERLOOKED } from './play/overlooked.ts';
import { withoutWord } from './play/without-word.ts';
import { learnedOf } from './prospects/learned-of.ts';

interface Mind {
  readonly word: ChooseWord;
  readonly wouldChallenge: WouldChallenge;
}

/** What bots lay; they know the other words too when somebody lays one. */
const DECENT: Admits = { ...ANY_PART, vulgar: false };

function mindOf(level: BotLevel, lexicon: Lexicon, { family, words }: Options): Mind {
  const canBluff = words === 'challenge';
  const counts = family ? DECENT : ANY_PART;
  const isVulgar = (word: string) => {
    const verdict = lexicon.verdict(word, DECENT);
    return !verdict.word && verdict.reason === 'vulgar';
  };
  switch (level) {
    case 'easy': {
      const everyday = lexicon.graph(DECENT, 'everyday');
      const honest = modest(everyday, 8, OVERLOOKED.easy[lexicon.edition.id]);
      const word = canBluff ? bluffing(everyday, 6, honest, isVulgar) : honest;
      return {
        word,
        wouldChallenge: challengesBy(lexicon.graph(counts, 'everyday'), 50),
      };
    }
    case 'medium': {
      const word = modest(
        lexicon.graph(DECENT, 'reader'),
        2,
        OVERLOOKED.medium[lexicon.edition.id],
      );
      return {
        word,
        wouldChallenge: challengesBy(lexicon.graph(counts, 'reader'), 75),
      };
    }
    case 'hard':
    case 'expert': {
      const reckoning = level === 'hard' ? BRIEF : PATIENT;
      const word = farSighted(lexicon.graph(DECENT), learnedOf(lexicon.edition.id), reckoning);
      return { word, wouldChallenge: challengesBy(lexicon.graph(counts)) };
    }
  }
}

export const loadBot: LoadBot<View, Move, BotLevel> = async (level, options, readTable) => {
  const newest = openLexicon(await readTable(`lexicon/${editionAsked(options)}`));
  const parsed = parse(slowka(oneEdition(newest)).options, options);
  if (!parsed.ok) throw new Error(`not options of Słówka: ${parsed.at}`);
  const lexicon = listOf(newest, parsed.value);
  const { wouldChallenge, word } = mindOf(level, lexicon, parsed.value);
  return {
    choose(view, chance, isLate) {
      // A bot has nothing to go by but the dictionary, which has refused the word.
      if (view.tableWords.vote) return { do: 'vote', yes: false };
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
