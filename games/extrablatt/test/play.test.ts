import { type Chance, checkMove, noChance, parse, playback, type Seat } from '@late/kernel';
import { describe, expect, test } from 'vitest';
import {
  BLANK_PAPER,
  challenges,
  copiesOf,
  type Event,
  extrablatt,
  offers,
  type State,
  sectionOf,
  type Wire,
} from '../rules/index.ts';
import { headline, paper, place, table } from './hand-made.ts';

const B = BLANK_PAPER;
const BROKE = { ...B, tokens: 0 };
const PLAN = ['sport-a local-a', 'motor sport-b', 'local-b culture-a', 'politics-a', 'sport-a'];
const EMPTY: Wire = {
  stacks: {
    start: { dispatches: 0, motors: 0 },
    normal: { dispatches: 0, motors: 0 },
    tempo: { dispatches: 0, motors: 0 },
  },
  unseen: [],
};

interface Told {
  readonly state: State;
  readonly events: readonly Event[];
  readonly reveals: string;
}

/** Plays moves as a record writes them: `s1 write 1 2x2 r7 c1`. */
function played(state: State, moves: string | string[], chance: Chance = noChance): Told {
  let told: Told = { state, events: [], reveals: 'nothing' };
  for (const line of [moves].flat()) {
    const [seat, move] = seatAndMove(line);
    const refusal = checkMove(extrablatt, told.state, seat, move);
    if (refusal) throw new Error(`${line}: ${refusal.code}`);
    told = extrablatt.play(told.state, seat, move, { chance, now: 0 });
  }
  return told;
}

function seatAndMove(line: string) {
  const [who = '', ...words] = line.split(' ');
  const move = parse(extrablatt.move, extrablatt.notation.read(words.join(' ')));
  if (!move.ok) throw new TypeError(`${line} is no move`);
  return [(Number(who.slice(1)) - 1) as Seat, move.value] as const;
}

function refused(state: State, line: string): string | undefined {
  return checkMove(extrablatt, state, ...seatAndMove(line))?.code;
}

const must = (state: State) => extrablatt.turn(state).must;

describe('the deal', () => {
  test.each([
    [2, 60],
    [3, 90],
    [4, 90],
  ])('with %i seats there are %i dispatches and twelve motors', (seats, dispatches) => {
    const chance = playback(new Array(40).fill(0));
    const { state } = extrablatt.setup({}, seats, { chance, now: 0 });
    const { stacks, unseen } = state.wire;
    const cards = state.plan.flat();
    expect(state.plan.map(({ length }) => length)).toEqual([3, 3, 3, 3, 3]);
    expect(unseen.length + cards.filter((card) => card !== 'motor').length).toBe(dispatches);
    const left = Object.values(stacks).map(({ motors }) => motors);
    expect(left.reduce((a, b) => a + b) + state.hour).toBe(12);
    expect([stacks.normal, stacks.tempo]).toEqual([
      { dispatches: dispatches / 3, motors: 0 },
      { dispatches: dispatches / 3, motors: 7 },
    ]);
  });

  test('every motor among the first fifteen moves the clock', () => {
    // The first answer is the starting player; below(35) = 0 finds a motor, five times.
    const tape = [1, 0, 0, 0, 0, 0, ...new Array(10).fill(0)];
    const { state } = extrablatt.setup({}, 3, { chance: playback(tape), now: 0 });
    expect(state).toMatchObject({ hour: 5, active: 1 });
    expect(state.plan[0]).toEqual(['motor', 'motor', 'motor']);
  });
});

