import { extra } from '@late/extra/rules';
import { seededChance } from '@late/kernel';
import { expect, it } from 'vitest';
import { storyOf } from '../src/index.ts';
import { ExtraSitting, people } from './sitting.ts';

it('tells every entry with what those were told who only watched, and no move', () => {
  const sitting = new ExtraSitting(people(2));
  sitting.throw();
  sitting.split(0);
  const story = storyOf(extra, sitting.table);
  expect(story.map(({ by, act }) => [by, act.do])).toEqual([
    ['house', 'deal'],
    [0, 'move'],
    [0, 'move'],
  ]);
  expect(story[1]?.events).toMatchObject([{ type: 'thrown', seat: 0 }]);
  expect(story[2]).toEqual({ by: 0, act: { do: 'move' }, events: [{ type: 'decided', seat: 0 }] });
});

it('has a place for what was taken back, and goes on to the end', () => {
  const sitting = new ExtraSitting(people(2));
  sitting.throw();
  sitting.split(0);
  sitting.do({ do: 'undo', seat: 0 });
  expect(storyOf(extra, sitting.table).at(-1)).toEqual({
    by: 0,
    act: { do: 'undo', drops: [2] },
    events: [],
  });
  sitting.playToEnd(seededChance(1));
  const story = storyOf(extra, sitting.table);
  expect(story).toHaveLength(sitting.table.log.length);
  expect(story.at(-1)?.events.at(-1)).toMatchObject({ type: 'over' });
});
