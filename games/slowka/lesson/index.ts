import type { Lesson, LessonModule } from '@late/games/lesson';
import type { Line } from '@late/kernel';
import type { Texts } from '../locales/texts.gen.ts';
import { type Move, notation, type Options, TOKEN_EDITIONS } from '../rules/index.ts';
import { STORIES } from './stories.ts';

type Edition = (typeof TOKEN_EDITIONS)[number];

function lessonIn(edition: Edition): Lesson<Partial<Options>, Move, Line<Texts>> {
  const { seed, moves, start, through, words } = STORIES[edition];
  const [first, answer, second] = moves.map((text) => notation.read(text) as Move) as [
    Move,
    Move,
    Move,
  ];
  const [word, theirs, next] = words;
  return {
    seed,
    options: { words: 'checked', edition },
    bots: 1,
    steps: [
      { says: { key: 'slowka.lesson.board', params: { letter: start } }, at: 'board' },
      {
        says: { key: 'slowka.lesson.word', params: { word, letter: start } },
        at: 'hand',
        needs: ['board', 'actions'],
        asks: { move: first, accepts: reads(first) },
        replies: [{ seat: 1, move: answer }],
      },
      { says: { key: 'slowka.lesson.answer', params: { word: theirs } }, at: 'strip' },
      {
        says: { key: 'slowka.lesson.through', params: { word: next, letter: through } },
        at: 'hand',
        needs: ['board', 'actions'],
        asks: { move: second, accepts: reads(second) },
      },
      { says: { key: 'slowka.lesson.bonus' }, at: 'bonus' },
      { says: { key: 'slowka.lesson.end' }, at: 'hand' },
    ],
  };
}

/** In which order tokens were laid is all the same; where they lie is not, since the rival answers there. */
function reads(asked: Move): (move: Move) => boolean {
  return (move) =>
    move.do === 'word' &&
    asked.do === 'word' &&
    move.path.join() === asked.path.join() &&
    move.laid.length === asked.laid.length;
}

const module: LessonModule<Options, Move> = {
  kinds: [
    {
      kind: 'first',
      isOf: () => true,
      nameIn: (language) => TOKEN_EDITIONS.find((edition) => edition === language) ?? 'pl',
    },
  ],
  lessons: Object.fromEntries(TOKEN_EDITIONS.map((edition) => [edition, lessonIn(edition)])),
};

export const { kinds, lessons } = module;