describe('writing', () => {
  test('takes the lowest card, a layout card, and the marker of the hour', () => {
    const { state, events, reveals } = played(
      table([BROKE, B, B], PLAN, { hour: 5 }),
      's1 write 1 3x2 r7 c1',
    );
    expect(state.papers[0]).toMatchObject({
      articles: [{ headline: headline('sport-a'), circulation: 20, photo: false, duck: false }],
      stock: [5, 4, 4, 3, 2, 3, 1, 1, 1],
    });
    expect(state.plan[0]).toEqual([headline('local-a')]);
    expect(events).toHaveLength(1);
    expect(reveals).toBe('nothing');
    expect(must(state)).toEqual([1]);
  });

  test.each([
    [0, 10],
    [4, 10],
    [5, 20],
    [8, 20],
    [9, 30],
    [12, 30],
  ])('at %i o’clock an article is worth %i thousand', (hour, circulation) => {
    const { state } = played(table([B, B], PLAN, { hour }), 's1 write 1 2x2 r7 c1');
    expect(state.papers[0]?.articles[0]?.circulation).toBe(circulation);
  });

  test('goes by the hour when the card was taken, though its column is refilled with motors', () => {
    const wire: Wire = {
      ...EMPTY,
      stacks: { ...EMPTY.stacks, start: { dispatches: 0, motors: 3 } },
    };
    const { state, events } = played(
      table([BROKE, B], PLAN, { hour: 4, wire }),
      's1 write 4 2x2 r7 c1',
      playback([0, 0, 0]),
    );
    expect(state.papers[0]?.articles[0]?.circulation).toBe(10);
    expect(state.hour).toBe(7);
    expect(events.map(({ type }) => type)).toEqual([
      'wrote',
      'refilled',
      'struck',
      'struck',
      'struck',
    ]);
  });

  test('a section holds together, also across the fold, the zone’s border and a duck', () => {
    const state = table([paper('sport-b 2x2 r5 c8 10 duck'), B], PLAN);
    expect(refused(state, 's1 write 1 2x2 r9 c1')).toBe('extrablatt.apart');
    expect(refused(state, 's1 write 1 2x2 r7 c10')).toBe('extrablatt.apart');
    expect(refused(state, 's1 write 1 2x2 r7 c8')).toBeUndefined();
    expect(refused(state, 's1 write 1 2x2 r5 c10')).toBeUndefined();
    expect(refused(state, 's1 write 3 2x2 r9 c1')).toBeUndefined();
  });

  test('touching an article of another section or an ad is no contact', () => {
    const state = table(
      [paper('sport-b 2x2 r7 c1 10', 'local-a 2x2 r7 c3 10', 'ad 2x2 r9 c1'), B],
      PLAN,
    );
    expect(refused(state, 's1 write 1 2x2 r7 c5')).toBe('extrablatt.apart');
    expect(refused(state, 's1 write 1 2x2 r11 c1')).toBe('extrablatt.apart');
    expect(refused(state, 's1 write 1 2x2 r9 c3')).toBe('extrablatt.apart');
  });

  test('stays on the page, off the logo, and on one side of the zone’s border', () => {
    const state = table([paper('local-c 2x2 r9 c1 10'), B], PLAN);
    const code = (where: string) => refused(state, `s1 write 1 ${where}`);
    expect(code('2x2 r12 c1')).toBe('extrablatt.off-page');
    expect(code('2x2 r7 c18')).toBe('extrablatt.off-page');
    expect(code('2x2 r1 c1')).toBe('extrablatt.logo');
    expect(code('2x2 r2 c9')).toBe('extrablatt.logo');
    expect(code('2x2 r6 c3')).toBe('extrablatt.astride');
    expect(code('2x2 r4 c9')).toBe('extrablatt.astride');
    expect(code('2x2 r8 c2')).toBe('extrablatt.covered');
    expect(code('2x2 r7 c9')).toBeUndefined();
    expect(code('5x5 r1 c10')).toBe('extrablatt.no-card');
    expect(code('1x4 r1 c10')).toBe('extrablatt.no-card');
  });

  test('is not possible with a motor, or from an empty column', () => {
    expect(refused(table([B, B], PLAN), 's1 write 2 2x2 r7 c1')).toBe('extrablatt.motor-no-story');
    expect(refused(table([B, B], ['', 'local-a']), 's1 write 1 2x2 r7 c1')).toBe(
      'extrablatt.empty-column',
    );
  });
});

