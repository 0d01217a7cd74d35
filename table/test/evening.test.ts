import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  EVENING_GAMES,
  type EveningGame,
  eveningAfter,
  eveningPoints,
  movedOn,
  nextSeats,
  placesMovedOn,
  type RoomSeat,
  tallyOf,
} from '../src/index.ts';
import { ADA, BOB, botSeat, CY, DOT, OPEN, RoomScene, seatFor } from './room-scene.ts';

const points = (scores: number[], winners: number[]) => eveningPoints({ scores, winners });

describe('the points of a game', () => {
  it('are twelve for whoever leaves all behind, and for others the part of rivals that they leave behind', () => {
    expect(points([140, 90], [0])).toEqual([12, 0]);
    expect(points([3, 9, 7], [1])).toEqual([0, 12, 6]);
    expect(points([1, 2, 3, 4], [3])).toEqual([0, 4, 8, 12]);
  });

  it('are halved between those who are level', () => {
    expect(points([50, 50], [0, 1])).toEqual([6, 6]);
    expect(points([9, 9, 2], [0, 1])).toEqual([9, 9, 0]);
    expect(points([0, 0, 0, 0], [])).toEqual([6, 6, 6, 6]);
  });

  it('follow whom the game says won, where points are level', () => {
    expect(points([30, 30, 10], [1])).toEqual([6, 12, 0]);
  });

  it('are none where there is nobody to leave behind', () => {
    expect(points([77], [0])).toEqual([0]);
  });

  it('are the same in sum, whatever is scored and however many play, but for the rounding', () => {
    const scores = fc.array(fc.integer({ min: -20, max: 400 }), { minLength: 2, maxLength: 8 });
    fc.assert(
      fc.property(scores, (made) => {
        const best = Math.max(...made);
        const winners = made.flatMap((score, seat) => (score === best ? [seat] : []));
        const given = points(made, winners);
        expect(Math.max(...given)).toBeLessThanOrEqual(12);
        const sum = given.reduce((all, one) => all + one, 0);
        expect(Math.abs(sum / made.length - 6)).toBeLessThanOrEqual(0.5);
        // Nobody with less has more.
        made.forEach((score, seat) => {
          made.forEach((other, rival) => {
            if (score > other) expect(given[seat]).toBeGreaterThanOrEqual(given[rival] as number);
          });
        });
      }),
    );
  });
});

describe('the tally of an evening', () => {
  const person = (...names: string[]) => ({
    kind: 'person' as const,
    players: names.map((name) => ({ key: `p ${name}`, name })),
  });
  const bot = { kind: 'bot' as const, players: [{ key: 'b Serif', name: 'Serif' }] };
  const games: EveningGame[] = [
    { seats: [person('Ada'), person('Bob'), bot], result: { scores: [9, 5, 1], winners: [0] } },
    // A team, and somebody whose name left the house.
    {
      seats: [person('Ada', 'Cy'), person('Bob'), person()],
      result: { scores: [1, 8, 9], winners: [2] },
    },
    { seats: [person('Bob'), person('Ada')], result: null },
  ];

  it('adds up who made what, everybody of a team for themselves', () => {
    expect(
      tallyOf(games).map(({ name, place, points: all, won, played }) => [
        name,
        place,
        all,
        won,
        played,
      ]),
    ).toEqual([
      ['Ada', 1, 12, 1, 2],
      ['Bob', 2, 12, 0, 2],
      ['Serif', 3, 0, 0, 1],
      ['Cy', 3, 0, 0, 1],
    ]);
  });

  it('calls people as they were called last', () => {
    const renamed = [
      {
        seats: [{ kind: 'person' as const, players: [{ key: 'p Ada', name: 'A' }] }],
        result: null,
      },
    ];
    expect(tallyOf([...games, ...renamed])[0]?.name).toBe('A');
  });
});

it('an evening has thirty games; then a new one begins', () => {
  let before: readonly string[] = [];
  for (let game = 1; game < EVENING_GAMES; game++) before = eveningAfter(before, `room-${game}`);
  expect(before).toHaveLength(EVENING_GAMES - 1);
  expect(eveningAfter(before, 'last')).toEqual([]);
});

it('whoever began has the last seat in the next game', () => {
  expect(movedOn(['a', 'b', 'c'])).toEqual(['b', 'c', 'a']);
  expect(placesMovedOn(3)).toEqual([2, 0, 1]);
  expect(movedOn([])).toEqual([]);
});

describe('the seats of another game', () => {
  const team: RoomSeat = {
    kind: 'person',
    name: 'Ada & Bob',
    members: [ADA, BOB, DOT],
    mates: [
      { member: ADA, name: 'Ada' },
      { member: BOB, name: 'Bob' },
    ],
  };
  const room = new RoomScene([team, OPEN, botSeat('Serif'), seatFor(CY, 'Cy'), botSeat('Pica')])
    .room;
  const kinds = (max: number, hasTeams: boolean, unwelcome = '') =>
    nextSeats(room, { max, hasTeams }, (member) => member === unwelcome).map((held) =>
      'name' in held ? held.name : held.kind,
    );

  it('are of those who are there; what is free then is open', () => {
    expect(kinds(6, true)).toEqual(['Serif', 'Cy', 'Pica', 'Ada & Bob', 'open', 'open']);
    expect(kinds(6, true, CY)).toEqual(['Serif', 'Pica', 'Ada & Bob', 'open', 'open', 'open']);
  });

  it('are apart where there are no teams, a second device with the first of them', () => {
    expect(kinds(5, false)).toEqual(['Serif', 'Cy', 'Pica', 'Ada', 'Bob']);
    const [ada] = nextSeats(room, { max: 5, hasTeams: false }).slice(3);
    expect(ada).toMatchObject({ members: [ADA, DOT], mates: [{ member: ADA }] });
  });

  it('leave bots behind before people; more people than seats are for the game to refuse', () => {
    expect(kinds(4, false)).toEqual(['Serif', 'Cy', 'Ada', 'Bob']);
    expect(kinds(3, false)).toEqual(['Cy', 'Ada', 'Bob']);
    expect(kinds(2, false)).toEqual(['Cy', 'Ada', 'Bob']);
  });
});
