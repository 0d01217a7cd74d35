import { statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type Admits, ANY_PART, hasWord, PARTS_OF_SPEECH } from '../src/index.ts';
import { readPolish, readPolishBytes } from '../src/node.ts';
import { wordsOf } from '../testing/index.ts';
import { wordCount } from './word-count.ts';

const LEFT_OUT = ['conjunction', 'particle', 'interjection'];
/** Krzyżówka's rule. */
const CONTENT: Admits = {
  parts: PARTS_OF_SPEECH.filter((part) => !LEFT_OUT.includes(part)),
  properNouns: false,
};
const WITH_NAMES: Admits = { ...CONTENT, properNouns: true };

const polish = readPolish();
const list = (text: string) => text.trim().split(/\s+/);

function say(word: string, admits: Admits): string {
  const verdict = polish.verdict(word, admits);
  return verdict.word ? 'word' : verdict.reason;
}

describe('the Polish list', () => {
  it('is small, named, and read once a process', () => {
    expect(statSync(new URL('../data/polski.lex.br', import.meta.url)).size).toBeLessThan(1.3e6);
    expect(polish.id).toBe('polski-3');
    expect(readPolishBytes()).toBe(readPolishBytes());
    expect(readPolish()).toBe(polish);
  });

  it.each([
    'apteka grać sen basenu łowy os tik trąby koza sądzi pył', // of the rulebooks
    'tor torba koni konie koniec nożyk żonkil buź bunia',
    'żółw źdźbło gżegżółka pójdźże najniebezpieczniejszymi zażółciłbym',
    'smartfon hejter selfie tweetnąć',
    'ja mnie tobie nikt dwóch pięcioro szybko przez wobec ów',
  ])('has %s', (words) => {
    for (const word of list(words)) expect(say(word, CONTENT), word).toBe('word');
  });

  it.each<[string, string, string, string]>([
    ['oraz', 'part-of-speech', 'word', 'part-of-speech'],
    ['ach', 'part-of-speech', 'word', 'part-of-speech'],
    ['niech', 'part-of-speech', 'word', 'part-of-speech'],
    ['lub', 'word', 'word', 'word'],
    ['jak', 'word', 'word', 'word'],
    ['warszawa', 'proper-noun', 'proper-noun', 'word'],
    ['Krakowem', 'proper-noun', 'proper-noun', 'word'],
    ['polska', 'word', 'word', 'word'],
    ['pkp', 'abbreviation', 'abbreviation', 'abbreviation'],
    ['cm', 'abbreviation', 'abbreviation', 'abbreviation'],
    ['mgr', 'abbreviation', 'abbreviation', 'abbreviation'],
    ['mjrem', 'abbreviation', 'abbreviation', 'abbreviation'],
    ['itd', 'abbreviation', 'abbreviation', 'abbreviation'],
    ['what', 'not-listed', 'not-listed', 'not-listed'],
    ['nullius', 'not-listed', 'not-listed', 'not-listed'],
    ['tramwaja', 'not-listed', 'not-listed', 'not-listed'],
    ['zażułcił', 'not-listed', 'not-listed', 'not-listed'],
    ['w', 'too-short', 'too-short', 'too-short'],
    ['taxi', 'letter', 'letter', 'letter'],
  ])('says about %s', (word, content, any, withNames) => {
    expect(say(word, CONTENT)).toBe(content);
    expect(say(word, ANY_PART)).toBe(any);
    expect(say(word, WITH_NAMES)).toBe(withNames);
  });

  it('has these words of two letters, every one of them read', () => {
    expect(wordsOf(polish.graph(ANY_PART), 2)).toEqual(
      list(`
        aa ad ag ah aj am an ar as at au aż ba be bi bo bu by bz ce ci co da de do dy ee ef eh ej el eł em en eń
        er es eś et ew ez fa fe fi fu ge gę go ha he hę hi hm ho hu id ii ił im in iw iż ja ją je jo ka ki ko
        ku la li lu ma mą me mi mu my na ni no nu ny od oh oj ok om on oń op os oś ot oz oż ód ów pa pe pi po
        re ro są se si su ta tą te tę to ts tu ty ud uf ul up ut wa we wu wy yo za ze że
      `),
    );
  });

  it('has about four million words, and names only where names count', () => {
    expect(Math.round(wordCount(polish.graph(ANY_PART)) / 1e5)).toBe(40);
    const names = wordCount(polish.graph(WITH_NAMES)) - wordCount(polish.graph(CONTENT));
    expect(names).toBeGreaterThan(250_000);
    expect(names).toBeLessThan(260_000);
  });
});