describe('photos', () => {
  const carrying = paper('sport-a 2x2 r7 c1 10 duck');

  test('a second copy becomes a photo, even beside a duck, and must touch its section', () => {
    const before = table([carrying, B, B], PLAN);
    expect(refused(before, 's1 write 1 2x2 r7 c5')).toBe('extrablatt.apart');
    const { state, events } = played(before, 's1 write 1 2x2 r7 c3');
    expect(state.papers[0]?.articles[1]).toMatchObject({ photo: true });
    expect(state.photos[2]).toBe(1);
    expect(events[0]).toMatchObject({ type: 'wrote', photo: true });
  });

  test('a photo touches its section, not its own article', () => {
    const spread = paper('sport-a 2x2 r7 c1 10', 'sport-b 2x2 r7 c3 10');
    expect(refused(table([spread, B], PLAN), 's1 write 1 2x2 r7 c5')).toBeUndefined();
  });

  test('without a photo of the section left, no second copy; never a third', () => {
    const photos = [2, 2, 0, 2, 2, 2];
    expect(refused(table([carrying, B], PLAN, { photos }), 's1 write 1 2x2 r7 c3')).toBe(
      'extrablatt.no-photo',
    );
    const both = paper('sport-a 2x2 r7 c1 10', 'sport-a 2x2 r7 c3 10 photo');
    expect(refused(table([both, B], PLAN), 's1 write 1 2x2 r7 c5')).toBe('extrablatt.third');
  });
});

describe('removing', () => {
  test('takes one or two lowest dispatches, never a motor', () => {
    const { state, events } = played(
      table([BROKE, B], PLAN),
      ['s1 remove 1', 's1 remove 1'],
      playback([0, 0, 0, 0, 0, 0]),
    );
    expect(events[0]).toMatchObject({ type: 'removed', headline: headline('local-a') });
    expect(must(state)).toEqual([1]);
    expect(refused(table([B, B], PLAN), 's1 remove 2')).toBe('extrablatt.motor-stays');
  });

  test('the second is optional', () => {
    const { state } = played(table([BROKE, B], PLAN), ['s1 remove 1', 's1 pass']);
    expect(must(state)).toEqual([1]);
    expect(refused(table([B, B], PLAN), 's1 pass')).toBe('extrablatt.now.act');
  });

  test('an emptied column is refilled at once, and the second may be a fresh card', () => {
    const wire: Wire = {
      stacks: { ...EMPTY.stacks, start: { dispatches: 3, motors: 0 } },
      unseen: [0, 1, 2],
    };
    const first = played(table([BROKE, B], PLAN, { wire }), 's1 remove 4', playback([2, 0, 0]));
    expect(first.state.plan[3]).toEqual([2, 0, 1]);
    expect(first.state.phase).toEqual({ at: 'remove' });
    expect(first.reveals).toBe('news');
    expect(played(first.state, 's1 remove 4').events[0]).toMatchObject({ headline: 2 });
  });

  test('no second is offered where only motors lie lowest', () => {
    const { state } = played(
      table([BROKE, B], ['sport-a motor', 'motor', '', '', ''], { wire: EMPTY }),
      's1 remove 1',
    );
    expect(state.phase).toEqual({ at: 'act' });
    expect(state.active).toBe(1);
  });
});

describe('refilling', () => {
  const wire = (start: number, normal: number, tempo: number): Wire => ({
    stacks: {
      start: { dispatches: start, motors: 0 },
      normal: { dispatches: normal, motors: 0 },
      tempo: { dispatches: tempo, motors: 0 },
    },
    unseen: Array.from({ length: start + normal + tempo }, (_, n) => n),
  });
  const write = (left: Wire) =>
    played(
      table([BROKE, B], PLAN, { wire: left }),
      's1 write 4 2x2 r7 c1',
      playback(new Array(9).fill(0)),
    ).state;

  test('asks for a stack once the start stack is used up', () => {
    const state = write(wire(0, 5, 5));
    expect(state.phase).toEqual({ at: 'refill', fax: 3, missing: 3, afterwards: 'done' });
    const after = played(state, 's1 refill tempo', playback([0, 0, 0]));
    expect(after.state.wire.stacks).toMatchObject({
      normal: { dispatches: 5 },
      tempo: { dispatches: 2 },
    });
    expect(after.reveals).toBe('news');
    expect(must(after.state)).toEqual([1]);
  });

  test('lays what the start stack has, then asks for the rest', () => {
    const state = write(wire(2, 5, 5));
    expect(state.plan[3]).toEqual([0, 1]);
    expect(state.phase).toEqual({ at: 'refill', fax: 3, missing: 1, afterwards: 'done' });
  });

  test('goes over to the other stack only when the chosen one runs out', () => {
    const { state, events } = played(write(wire(0, 2, 5)), 's1 refill normal', playback([0, 0, 0]));
    expect(events).toMatchObject([
      { type: 'refilled', stack: 'normal', cards: [0, 1] },
      { type: 'refilled', stack: 'tempo', cards: [2] },
    ]);
    expect(state.plan[3]).toHaveLength(3);
  });

  test('does not ask where only one stack is left', () => {
    expect(write(wire(0, 0, 5)).plan[3]).toEqual([0, 1, 2]);
    expect(write(wire(0, 5, 0)).phase).toEqual({ at: 'act' });
  });

  test('leaves a column short or empty when all stacks are used up', () => {
    expect(write(wire(0, 1, 0)).plan[3]).toHaveLength(1);
    expect(write(EMPTY)).toMatchObject({ phase: { at: 'act' }, active: 1 });
  });
});

