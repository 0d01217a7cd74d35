import { describe, expect, test } from 'vitest';
import type { Outcome, Seat, Turn } from '../src/index.ts';
import { conformance, examine, type PropertyName } from '../testing/index.ts';
import { type Event, type State, type Toy, toy, without } from './toy/game.ts';
import { schemaOf } from './toy/schema.ts';
import { specimen, type ToySpecimen } from './toy/specimen.ts';

conformance(specimen, 400);

type Set = 'two' | 'three' | 'face up';

function flawsOf(change: Partial<ToySpecimen>, name: Set = 'three', games = 200): PropertyName[] {
  const sick: ToySpecimen = { ...specimen, ...change };
  const set = sick.sets.find((one) => one.name === name)!;
  return [...examine(sick, set, games).flaws.keys()];
}

/** The toy with something wrong. */
function flawsOfGame(change: Partial<Toy>, name?: Set): PropertyName[] {
  return flawsOf({ game: { ...toy, ...change } }, name);
}

/** The toy whose every step comes out a little different. */
function spoiling(
  spoil: (outcome: Outcome<State, Event>, before: State | null) => Outcome<State, Event>,
): Partial<Toy> {
  return {
    setup: (options, seats, context) => spoil(toy.setup(options, seats, context), null),
    play: (state, seat, move, context) => spoil(toy.play(state, seat, move, context), state),
    expire: (state, context) => spoil(toy.expire(state, context), state),
  };
}

test('the sound toy has no flaw', () => {
  for (const { name } of specimen.sets) expect(flawsOf({}, name as Set)).toEqual([]);
});

describe('secrets', () => {
  test('a view that shows all hands is found', () => {
    const leaky = flawsOfGame({
      view: (state, viewer) => ({ ...toy.view(state, viewer), all: state.hands }),
    });
    expect(leaky).toContain('views');
  });

  test('a view that shows them to the audience only is found', () => {
    const leaky = flawsOfGame({
      view: (state, viewer) => ({
        ...toy.view(state, viewer),
        ...(viewer === 'audience' ? { best: Math.max(...state.hands.flat()) } : {}),
      }),
    });
    expect(leaky).toContain('views');
  });

  test('a turn that depends on hidden tokens is found', () => {
    const leaky = flawsOfGame({
      turn: (state) => {
        const { must, may } = toy.turn(state);
        return { must, may: may.filter((seat) => state.laid[seat] !== 4) };
      },
    });
    expect(leaky).toContain('views');
  });

  test('a refusal that tells where a token is is found', () => {
    const leaky = flawsOfGame({
      check: (state, seat, move) => {
        const refusal = toy.check(state, seat, move);
        if (refusal?.code !== 'toy.not-held' || move.do !== 'lay') return refusal;
        const holder = state.hands.findIndex((hand) => hand.includes(move.token));
        return holder < 0 ? refusal : { code: 'toy.held-by-other' };
      },
    });
    expect(leaky).toEqual(['refusals']);
  });

  test('an event that tells a laid token is found', () => {
    const leaky = flawsOfGame({
      play: (state, seat, move, context) => {
        const outcome = toy.play(state, seat, move, context);
        const [first, ...rest] = outcome.events;
        return { ...outcome, events: [{ ...first, ...move } as Event, ...rest] };
      },
    });
    expect(leaky).toEqual(['events']);
  });

  test('a drawn token that everybody hears of is found', () => {
    expect(flawsOfGame({ redact: (event) => event })).toEqual(['events']);
  });

  test('an event that only some receive, depending on a secret, is found', () => {
    const leaky = flawsOfGame({
      redact: (event, viewer) =>
        event.type === 'drew' && (event.tokens?.[0] as number) > 2 && event.seat !== viewer
          ? null
          : toy.redact(event, viewer),
    });
    expect(leaky).toEqual(['events']);
  });

  test('a step that tells a secret and calls it nothing is found', () => {
    const leaky = flawsOfGame({
      play: (state, seat, move, context) => {
        const outcome = toy.play(state, seat, move, context);
        if (outcome.reveals !== 'nothing') return outcome;
        const hints = { round: Math.max(...state.hands.flat()) - 1 };
        return { ...outcome, state: { ...outcome.state, gone: [...state.gone], ...hints } };
      },
    });
    expect(leaky).toContain('quiet');
  });

  test('an opening that calls itself nothing is found', () => {
    const leaky = flawsOfGame(
      spoiling((outcome) => ({
        ...outcome,
        reveals: outcome.reveals === 'news' ? 'nothing' : outcome.reveals,
      })),
    );
    expect(leaky).toEqual(['quiet']);
  });

  test('a draw that calls itself nothing is found', () => {
    const leaky = flawsOfGame(spoiling((outcome) => ({ ...outcome, reveals: 'nothing' })));
    expect(leaky).toContain('reveals');
  });

  test('a state that wrongly calls itself open is found', () => {
    expect(flawsOfGame({ open: () => true })).toContain('open');
  });

  test('a game that hides what the option set says is open is found', () => {
    expect(flawsOfGame({ open: () => false }, 'face up')).toEqual(['open']);
  });
});

