import type { Lesson as AnyLesson, LessonKind, LessonModule } from '@late/games/lesson';
import type { Line } from '@late/kernel';
import { editionOf } from '@late/lexicon';
import type { Texts } from '../locales/texts.gen.ts';
import { type Move, type Options, TILE_EDITIONS } from '../rules/index.ts';
import { STORIES } from './stories.ts';
import { arrange, layExactly, tilesOf } from './tiles.ts';

type Lesson = AnyLesson<Partial<Options>, Move, Line<Texts>>;
type Edition = (typeof TILE_EDITIONS)[number];

const capitals = (word: string) => word.toUpperCase();

/** Game 1. */
function common(edition: Edition): Lesson {
  const { seed, lines } = STORIES[edition].common;
  const [first, answer, second] = lines;
  const letter = capitals(second.word[second.there ?? 0] ?? '');
  return {
    seed,
    options: { game: 1, words: 'checked', edition },
    bots: 1,
    steps: [
      { says: { key: 'krzyzowka.lesson.table' }, at: 'board' },
      {
        says: { key: 'krzyzowka.lesson.first', params: { word: capitals(first.word) } },
        at: 'hand',
        needs: ['board', 'actions'],
        asks: layExactly(first),
        replies: [{ seat: 1, move: { do: 'lay', tiles: tilesOf(answer) } }],
      },
      {
        says: { key: 'krzyzowka.lesson.answer', params: { word: capitals(answer.word) } },
        at: 'strip',
      },
      {
        says: { key: 'krzyzowka.lesson.cross', params: { word: capitals(second.word), letter } },
        at: 'hand',
        needs: ['board', 'actions'],
        asks: layExactly(second),
      },
      { says: { key: 'krzyzowka.lesson.seven' }, at: 'hand' },
      { says: { key: 'krzyzowka.lesson.end-common' }, at: 'actions' },
    ],
  };
}

/** Game 2, without a clock: whoever reads has time. */
function own(edition: Edition): Lesson {
  const { seed, lines } = STORIES[edition].own;
  const [first, second] = lines;
  const letter = capitals(second.word[second.there ?? 0] ?? '');
  return {
    seed,
    options: { game: 2, minutes: 'off', edition },
    bots: 1,
    steps: [
      {
        says: { key: 'krzyzowka.lesson.ready-own' },
        at: 'desk',
        asks: { move: { do: 'ready' } },
        replies: [{ seat: 1, move: { do: 'ready' } }],
      },
      {
        says: { key: 'krzyzowka.lesson.lay', params: { word: capitals(first.word) } },
        at: 'hand',
        needs: ['board'],
        asks: arrange([first]),
      },
      {
        says: {
          key: 'krzyzowka.lesson.cross-own',
          params: { word: capitals(second.word), letter },
        },
        at: 'hand',
        needs: ['board'],
        asks: arrange([first, second]),
      },
      { says: { key: 'krzyzowka.lesson.done' }, at: 'actions' },
      { says: { key: 'krzyzowka.lesson.end-own' }, at: 'actions' },
    ],
  };
}

/** Game 3, without a clock. */
function longest(edition: Edition): Lesson {
  const { seed, lines } = STORIES[edition].longest;
  const [first, theirs] = lines;
  return {
    seed,
    options: { game: 3, minutes: 'off', edition },
    bots: 1,
    steps: [
      {
        says: { key: 'krzyzowka.lesson.ready-longest' },
        at: 'desk',
        asks: { move: { do: 'ready' } },
        replies: [
          { seat: 1, move: { do: 'ready' } },
          { seat: 1, move: { do: 'arrange', tiles: tilesOf(theirs) } },
        ],
      },
      {
        says: { key: 'krzyzowka.lesson.word', params: { word: capitals(first.word) } },
        at: 'hand',
        needs: ['board'],
        asks: arrange([first]),
      },
      {
        says: { key: 'krzyzowka.lesson.raise', params: { count: first.word.length } },
        at: 'actions',
        asks: { move: { do: 'raise' }, lets: (move) => move.do === 'arrange' },
      },
      { says: { key: 'krzyzowka.lesson.counted' }, at: 'board' },
      { says: { key: 'krzyzowka.lesson.end-longest' }, at: 'desk' },
    ],
  };
}

function kind(name: 'common' | 'own' | 'longest', game: Options['game']): LessonKind<Options> {
  return {
    kind: name,
    title: { key: `krzyzowka.options.${name}` },
    isOf: (options) => options.game === game,
    nameIn: (language) => `${name}-${editionOf({ edition: language })}`,
  };
}

const module: LessonModule<Options, Move> = {
  kinds: [kind('common', 1), kind('own', 2), kind('longest', 3)],
  lessons: Object.fromEntries(
    TILE_EDITIONS.flatMap((edition) => [
      [`common-${edition}`, common(edition)],
      [`own-${edition}`, own(edition)],
      [`longest-${edition}`, longest(edition)],
    ]),
  ),
};

export const { kinds, lessons } = module;
