import { readdirSync, readFileSync } from 'node:fs';
import {
  type AnyGame,
  frames,
  type GameRecord,
  liveEntries,
  openingOf,
  readRecord,
} from '@late/kernel';
import { composeEdition, type Edition, type FinishedGame, type SeatLabel } from '@late/ui';
import { LANGUAGES, type Language, type Messages, type Speak, speaker } from '@late/ui/text';
import { describe, expect, test } from 'vitest';
import { GAMES } from '../index.ts';
import { fileOf, loadListed } from '../testing/listed-game.ts';

type EditionOf = (
  game: FinishedGame<unknown, unknown>,
  seats: readonly SeatLabel[],
  say: Speak,
) => Edition;

const listed = await Promise.all(GAMES.filter(({ frontPage }) => frontPage).map(loadListed));
const shell = Object.fromEntries(
  LANGUAGES.map((language): [Language, Messages] => {
    const file = new URL(`../../web/locales/${language}.json`, import.meta.url);
    return [language, JSON.parse(readFileSync(file, 'utf8'))];
  }),
) as Record<Language, Messages>;

/** Null for one that is not over, or of other words. */
function finished(game: AnyGame, record: GameRecord): FinishedGame<unknown, unknown> | null {
  if (faultIn(() => openingOf(game, record))) return null;
  const steps = frames(game, openingOf(game, record), liveEntries(record.log));
  const last = steps.at(-1);
  if (!last || !game.result(last.state)) return null;
  const events = steps.flatMap((step) => step.events);
  return { view: game.view(last.state, 'audience'), events };
}

function faultIn(open: () => unknown): boolean {
  try {
    open();
    return false;
  } catch {
    return true;
  }
}

test('all five games have a front page', () => {
  expect(listed.map(({ manifest }) => manifest.id).sort()).toEqual(
    ['extra', 'extrablatt', 'fakty', 'krzyzowka', 'slowka'].sort(),
  );
});

/** The golden games of words were played with several lists: one of these rules has each. */
async function rulesOf({ manifest, game, specimen }: (typeof listed)[number]): Promise<AnyGame[]> {
  const recorded = fileOf(manifest.id, 'test/recorded-game.ts');
  const more = (await import(recorded.href)) as { readonly game?: AnyGame };
  return [specimen.game, game, ...(more.game ? [more.game] : [])];
}

const tried = await Promise.all(
  listed.map(async (one) => ({ ...one, candidates: await rulesOf(one) })),
);

describe.each(tried)('$manifest.id', ({ manifest, candidates }) => {
  const { id } = manifest;
  const folder = fileOf(id, 'fixtures/');
  const games = readdirSync(folder)
    .filter((name) => name.endsWith('.txt'))
    .flatMap((name) => {
      const text = readFileSync(new URL(name, folder), 'utf8');
      for (const rules of candidates) {
        const record = readRecord(text, () => rules);
        const game = finished(rules, record);
        if (game) return [{ name, record, game }];
      }
      return [];
    });
  const labels = (record: GameRecord): SeatLabel[] =>
    record.sitters.map(({ name, kind }) => ({ name, kind, standIn: null }));

  test('keeps highlights that are short, and none of anybody else', async () => {
    const { highlightsOf } = await (manifest.frontPage as NonNullable<typeof manifest.frontPage>)();
    expect(games.length).toBeGreaterThan(8);
    let found = 0;
    for (const { name, record, game } of games) {
      for (const seat of record.sitters.keys()) {
        const highlights = highlightsOf(game, seat);
        found += highlights.length;
        expect(highlights.length, name).toBeLessThanOrEqual(12);
        for (const { text, points } of highlights) {
          expect(text.length, name).toBeLessThanOrEqual(240);
          expect(Number.isFinite(points), name).toBe(true);
        }
      }
      expect(
        highlightsOf(game, 15).filter(({ points }) => points > 0),
        name,
      ).toEqual([]);
    }
    expect(found).toBeGreaterThan(0);
  });

  // Das Extrablatt prints the papers themselves.
  test.skipIf(id === 'extrablatt')('prints every golden game in every language', async () => {
    const module = (await import(fileOf(id, 'front-page/edition.ts').href)) as unknown;
    const { editionOf } = module as { readonly editionOf: EditionOf };
    for (const language of LANGUAGES) {
      const say = speaker(language, { ...shell[language], ...(await manifest.texts(language)) });
      for (const { name, record, game } of games) {
        const edition = editionOf(game, labels(record), say);
        const { headline, deck, winner, stories, picture } = edition;
        const texts = [
          headline,
          deck,
          winner,
          picture?.caption,
          ...stories.flatMap((story) => [story.headline, story.by]),
        ].filter((text) => typeof text === 'string');
        for (const text of texts) {
          expect(text, `${name} ${language}`).not.toMatch(
            /\{|\}|^(press|extra|fakty|slowka|krzyzowka)\./,
          );
          expect(text.trim(), `${name} ${language}`).not.toBe('');
        }
        expect(isOnPage(edition), `${name} ${language}`).toEqual([]);
      }
    }
  });
});

/** What of a page would be cut off at the edge of the sheet. */
function isOnPage(edition: Edition): unknown[] {
  // About as wide as our headlines run.
  const measure = (text: string, { size }: { size: number }) => text.length * size * 0.56;
  const imprint = { name: 'The Late Edition', date: 'today', edition: 'Late edition' };
  const { width, height, marks } = composeEdition(edition, imprint, measure);
  return marks.filter((mark) => {
    if (mark.kind === 'picture') return false;
    const wide = mark.kind === 'text' ? measure(mark.text, mark.style) : mark.width;
    const high = mark.kind === 'text' ? 0 : mark.height;
    const left =
      mark.kind !== 'text' || mark.anchor === 'start'
        ? mark.x
        : mark.anchor === 'middle'
          ? mark.x - wide / 2
          : mark.x - wide;
    return left < -1 || left + wide > width + 1 || mark.y < 0 || mark.y + high > height;
  });
}