describe('playing on', () => {
  const drawing = (spoil: (drawn: State, state: State, seat: Seat) => State): Partial<Toy> => ({
    redraw: (state, seat, context) =>
      spoil(toy.redraw?.(state, seat, context) as State, state, seat),
  });

  test('with what was hidden from the seat is found', () => {
    expect(flawsOfGame(drawing((_, state) => state))).toEqual(['redraw']);
  });

  test('with one hidden hand as it was is found', () => {
    const leaky = drawing((drawn, { hands }, seat) => {
      const other = seat === 0 ? 1 : 0;
      return { ...drawn, hands: drawn.hands.with(other, hands[other] as number[]) };
    });
    expect(flawsOfGame(leaky)).toEqual(['redraw']);
  });

  test('with another hand of one’s own is found', () => {
    const other = drawing((drawn, _, seat) => ({
      ...drawn,
      hands: drawn.hands.with(seat, [1, 1]),
    }));
    expect(flawsOfGame(other)).toEqual(['redraw']);
  });

  test('with tokens that did not exist is found', () => {
    const forged = drawing((drawn) => ({ ...drawn, bag: drawn.bag.map(() => 1) }));
    expect(flawsOfGame(forged)).toEqual(['redraw']);
  });
});

describe('a test that cannot fail is a flaw', () => {
  test('when nothing hidden is ever drawn anew', () => {
    const sets = specimen.sets.map((set) => ({ ...set, hidden: true }));
    expect(flawsOf({ sets }, 'face up')).toEqual(
      expect.arrayContaining(['views', 'refusals', 'quiet', 'events']),
    );
  });

  test('when an option set wrongly says that no quiet step comes while something is hidden', () => {
    const sets = specimen.sets.map((set) => ({ ...set, noisy: true }));
    expect(flawsOf({ sets }, 'three')).toEqual(['quiet']);
  });

  test('when a resampled state is none that could be', () => {
    const resample: ToySpecimen['resample'] = (view, chance) => {
      const state = specimen.resample(view, chance);
      return { ...state, bag: state.bag.map(() => 1) };
    };
    expect(flawsOf({ resample })).toContain('views');
  });
});

describe('playing', () => {
  test('a refused move is found', () => {
    const picky = flawsOfGame({
      check: (state, seat, move) =>
        toy.check(state, seat, move) ??
        (move.do === 'lay' && move.token === 4 ? { code: 'toy.greedy' } : null),
    });
    expect(picky).toContain('accepts');
  });

  test('a play that throws is found', () => {
    const thrower = flawsOfGame({
      play: (state, seat, move, context) => {
        if (state.round === 2) throw new Error('not today');
        return toy.play(state, seat, move, context);
      },
    });
    expect(thrower).toContain('accepts');
  });

  test('a play that changes its input is found', () => {
    const play: Toy['play'] = (state, seat, move, context) => {
      (state.hands[seat] as number[]).sort();
      return toy.play(state, seat, move, context);
    };
    expect(flawsOfGame({ play })).toContain('untouched');
  });

  test('a view that changes its input in silence is found', () => {
    const view: Toy['view'] = (state, viewer) => {
      Reflect.set(state, 'round', state.round + 1);
      return toy.view(state, viewer);
    };
    expect(flawsOfGame({ view })).toContain('untouched');
  });

  test('a play with luck of its own is found', () => {
    let count = 0;
    const erratic = spoiling((outcome) => ({
      ...outcome,
      state: { ...outcome.state, due: outcome.state.due && outcome.state.due + (++count % 7) },
    }));
    expect(flawsOfGame(erratic)).toEqual(expect.arrayContaining(['replay', 'record']));
  });

  test('a game without end is found', () => {
    const play: Toy['play'] = (state) => ({ state, events: [], reveals: 'nothing' });
    const expire: Toy['expire'] = (state, { now }) => ({
      state: { ...state, due: now + 5_000 },
      events: [],
      reveals: 'nothing',
    });
    expect(flawsOfGame({ play, expire })).toContain('ends');
  });

  test('a game that stands still is found', () => {
    const stuck = flawsOfGame({
      turn: (state) => (state.round ? { must: [], may: [] } : toy.turn(state)),
      deadline: () => null,
    });
    expect(stuck).toContain('turn');
  });

  test.each<[string, (state: State) => Turn]>([
    ['a seat twice', () => ({ must: [0, 0], may: [] })],
    ['a seat as both', () => ({ must: [0, 1, 2], may: [0] })],
    ['a seat that is not there', () => ({ must: [0, 1, 2, 3], may: [] })],
    [
      'somebody after the end',
      (state) => (toy.result(state) ? { must: [0], may: [] } : toy.turn(state)),
    ],
  ])('a turn that names %s is found', (_, turn) => {
    expect(flawsOfGame({ turn })).toContain('turn');
  });

  test('a deadline after the end is found', () => {
    expect(flawsOfGame({ deadline: ({ due }) => due ?? 0 })).toContain('turn');
  });
});