describe('polski-2', () => {
  const old = polish.ofList('polski-1')!;
  const [any, content] = [ANY_PART, CONTENT].map((admits) => (word: string, list = polish) => {
    const verdict = list.verdict(word, admits);
    return verdict.word || verdict.reason;
  }) as [(word: string, list?: typeof polish) => unknown, (word: string) => unknown];

  it.each([
    'abym obym gdym com ah oh am nara narka',
    'ge disko fun tip klo sub cookie chill krak serb kopt',
    'glosa stuła odarty bieży rzyć smsa desktopu',
    'naukowczyni naukowczynię naukowczyniami naukowczyń chirurżka chirurżce chirurżek',
  ])('adds %s', (words) => {
    for (const word of list(words)) {
      expect(any(word), word).toBe(true);
      expect(any(word, old), word).not.toBe(true);
    }
  });

  it('takes what a school grammar calls an adverb for one, and conjunctions for nothing else', () => {
    for (const word of list('już jeszcze tylko nawet')) expect(content(word), word).toBe(true);
    for (const word of list('gdy atoli wszakże albo abym aniżeli niżeli')) {
      expect(any(word), word).toBe(true);
      expect(content(word), word).toBe('part-of-speech');
    }
    // Somebody is told to heal, to like.
    for (const word of list('lecz lub')) expect(content(word), word).toBe(true);
  });

  it('calls nothing an abbreviation that is none', () => {
    for (const word of list('zzz hot mmm')) expect(any(word), word).toBe('not-listed');
    expect(any('itd')).toBe('abbreviation');
  });

  it('has a few thousand words more than polski-1, and none less', () => {
    expect(wordCount(old.graph(ANY_PART))).toBe(4_004_156);
    expect(wordCount(polish.ofList('polski-2')!.graph(ANY_PART))).toBe(4_007_881);
  });

  it.each(['polski-1', 'polski-2', 'polski-3'])('knows vulgar words of %s, in all forms', (id) => {
    const one = polish.ofList(id)!;
    const decent: Admits = { ...ANY_PART, vulgar: false };
    for (const word of list('kurwa kurewsko spierdalajcie dupami gównem nasrał jebaniu')) {
      expect(one.verdict(word, ANY_PART).word, word).toBe(true);
      expect(one.verdict(word, decent), word).toEqual({ word: false, reason: 'vulgar' });
      expect(hasWord(one.graph(decent), word), word).toBe(false);
      expect(hasWord(one.graph(decent, 'reader'), word), word).toBe(false);
    }
    for (const word of list('dupleks osramem rucho ruchami szczaw cis pierdoła suka')) {
      expect(one.verdict(word, decent).word, word).toBe(one.verdict(word, ANY_PART).word);
    }
  });
});

describe('polski-3', () => {
  it.each([
    'masarz kszyk mór lut sesterc zwarzył niemieje warcab wacha ony',
    'mulat żeńszeń zaduszki bezmatek żurawię połynia bezbrodzi',
    'wpinka wpince backend ebook hajp tapnąć smsuję prosecco szpecle',
  ])('adds %s', (words) => {
    for (const word of list(words)) {
      expect(say(word, CONTENT), word).toBe('word');
      expect(polish.ofList('polski-2')!.verdict(word, ANY_PART).word, word).toBe(false);
    }
    expect(say('ała', ANY_PART)).toBe('word');
    expect(say('ała', CONTENT)).toBe('part-of-speech');
  });

  it('has some hundred words more than polski-2', () => {
    expect(wordCount(polish.graph(ANY_PART))).toBe(4_008_430);
  });
});

describe('vocabularies', () => {
  it('are of a size that people have, each within the next', () => {
    const everyday = polish.graph(ANY_PART, 'everyday');
    const reader = polish.graph(ANY_PART, 'reader');
    const all = polish.graph(ANY_PART);
    expect(wordCount(everyday)).toBeGreaterThan(20_000);
    expect(wordCount(everyday)).toBeLessThan(40_000);
    expect(wordCount(reader)).toBeGreaterThan(150_000);
    expect(wordCount(reader)).toBeLessThan(300_000);
    expect(wordsOf(everyday).filter((word) => !hasWord(reader, word))).toEqual([]);
    expect(wordsOf(reader).filter((word) => !hasWord(all, word))).toEqual([]);
  });

  it('hold what people say, and leave out what they would look up', () => {
    const everyday = polish.graph(CONTENT, 'everyday');
    const reader = polish.graph(CONTENT, 'reader');
    for (const word of list('dom kot mama kawa szkoła robić ładny dobrze jest')) {
      expect(hasWord(everyday, word), word).toBe(true);
    }
    for (const word of list('chwilkom sensorach męczennica obsypanej kadzidełek')) {
      expect(hasWord(reader, word), word).toBe(true);
      expect(hasWord(everyday, word), word).toBe(false);
    }
    for (const word of list('ez iw gęg żąp wyciepywałem nieujajanego')) {
      expect(hasWord(reader, word), word).toBe(false);
    }
    expect(hasWord(everyday, 'oraz')).toBe(false);
  });
});