describe('the duel about an ad', () => {
  const dealt = table([BROKE, B, B], PLAN, { hour: 7, taken: 3 });
  const called = played(dealt, 's1 motor 2 s2').state;

  test('both choose in secret, in any order', () => {
    expect(must(called)).toEqual([0, 1]);
    const { state, reveals, events } = played(called, 's2 cheque 8');
    expect(must(state)).toEqual([0]);
    expect(reveals).toBe('nothing');
    expect(events).toEqual([{ type: 'chose', seat: 1 }]);
    expect(extrablatt.view(state, 0)).toEqual(
      extrablatt.view(played(called, 's2 cheque 1').state, 0),
    );
    expect(refused(called, 's2 cheque 12')).toBe('extrablatt.cheque');
  });

  test('the higher cheque wins, the cheques change hands, and only the two see them', () => {
    const { state, events, reveals } = played(called, ['s1 cheque 5', 's2 cheque 8']);
    expect(state.cheques).toEqual([
      [2, 8, 12],
      [1, 5, 11],
      [3, 7, 10],
    ]);
    expect(must(state)).toEqual([1]);
    expect(reveals).toBe('secret');
    expect(events).toMatchObject([
      { type: 'chose' },
      { type: 'exchanged', seats: [0, 1], cheques: [5, 8] },
      { type: 'won', kind: 'ad', seat: 1, loser: 0, tokens: 0 },
    ]);
    const exchanged = events[1] as Event;
    const readers = [0, 1, 2, 'audience'] as const;
    expect(readers.map((who) => extrablatt.redact(exchanged, who) !== null)).toEqual([
      true,
      true,
      false,
      false,
    ]);
    expect(readers.map((who) => extrablatt.view(state, who).duels[0]?.cheques)).toEqual([
      [5, 8],
      [5, 8],
      null,
      null,
    ]);
  });

  test('1,000 beats 12,000, and nothing else', () => {
    expect(must(played(called, ['s1 cheque 12', 's2 cheque 1']).state)).toEqual([1]);
    expect(must(played(called, ['s1 cheque 12', 's2 cheque 8']).state)).toEqual([0]);
    expect(must(played(called, ['s1 cheque 5', 's2 cheque 1']).state)).toEqual([0]);
  });

  test('a starter who wins takes two tokens, and may spend one this turn', () => {
    const won = played(called, ['s1 cheque 12', 's2 cheque 8']).state;
    expect(won.papers[0]?.tokens).toBe(2);
    const { state } = played(won, 's1 ad 4x3 r7 c7 f');
    expect(state.papers[1]?.ads).toEqual([{ by: 0, place: place('4x3 r7 c7'), text: 5 }]);
    expect(state.papers[0]?.stock[5]).toBe(2);
    expect(state.phase).toEqual({ at: 'extra' });
  });

  test('the ad lies free in the body, on a card of at most twelve cells', () => {
    const won = played(called, ['s1 cheque 12', 's2 cheque 8']).state;
    expect(refused(won, 's1 ad 5x3 r7 c1 a')).toBe('extrablatt.ad-size');
    expect(refused(won, 's1 ad 2x2 r3 c1 a')).toBe('extrablatt.ad-zone');
    expect(refused(won, 's1 ad 2x2 r6 c1 a')).toBe('extrablatt.astride');
    const used = { ...won, papers: [won.papers[0]!, paper('ad 2x2 r7 c1'), won.papers[2]!] };
    expect(refused(used, 's1 ad 2x2 r9 c1 a')).toBe('extrablatt.ad-used');
    expect(refused(used, 's1 ad 2x2 r7 c2 b')).toBe('extrablatt.covered');
    expect(refused(used, 's1 ad 2x2 r9 c1 b')).toBeUndefined();
  });

  test('the winner may do without', () => {
    const { state, events } = played(called, ['s1 cheque 2', 's2 cheque 8', 's2 pass']);
    expect(events).toEqual([{ type: 'no-ad', seat: 1, why: 'declined' }]);
    expect(must(state)).toEqual([1]);
  });

  test('without a card of that size there is none, and the tokens come all the same', () => {
    const bare = { ...BROKE, stock: [0, 0, 0, 0, 0, 0, 1, 1, 1] };
    const { state, events } = played(table([bare, B], PLAN, { hour: 1 }), [
      's1 motor 2 s2',
      's1 cheque 12',
      's2 cheque 11',
    ]);
    expect(events.at(-1)).toEqual({ type: 'no-ad', seat: 0, why: 'no-room' });
    expect(state.papers[0]?.tokens).toBe(2);
    expect(state.phase).toEqual({ at: 'extra' });
  });

  test('needs a rival who is somebody else, and no section', () => {
    expect(refused(dealt, 's1 motor 2')).toBe('extrablatt.rival');
    expect(refused(dealt, 's1 motor 2 s1')).toBe('extrablatt.self');
    expect(refused(dealt, 's1 motor 2 s4')).toBe('extrablatt.no-rival');
    expect(refused(dealt, 's1 motor 2 s2 sport')).toBe('extrablatt.ad-section');
    expect(refused(dealt, 's1 motor 1 s2')).toBe('extrablatt.no-motor');
  });
});