describe('data', () => {
  test.each<[string, unknown]>([
    ['undefined', undefined],
    ['a map', new Map()],
    ['a date', new Date(0)],
    ['a function', () => 1],
    ['not a number', Number.NaN],
    ['minus zero', -0],
    ['an array with a hole', new Array(1)],
    ['an object with a class', new (class Hand {})()],
  ])('a state that holds %s is found', (_, stray) => {
    const sick = spoiling((outcome) => ({
      ...outcome,
      state: { ...outcome.state, stray } as unknown as State,
    }));
    expect(flawsOfGame(sick)).toContain('plain');
  });

  test('an event that holds what JSON does not is found', () => {
    const sick = spoiling((outcome) => ({
      ...outcome,
      events: [...outcome.events, { type: 'drew', seat: 0, tokens: undefined } as unknown as Event],
    }));
    expect(flawsOfGame(sick)).toContain('plain');
  });

  test('a rule that knows its own objects is found', () => {
    const own = new WeakSet<object>();
    const game = spoiling((outcome, before) => {
      const known = before === null || own.has(before);
      const state = known ? outcome.state : { ...outcome.state, round: 0 };
      own.add(state);
      return { ...outcome, state };
    });
    expect(flawsOfGame(game)).toContain('plain');
  });

  test.each<[string, Partial<Toy['notation']>]>([
    ['is lost', { write: () => 'take' }],
    ['opens a bracket', { write: (move) => `(${toy.notation.write(move)}` }],
    ['holds "="', { write: (move) => toy.notation.write(move).replace(' ', '=') }],
    ['breaks the line', { write: (move) => `${toy.notation.write(move)}\n` }],
    ['is empty', { write: () => '' }],
  ])('a notation that %s is found', (_, change) => {
    expect(flawsOfGame({ notation: { ...toy.notation, ...change } })).toContain('notation');
  });
});

describe('hostility', () => {
  test('a schema that lets strange keys pass is found', () => {
    const move = schemaOf((input): input is never => {
      const { do: what, token } = (input ?? {}) as Record<string, unknown>;
      return what === 'take' || (what === 'lay' && Number.isInteger(token));
    });
    expect(flawsOfGame({ move })).toContain('hostile-moves');
  });

  test('a check that lets a token pass which nobody holds is found', () => {
    const check: Toy['check'] = (state, seat, move) =>
      state.laid[seat] === null && move.do === 'lay' ? null : toy.check(state, seat, move);
    expect(flawsOfGame({ check })).toContain('hostile-moves');
  });

  test('a check that throws is found', () => {
    const check: Toy['check'] = (state, seat, move) => {
      if (move.do === 'take' && state.laid[seat] === null) throw new Error('nothing there');
      return toy.check(state, seat, move);
    };
    expect(flawsOfGame({ check })).toContain('hostile-moves');
  });

  test('a refusal without a code is found', () => {
    const check: Toy['check'] = (state, seat, move) => toy.check(state, seat, move) && { code: '' };
    expect(flawsOfGame({ check })).toContain('hostile-moves');
  });

  test('options that let everything pass are found', () => {
    const options = schemaOf((input): input is never => typeof input === 'object');
    expect(flawsOfGame({ options })).toContain('hostile-options');
  });
});

describe('counting', () => {
  test('a lost token is found', () => {
    const careless = spoiling((outcome) => {
      const { state } = outcome;
      const bag = state.round === 1 ? without(state.bag, 4) : state.bag;
      return { ...outcome, state: { ...state, bag } };
    });
    expect(flawsOfGame(careless)).toContain('conserved');
  });

  const resultOf = (change: (scores: readonly number[]) => number[], winners?: Seat[]) => ({
    result: (state: State) => {
      const result = toy.result(state);
      return result && { scores: change(result.scores), winners: winners ?? result.winners };
    },
  });

  test('a wrong score is found', () => {
    const wrong = resultOf(([first = 0, ...rest]) => [first + (first === 10 ? 1 : 0), ...rest]);
    expect(flawsOfGame(wrong)).toEqual(['recount']);
  });

  test('a wrong winner is found', () => {
    expect(flawsOfGame(resultOf((scores) => [...scores], [0]))).toEqual(['recount']);
  });

  test('a score too few, or a winner twice, is found', () => {
    expect(flawsOfGame(resultOf((scores) => scores.slice(1)))).toContain('result');
    expect(flawsOfGame(resultOf((scores) => [...scores], [0, 0]))).toContain('result');
  });

  test('a result that does not stay is found', () => {
    let asked = 0;
    const wobbly = resultOf((scores) => scores.map((score) => score + (asked++ % 2)));
    expect(flawsOfGame(wobbly)).toContain('result');
  });
});
