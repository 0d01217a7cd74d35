import type { Lesson, LessonModule } from '@late/games/lesson';
import type { Line } from '@late/kernel';
import type { Texts } from '../locales/texts.gen.ts';
import type { Move, Options } from '../rules/index.ts';

/** The fax columns of this seed that the lesson takes from: a Culture story above a time motor, and another one. */
const CULTURE = 2;
const MORE_CULTURE = 3;
const BUSINESS = 4;

/** An article may lie wherever it fits. */
const isWriting = (fax: number) => (move: Move) => move.do === 'write' && move.fax === fax;

const first: Lesson<Partial<Options>, Move, Line<Texts>> = {
  seed: '8043995c372ce20df6fca69819eeb9c9fd13471086319073c4b5b88e63c31c8c',
  options: {},
  bots: 1,
  steps: [
    { says: { key: 'extrablatt.lesson.fax' }, at: 'desk' },
    {
      says: { key: 'extrablatt.lesson.write' },
      at: 'desk',
      needs: ['board'],
      asks: {
        move: { do: 'write', fax: CULTURE, place: { column: 0, row: 7, width: 3, height: 2 } },
        accepts: isWriting(CULTURE),
      },
    },
    {
      says: { key: 'extrablatt.lesson.token' },
      at: 'desk',
      asks: { move: { do: 'pass' } },
      replies: [
        {
          seat: 1,
          move: { do: 'write', fax: BUSINESS, place: { column: 9, row: 0, width: 3, height: 3 } },
        },
        { seat: 1, move: { do: 'pass' } },
      ],
    },
    {
      says: { key: 'extrablatt.lesson.motor' },
      at: 'desk',
      asks: { move: { do: 'motor', fax: CULTURE, rival: 1 } },
    },
    {
      says: { key: 'extrablatt.lesson.cheque' },
      at: 'desk',
      asks: { move: { do: 'cheque', cheque: 12 } },
      replies: [{ seat: 1, move: { do: 'cheque', cheque: 8 } }],
    },
    {
      says: { key: 'extrablatt.lesson.ad' },
      at: 'desk',
      needs: ['board'],
      asks: {
        move: { do: 'ad', place: { column: 0, row: 6, width: 3, height: 4 }, text: 0 },
        accepts: (move) => move.do === 'ad' || move.do === 'pass',
      },
    },
    {
      says: { key: 'extrablatt.lesson.section' },
      at: 'desk',
      needs: ['board'],
      asks: {
        move: {
          do: 'write',
          fax: MORE_CULTURE,
          place: { column: 3, row: 7, width: 3, height: 2 },
        },
        accepts: isWriting(MORE_CULTURE),
      },
    },
    { says: { key: 'extrablatt.lesson.clock' }, at: 'clock' },
    { says: { key: 'extrablatt.lesson.end' }, at: 'board' },
  ],
};

const module: LessonModule<Options, Move> = {
  kinds: [{ kind: 'first', isOf: () => true, nameIn: () => 'first' }],
  lessons: { first },
};

export const { kinds, lessons } = module;
