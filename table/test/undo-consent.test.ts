import { fairChance } from '@late/kernel';
import { describe, expect, it } from 'vitest';
import { itemsOf, planUndo, seenBy } from '../src/index.ts';
import { bot, ExtraSitting, people, Sitting } from './sitting.ts';
import { toy } from './toy.ts';

describe('taking back what was told', () => {
  it('asks all other people, not the bots', () => {
    const [ada, bob, cy] = people(3);
    const sitting = new ExtraSitting([ada, bot('R'), bob, cy].filter((holder) => !!holder));
    sitting.decideAndThrow();
    expect(seenBy(sitting.game, sitting.table, sitting.seed, 0).undo).toBe('consent');
    const { state } = sitting;
    const { entries } = sitting.undo(0);
    expect(entries).toMatchObject([{ act: { do: 'note', note: { kind: 'ask-undo' } } }]);
    expect(sitting.table.undoRequest).toEqual({ seat: 0, needs: [2, 3], agreed: [] });
    expect(sitting.state).toEqual(state);
    for (const seat of [0, 1]) {
      expect(sitting.refusal({ do: 'agree', seat })).toBe('undo.unasked');
    }
  });

  it('happens when the last of them agrees, and marks the table', () => {
    const sitting = new ExtraSitting(people(3));
    const before = sitting.decideAndThrow();
    const { state } = sitting;
    sitting.undo(0);
    expect(sitting.do({ do: 'agree', seat: 2 }).entries).toHaveLength(1);
    expect(sitting.state).toEqual(state);
    expect(sitting.table.undoRequest).toEqual({ seat: 0, needs: [1, 2], agreed: [2] });
    expect(sitting.refusal({ do: 'agree', seat: 2 })).toBe('undo.unasked');
    expect(sitting.refusal({ do: 'decline', seat: 2 })).toBe('undo.unasked');
    const { entries } = sitting.do({ do: 'agree', seat: 1 });
    expect(entries.map(({ by, act }) => [by, act.do])).toEqual([
      [1, 'note'],
      [0, 'undo'],
    ]);
    expect(sitting.state).toEqual(before);
    expect(sitting.table).toMatchObject({ undoRequest: null, tookBackNews: true });
  });

  it('ends with one who declines', () => {
    const sitting = new ExtraSitting(people(3));
    sitting.decideAndThrow();
    const { state } = sitting;
    sitting.undo(0);
    sitting.do({ do: 'agree', seat: 1 });
    sitting.do({ do: 'decline', seat: 2 });
    expect(sitting.table).toMatchObject({ undoRequest: null, tookBackNews: false });
    expect(sitting.state).toEqual(state);
    expect(sitting.refusal({ do: 'agree', seat: 1 })).toBe('undo.unasked');
  });

  it('can be called off by whoever asked, who need not ask twice', () => {
    const sitting = new ExtraSitting(people(3));
    sitting.decideAndThrow();
    sitting.undo(0);
    sitting.do({ do: 'agree', seat: 1 });
    expect(sitting.refusal({ do: 'undo', seat: 0 })).toBe('undo.asked');
    sitting.do({ do: 'decline', seat: 0 });
    expect(sitting.table.undoRequest).toBeNull();
    expect(sitting.refusal({ do: 'undo', seat: 0 })).toBeNull();
  });

  it('is void after any further move, and after any other undo', () => {
    const sitting = new ExtraSitting(people(3));
    sitting.decideAndThrow();
    sitting.undo(0);
    sitting.split(1);
    expect(sitting.table.undoRequest).toBeNull();
    expect(sitting.refusal({ do: 'agree', seat: 1 })).toBe('undo.unasked');
    sitting.undo(0);
    sitting.undo(1);
    expect(sitting.table.undoRequest).toBeNull();
  });

  it('gives way to a later request by somebody else', () => {
    const sitting = new ExtraSitting(people(3));
    sitting.round(0, 1, 2);
    sitting.undo(0);
    sitting.do({ do: 'agree', seat: 1 });
    sitting.undo(1);
    expect(sitting.table.undoRequest).toEqual({ seat: 1, needs: [0, 2], agreed: [] });
  });

  it('is granted at once to somebody alone, and marks the table', () => {
    for (const holders of [people(1), [...people(1), bot('R'), bot('S')]]) {
      const sitting = new ExtraSitting(holders);
      const before = sitting.decideAndThrow();
      const drops = itemsOf(sitting.table.log)
        .slice(-2)
        .map(({ seq }) => seq);
      expect(sitting.undo(0).entries).toMatchObject([{ act: { do: 'undo', drops } }]);
      expect(sitting.state).toEqual(before);
      expect(sitting.table).toMatchObject({ undoRequest: null, tookBackNews: true });
    }
  });

  it('brings new luck: a new throw belongs to a new step', () => {
    const sitting = new ExtraSitting(people(1));
    sitting.throw();
    const tapes = [3, 6, 9].map((seq) => {
      sitting.split(0);
      const [entry] = sitting.throw().entries;
      sitting.undo(0);
      const chance = fairChance(sitting.seed, sitting.table.plan.id, seq);
      expect(entry?.tape).toEqual(Array.from({ length: 5 }, () => chance.below(6)));
      return entry?.tape.join(' ');
    });
    expect(new Set(tapes).size).toBe(3);
  });

  it('reopens one decision and leaves the others decided', () => {
    const sitting = new ExtraSitting(people(3));
    sitting.throw();
    const { state } = sitting;
    for (const seat of [1, 0, 2]) sitting.split(seat, seat);
    const { last } = sitting.state;
    sitting.undo(0);
    sitting.do({ do: 'agree', seat: 1 });
    sitting.do({ do: 'agree', seat: 2 });
    expect(sitting.state).toEqual({ ...state, pending: last?.splits.with(0, null) });
    expect(sitting.table.turn.must).toEqual([0]);
  });

  it('takes everything back that a later throw built upon', () => {
    const sitting = new ExtraSitting(people(2));
    sitting.round(0, 1);
    sitting.round(0);
    expect(planUndo(sitting.game, sitting.table, 1)).toMatchObject({ drops: [3, 4, 5] });
    sitting.undo(0);
    expect(planUndo(sitting.game, sitting.table, 0)).toMatchObject({ drops: [2, 4] });
  });

  it('still asks when what was told has been taken back itself: it is known all the same', () => {
    const sitting = new ExtraSitting(people(3));
    sitting.round(0, 1, 2);
    sitting.undo(2);
    sitting.do({ do: 'agree', seat: 0 });
    sitting.do({ do: 'agree', seat: 1 });
    // Nothing is open now, but seat 0 has seen how the others decided.
    expect(sitting.state.pending[0]).not.toBeNull();
    expect(planUndo(sitting.game, sitting.table, 0)).toEqual({
      ok: true,
      drops: [2],
      needs: [1, 2],
      afterNews: true,
    });
    // A decision made after that told nothing since.
    sitting.split(2, 1);
    sitting.undo(2);
    expect(sitting.table.undoRequest?.needs).toEqual([0, 1]);
    sitting.do({ do: 'agree', seat: 0 });
    sitting.do({ do: 'agree', seat: 1 });
    sitting.undo(1);
    sitting.do({ do: 'agree', seat: 0 });
    sitting.do({ do: 'agree', seat: 2 });
    sitting.split(2, 1);
    expect(planUndo(sitting.game, sitting.table, 2)).toMatchObject({ needs: [], afterNews: false });
  });

  it('takes a later step along that would draw its own luck without this one', () => {
    const lucky: typeof toy = {
      ...toy,
      play(state, seat, move, context) {
        if (seat === 2 && state.turn === 0) context.chance.below(6, 'die');
        return toy.play(state, seat, move, context);
      },
    };
    const sitting = new Sitting(lucky, people(3));
    sitting.move(1, { do: 'shout' });
    sitting.move(0, { do: 'pass' });
    sitting.move(2, { do: 'shout' });
    expect(itemsOf(sitting.table.log).map(({ tape }) => tape.length)).toEqual([3, 1, 0, 0]);
    expect(planUndo(lucky, sitting.table, 0)).toMatchObject({ drops: [2, 3], needs: [2] });
  });

  it('takes a throw along that came later, though it would be legal without this step', () => {
    const quiet: typeof toy = {
      ...toy,
      play: (...step) => ({ ...toy.play(...step), reveals: 'nothing' }),
    };
    for (const game of [toy, quiet]) {
      for (const thrower of [0, 2]) {
        const sitting = new Sitting(game, people(3));
        sitting.move(0, { do: 'pass' });
        sitting.move(thrower, { do: 'shout' });
        expect(planUndo(game, sitting.table, 0)).toMatchObject({ drops: [1, 2] });
      }
    }
  });

  it('takes a later step along that would tell something in its new place', () => {
    const early: typeof toy = {
      ...toy,
      play: (state, seat, ...rest) => ({
        ...toy.play(state, seat, ...rest),
        reveals: seat === 2 && state.turn === 0 ? 'news' : 'nothing',
      }),
    };
    const sitting = new Sitting(early, people(3));
    sitting.move(1, { do: 'shout' });
    sitting.move(0, { do: 'pass' });
    sitting.move(2, { do: 'shout' });
    expect(planUndo(early, sitting.table, 0)).toMatchObject({ drops: [2, 3], needs: [2] });
    const plain = new Sitting(toy, people(3));
    plain.move(1, { do: 'shout' });
    plain.move(0, { do: 'pass' });
    plain.move(2, { do: 'shout' });
    expect(planUndo(toy, plain.table, 0)).toMatchObject({ drops: [2], needs: [] });
  });
});
