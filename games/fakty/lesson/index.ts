import type { Lesson, LessonModule } from '@late/games/lesson';
import type { Line } from '@late/kernel';
import { LANGUAGES, type Language } from '@late/ui/text';
import { newestDeck, printed, type Tile } from '../decks/index.ts';
import type { Texts } from '../locales/texts.gen.ts';
import type { Move, Options } from '../rules/index.ts';

/** A title in three tiles, as the luck of a seed has them: the first from the hand, then one of the pool, then the last. */
interface Story {
  readonly seed: string;
  readonly first: Tile;
  readonly pool: Tile;
  readonly last: Tile;
  /** What the rival begins with. */
  readonly rival: Tile;
}

const KIDNAPPED: Story = {
  seed: 'de065c9272a221f79ebfc8d269d05880ef68140e1f2df86cd95bac45eae66e4c',
  first: 104,
  pool: 3,
  last: 53,
  rival: 20,
};

const STORIES: Readonly<Record<Language, Story>> = {
  en: KIDNAPPED,
  de: KIDNAPPED,
  fr: KIDNAPPED,
  it: KIDNAPPED,
  pl: {
    seed: 'cff6469459d5bd950419eb0ebc311dd282416aae60b8fd89acf932c98a9e0232',
    first: 54,
    pool: 138,
    last: 19,
    rival: 40,
  },
};

function lessonIn(language: Language): Lesson<Partial<Options>, Move, Line<Texts>> {
  const { seed, first, pool, last, rival } = STORIES[language];
  const deck = newestDeck(language);
  const text = (tile: Tile) => printed(deck).prints[tile]?.text ?? '';
  return {
    seed,
    options: { deck, start: 0 },
    bots: 1,
    steps: [
      { says: { key: 'fakty.lesson.page' }, at: 'page' },
      {
        says: { key: 'fakty.lesson.first', params: { tile: text(first) } },
        at: 'hand',
        needs: ['page', 'actions'],
        asks: { move: { do: 'lay', tile: first, title: 0 } },
        replies: [{ seat: 1, move: { do: 'lay', tile: rival, title: 0 } }],
      },
      {
        says: { key: 'fakty.lesson.roll' },
        at: 'actions',
        asks: { move: { do: 'roll' } },
      },
      {
        says: { key: 'fakty.lesson.take', params: { tile: text(pool) } },
        at: 'pool',
        needs: ['actions'],
        asks: { move: { do: 'take', tile: pool } },
      },
      {
        says: { key: 'fakty.lesson.place', params: { tile: text(pool) } },
        at: 'page',
        needs: ['actions'],
        asks: { move: { do: 'lay', tile: pool, title: 0 } },
      },
      {
        says: { key: 'fakty.lesson.close', params: { tile: text(last) } },
        at: 'hand',
        needs: ['page', 'actions'],
        asks: { move: { do: 'lay', tile: last, title: 0 } },
      },
      { says: { key: 'fakty.lesson.closed' }, at: 'page' },
      { says: { key: 'fakty.lesson.end' }, at: 'page' },
    ],
  };
}

const module: LessonModule<Options, Move> = {
  kinds: [{ kind: 'first', isOf: () => true, nameIn: (language) => language }],
  lessons: Object.fromEntries(LANGUAGES.map((language) => [language, lessonIn(language)])),
};

export const { kinds, lessons } = module;
