import { readdirSync, readFileSync } from 'node:fs';
import {
  type AnyGame,
  frames,
  type Opening,
  openingOf,
  parse,
  type Refusal,
  readRecord,
  type Seat,
} from '@late/kernel';
import { NO_WORD_REASONS } from '@late/lexicon';
import { LANGUAGES, type Messages, speaker } from '@late/ui/text';
import { describe, expect, test } from 'vitest';
import {
  gameLabel,
  listLabel,
  minutesLabel,
  OPTION_LABELS,
  roundsLabel,
  stageLabel,
  triesLabel,
  verdictLabel,
  whyNot,
  wrongChallengeLabel,
} from '../locales/labels.ts';
import { narrate } from '../locales/narrate.ts';
import {
  type Event,
  GAMES,
  MINUTES,
  type Options,
  ROUND_ORDERS,
  type State,
  TRIES,
  VERDICTS,
  WRONG_CHALLENGES,
} from '../rules/index.ts';
import { hostileMoves } from './hostile-moves.ts';
import { polishGame } from './polish.ts';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
const name = (seat: Seat) => `Seat ${seat + 1}`;
/** An onlooker, or whoever sits in one of the seats and is spoken to. */
const READERS = [undefined, 0, 1, 2, 3] as const;
const tell = (event: Event) => READERS.flatMap((you) => narrate(event, name, you));

/** Every different sentence once: most are said over and over. */
function differentLines(told: readonly Event[]) {
  const lines = told.flatMap(tell);
  return [...new Map(lines.map((line) => [JSON.stringify(line), line])).values()];
}

/** What the golden games tell, and what they would refuse to somebody rude. */
function heard(): { events: Event[]; refusals: Map<string, Refusal> } {
  const events: Event[] = [];
  const refusals = new Map<string, Refusal>();
  const names = readdirSync(new URL('../fixtures/', import.meta.url));
  // Those of other editions are in a folder of their own: they tell nothing that these do not.
  for (const file of names.filter((name) => name.endsWith('.txt'))) {
    const record = readRecord(read(`../fixtures/${file}`), () => polishGame as AnyGame);
    const seats = record.sitters.map((_, seat) => seat);
    const opening = openingOf(polishGame as AnyGame, record) as Opening<Options>;
    for (const { state, events: told } of frames(polishGame, opening, record.log)) {
      for (const viewer of ['audience', ...seats] as const) {
        events.push(...told.flatMap((event) => polishGame.redact(event, viewer) ?? []));
      }
      for (const seat of seats) {
        for (const refusal of refused(state, seat)) refusals.set(refusal.code, refusal);
      }
    }
  }
  return { events, refusals };
}

function refused(state: State, seat: Seat): Refusal[] {
  return hostileMoves(state, seat).flatMap((input) => {
    const move = parse(polishGame.move, input);
    return (move.ok && polishGame.check(state, seat, move.value)) || [];
  });
}

const { events, refusals } = heard();
const lines = differentLines(events);

describe.each(LANGUAGES)('in %s', (language) => {
  const messages: Messages = JSON.parse(read(`../locales/${language}.json`));
  const say = speaker(language, messages);
  const mustBeSaid = (key: string, params = {}) => {
    expect(messages).toHaveProperty([key]);
    expect(say(key, params)).not.toMatch(/[{}]|undefined|NaN/);
  };

  test('every event is told, with nothing left blank', () => {
    for (const { key, params } of lines) mustBeSaid(key, params);
  });

  test('refusals say what they mean', () => {
    for (const { code, params } of refusals.values()) mustBeSaid(code, params);
  });

  test('every option, stage and reason has a name', () => {
    const labels = [
      ...GAMES.map(gameLabel),
      ...VERDICTS.map(verdictLabel),
      ...ROUND_ORDERS.map(roundsLabel),
      ...MINUTES.map(minutesLabel),
      ...TRIES.map(triesLabel),
      ...WRONG_CHALLENGES.map(wrongChallengeLabel),
    ].flatMap(({ name: label, hint }) => (hint ? [label, hint] : [label]));
    const stages = ['waiting', 'ready', 'laying', 'agreed', 'out', 'handed-in'] as const;
    const named = [
      ...labels,
      ...Object.values(OPTION_LABELS),
      ...stages.map(stageLabel),
      ...[...NO_WORD_REASONS, 'apart' as const].map((reason) => whyNot('kot', reason)),
      listLabel('polski-1'),
    ];
    for (const { key, params } of named) mustBeSaid(key, params);
  });
});

test('the golden games tell everything that can happen', () => {
  const told = new Set<string>(lines.map(({ key }) => key));
  const known = Object.keys(JSON.parse(read('../locales/en.json')) as Messages);
  const silent = known.filter((key) => key.startsWith('krzyzowka.event.') && !told.has(key));
  expect(silent).toEqual([]);
});
