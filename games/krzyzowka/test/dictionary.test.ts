import { seededChance } from '@late/kernel';
import { hasWord, VOCABULARIES } from '@late/lexicon';
import { describe, expect, test } from 'vitest';
import { wordsOf } from '../bot/words.ts';
import { admits, type CommonState } from '../rules/index.ts';
import { isPolish, polishGame, polski } from './polish.ts';
import { moveOf, optionsOf } from './sitting.ts';
import { WORDS } from './words.ts';

const EXAMPLES = 'apteka grać sen basenu łowy os tik trąby koza sądzi pył'.split(' ');

test('every word of the tests’ own list is one by the whole dictionary', () => {
  expect(WORDS.filter((word) => !isPolish(word))).toEqual([]);
  expect(EXAMPLES.filter((word) => !isPolish(word))).toEqual([]);
});

describe('what counts as a word', () => {
  const reason = (word: string, properNouns = false) => {
    const verdict = polski.verdict(word, admits({ properNouns }));
    return verdict.word ? null : verdict.reason;
  };

  test.each(['pies', 'czytała', 'dwóch', 'zielonymi', 'jego', 'szybko', 'przez'])(
    '%s is one',
    (word) => expect(reason(word)).toBeNull(),
  );

  test.each(['oraz', 'niech', 'ojej'])('%s is the wrong part of speech', (word) =>
    expect(reason(word)).toBe('part-of-speech'),
  );

  test('names are, if the table admits them', () => {
    expect(reason('warszawa')).toBe('proper-noun');
    expect(reason('warszawa', true)).toBeNull();
  });

  test('and the rest is not', () => {
    expect(reason('xyz')).toBe('letter');
    expect(reason('żźćń')).toBe('not-listed');
    expect(reason('a')).toBe('too-short');
  });
});

test('a table may take all parts of speech, and refuse vulgar words', () => {
  const say = (word: string, options: Parameters<typeof optionsOf>[0]) => {
    const verdict = polski.verdict(word, admits(optionsOf(options)));
    return verdict.word || verdict.reason;
  };
  expect(say('oraz', {})).toBe('part-of-speech');
  expect(say('oraz', { parts: 'all' })).toBe(true);
  expect(say('dupa', {})).toBe(true);
  expect(say('dupa', { family: true })).toBe('vulgar');
});

test('a family table refuses a vulgar word that is laid, and any other table takes it', () => {
  const laid = (family: boolean) => {
    const options = optionsOf({ family, list: polski.id });
    const context = { chance: seededChance(1), now: 0 };
    const dealt = polishGame.setup(options, 2, context).state as CommonState;
    const state = { ...dealt, active: 0, hands: [[...'dupaaaa'], [...'mamaeee']] };
    return polishGame.play(state, 0, moveOf('lay 0,0>DUPA'), context).events[0];
  };
  expect(laid(true)).toMatchObject({
    type: 'rejected',
    offences: [{ word: 'dupa', reason: 'vulgar' }],
  });
  expect(laid(false)).toMatchObject({ type: 'laid' });
});

test('bots lay nothing vulgar, at any table, but know it', () => {
  for (const vocabulary of VOCABULARIES) {
    const { said, heard } = wordsOf(polski, optionsOf({ parts: 'all', list: polski.id }));
    for (const word of ['dupa', 'dupy']) {
      expect(hasWord(said(vocabulary), word), vocabulary).toBe(false);
      expect(hasWord(heard(vocabulary), word), vocabulary).toBe(true);
    }
    expect(hasWord(said(vocabulary), 'dom')).toBe(true);
  }
});

test('a table names the list it plays by, and plays by no other', () => {
  const options = polishGame.options['~standard'].validate({});
  expect(options).toMatchObject({ value: { list: polski.id } });
});

test('a table is judged by the list that it names, an older one too', () => {
  const [old, young] = ['polski-1', 'polski-2'].map((list) => {
    const options = optionsOf({ list });
    expect(polishGame.checkSetup(options, 2)).toBeNull();
    return wordsOf(polski, options).heard('all');
  });
  // An adverb by the newer list, a particle by the older.
  expect(hasWord(young!, 'już')).toBe(true);
  expect(hasWord(old!, 'już')).toBe(false);
});