describe('the duel about a duck', () => {
  const mine = paper('sport-a 2x2 r7 c1 10', 'local-a 2x2 r7 c3 10 duck', 'culture-a 2x2 r9 c1 10');
  const theirs = paper(
    'sport-b 2x2 r3 c1 10',
    'sport-b 2x2 r3 c3 10 photo',
    'local-b 2x2 r7 c3 10',
  );
  const dealt = table([mine, theirs, B], PLAN, { hour: 8, taken: 5 });

  test('is for a section in which both have an article without a duck', () => {
    expect(challenges(dealt, 0)).toEqual([
      { kind: 'duck', starter: 0, rival: 1, section: 'sport' },
    ]);
    expect(refused(dealt, 's1 motor 2 s2')).toBe('extrablatt.name-section');
    expect(refused(dealt, 's1 motor 2 s2 local')).toBe('extrablatt.not-shared');
    expect(refused(dealt, 's1 motor 2 s2 culture')).toBe('extrablatt.not-shared');
    expect(refused(dealt, 's1 motor 2 s3 sport')).toBe('extrablatt.not-shared');
    expect(refused(dealt, 's1 motor 2')).toBe('extrablatt.rival');
  });

  test('the winner ducks an article of that section, also in the zone, also a photo', () => {
    const won = played(dealt, ['s1 motor 2 s2 sport', 's1 cheque 12', 's2 cheque 8']).state;
    expect(won.papers[0]?.tokens).toBe(1);
    expect(refused(won, 's1 duck 3')).toBe('extrablatt.duck-section');
    expect(refused(won, 's1 duck 9')).toBe('extrablatt.no-article');
    expect(refused(won, 's1 pass')).toBe('extrablatt.now.duck');
    const { state } = played(won, 's1 duck 2');
    expect(state.papers[1]?.articles.map(({ duck }) => duck)).toEqual([false, true, false]);
  });

  test('a rival who wins puts the duck into the starter’s paper', () => {
    const won = played(dealt, ['s1 motor 2 s2 sport', 's1 cheque 2', 's2 cheque 8']).state;
    expect(must(won)).toEqual([1]);
    const { state } = played(won, 's2 duck 1');
    expect(state.papers[0]?.articles[0]?.duck).toBe(true);
    expect(refused({ ...won, papers: state.papers }, 's2 duck 1')).toBe('extrablatt.duck-twice');
  });

  test('without one, the motor is simply taken', () => {
    const state = table([BROKE, theirs, B], PLAN, { hour: 12, taken: 5 });
    expect(refused(state, 's1 motor 2 s2 sport')).toBe('extrablatt.no-duel');
    const after = played(state, 's1 motor 2');
    expect(after.events).toEqual([{ type: 'took', seat: 0 }]);
    expect(after.state).toMatchObject({ taken: 6, active: 1 });
  });
});

