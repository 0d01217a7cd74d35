import { readdirSync, readFileSync } from 'node:fs';
import { frames, type Opening, openingOf, type Refusal, readRecord } from '@late/kernel';
import { NO_WORD_REASONS } from '@late/lexicon';
import { LANGUAGES, type Messages, speaker } from '@late/ui/text';
import { describe, expect, test } from 'vitest';
import { narrate } from '../locales/narrate.ts';
import { verdictHint, verdictName, WORDS_TITLE } from '../locales/option-names.ts';
import { type Event, type Options, VERDICTS } from '../rules/index.ts';
import { brokenMoves } from './broken-moves.ts';
import { golden } from './golden.ts';
import { game } from './recorded-game.ts';

const NAMES = ['Zofia', 'Otto', 'Chiara', 'Luc'];
const FIXTURES = readdirSync(golden.folder).filter((name) => name.endsWith('.txt'));

/** Everything that happened in the recorded games, and what did not happen there. */
function allEvents(): Event[] {
  const played = FIXTURES.flatMap((name) => {
    const text = readFileSync(new URL(name, golden.folder), 'utf8');
    const record = readRecord(text, () => game);
    return frames(game, openingOf(game, record) as Opening<Options>, record.log);
  }).flatMap(({ events }) => events);
  const attempts = NO_WORD_REASONS.map(
    (reason): Event => ({
      type: 'tried',
      seat: 0,
      attempt: { word: 'łąć', path: [], reason },
      left: 1,
    }),
  );
  const hidden = [1, 2, 5].map((count): Event => ({ type: 'drawn', seat: 1, count, tokens: null }));
  return [...played, ...attempts, ...hidden];
}

const events = allEvents();

test('the recorded games tell every kind of event', () => {
  const kinds =
    'asked challenged decided drawn drew-for-start exchanged laid let-stand over passed sat-out started stood tried voted';
  expect([...new Set(events.map(({ type }) => type))].sort().join(' ')).toBe(kinds);
});

describe.each(LANGUAGES)('in %s', (language) => {
  const file = new URL(`../locales/${language}.json`, import.meta.url);
  const messages: Messages = JSON.parse(readFileSync(file, 'utf8'));
  const say = speaker(language, messages);
  const mustSay = (key: string, params?: Refusal['params']) => {
    expect(messages).toHaveProperty([key]);
    const sentence = say(key, params);
    expect(sentence, key).not.toMatch(/[{}]|\b(?:undefined|null)\b/);
    return sentence;
  };

  test('every event is told in whole sentences', () => {
    for (const event of events) {
      for (const you of [undefined, 0, 1]) {
        const lines = narrate(event, (seat) => NAMES[seat] as string, you);
        expect(lines.length).toBeGreaterThan(0);
        for (const { key, params } of lines) expect(mustSay(key, params)).toMatch(/[.!?]$/);
      }
    }
  });

  test('every refusal says why', () => {
    const codes = new Set<string>();
    for (const { code, params } of brokenMoves()) {
      codes.add(code);
      if (code.startsWith('slowka.')) expect(mustSay(code, params)).toMatch(/[.!?]$/);
    }
    expect(codes.size).toBe(24);
  });

  test('the options have names', () => {
    for (const words of VERDICTS) {
      mustSay(verdictName(words));
      mustSay(verdictHint(words));
    }
    mustSay(WORDS_TITLE);
  });
});