describe('the Extra action', () => {
  test('costs a token, comes after the action, and only once a turn', () => {
    const rich = { ...B, tokens: 3 };
    const once = played(table([rich, B], PLAN), 's1 write 1 2x2 r7 c1').state;
    expect(once.phase).toEqual({ at: 'extra' });
    const twice = played(once, 's1 write 3 2x2 r9 c1');
    expect(twice.events[0]).toEqual({ type: 'spent', seat: 0 });
    expect(twice.state.papers[0]?.tokens).toBe(2);
    expect(must(twice.state)).toEqual([1]);
    expect(twice.state.spent).toBe(false);
  });

  test('is optional', () => {
    const { state } = played(table([B, B], PLAN), ['s1 write 1 2x2 r7 c1', 's1 pass']);
    expect(state.papers[0]?.tokens).toBe(1);
    expect(must(state)).toEqual([1]);
  });

  test('may be of any kind: remove two, with one token', () => {
    const { state } = played(
      table([B, B], PLAN),
      ['s1 write 1 2x2 r7 c1', 's1 remove 1', 's1 remove 3'],
      playback(new Array(6).fill(0)),
    );
    expect(state.papers[0]?.tokens).toBe(0);
    expect(must(state)).toEqual([1]);
  });
});

describe('the end', () => {
  const last = table([B, paper('sport-a 2x2 r7 c1 10')], PLAN, { hour: 12, taken: 11 });

  test('comes at once with the twelfth motor: no refill, no Extra action', () => {
    const { state, events, reveals } = played(last, 's1 motor 2');
    expect(state.phase).toEqual({ at: 'over' });
    expect(must(state)).toEqual([]);
    expect(events.at(-1)).toMatchObject({ type: 'over', winners: [1] });
    expect(reveals).toBe('secret');
  });

  test('waits for its duel, and then opens all cheques', () => {
    const both = { ...last, papers: [paper('sport-b 2x2 r7 c1 10'), last.papers[1]!] };
    const duel = played(both, ['s1 motor 2 s2 sport', 's2 cheque 1', 's1 cheque 2']).state;
    expect(extrablatt.result(duel)).toBeNull();
    expect(extrablatt.open(duel)).toBe(false);
    const { state } = played(duel, 's1 duck 1');
    expect(extrablatt.result(state)?.winners).toEqual([0]);
    expect(extrablatt.open(state)).toBe(true);
    expect(extrablatt.view(state, 'audience').cheques).toEqual(state.cheques);
  });
});

describe('questions of a board', () => {
  test('what can be done with every column', () => {
    const full = { ...B, stock: B.stock.map(() => 0) };
    const state = table([full, B], ['sport-a', 'motor', '', 'local-a', 'politics-a'], { hour: 3 });
    expect(offers(state, 0).map(({ fax, write, remove }) => [fax, write, remove])).toEqual([
      [0, false, true],
      [1, false, false],
      [3, false, true],
      [4, false, true],
    ]);
    expect(offers(state, 1).map(({ write }) => write)).toEqual([true, false, true, true]);
    expect(offers(state, 1)[1]?.challenges).toEqual([
      { kind: 'ad', starter: 1, rival: 0, section: null },
    ]);
  });

  test('where the copies of a headline are', () => {
    const state = table([paper('sport-a 2x2 r7 c1 10'), B, B], PLAN, {
      wire: { ...EMPTY, unseen: [10, 10] },
    });
    expect(sectionOf(10)).toBe('sport');
    expect(copiesOf(state, 10)).toEqual({ unseen: 2, plan: 2, papers: [1, 0, 0] });
  });
});
