import type { Chance } from '@late/kernel';
import type { OptionSet, Specimen } from '@late/kernel/testing';
import {
  ALL_TILES,
  BLANK,
  type CommonState,
  type CommonView,
  type Desk,
  type Event,
  isConnected,
  type Move,
  missing,
  type Options,
  type OwnState,
  type OwnView,
  type State,
  type Tile,
  tilesEach,
  type View,
  without,
} from '../rules/index.ts';
import { game } from './game.ts';
import { hostileMoves } from './hostile-moves.ts';
import { anyLayout, randomMove, some } from './random-moves.ts';
import { recountText } from './recount.ts';
import { WORDS } from './words.ts';

const KNOWN = new Set(WORDS);

const SETS: readonly [name: string, options: Partial<Options>, seats: number][] = [
  ['game 1, two seats', {}, 2],
  ['game 1, three seats, names admitted', { properNouns: true }, 3],
  ['game 1, four seats', { game: 1, words: 'checked' }, 4],
  ['game 1, two seats, challenge', { words: 'challenge' }, 2],
  ['game 1, four seats, challenge', { words: 'challenge' }, 4],
  ['game 2, two seats', { game: 2 }, 2],
  ['game 2, four seats, two minutes', { game: 2, minutes: 2 }, 4],
  ['game 2, three seats, no clock', { game: 2, minutes: 'off' }, 3],
  ['game 2, two seats in turn', { game: 2, minutes: 3, rounds: 'in-turn' }, 2],
  ['game 3, two seats', { game: 3 }, 2],
  ['game 3, four seats, ten minutes', { game: 3, minutes: 10 }, 4],
  ['game 3, three seats in turn', { game: 3, minutes: 8, rounds: 'in-turn' }, 3],
  ['game 3, two seats in turn, no clock', { game: 3, rounds: 'in-turn', properNouns: true }, 2],
];

export const specimen: Specimen<Options, State, Move, Event, View> = {
  game,
  sets: SETS.map(
    ([name, options, seats]): OptionSet => ({
      name,
      options,
      seats,
      hidden: true,
      bound: 6_000,
    }),
  ),
  randomMove,
  resample: (view, chance) =>
    view.kind === 'common' ? resampleCommon(view, chance) : resampleOwn(view, chance),
  conserved: (state) => (state.kind === 'common' ? conservedCommon(state) : conservedOwn(state)),
  recount: (played) => recountText(played.text(), (word) => KNOWN.has(word)),
  hostileMoves,
  hostileOptions: [
    { game: 0 },
    { game: 4 },
    { game: '1' },
    { words: 'bluff' },
    { minutes: 0 },
    { minutes: 4 },
    { minutes: null },
    { rounds: 'apart' },
    { properNouns: 1 },
    { list: '' },
    { list: 'x'.repeat(41) },
    { list: '../words' },
    { list: null },
    { seats: 3 },
  ],
};

/** The bag and the others' hands may hold whatever the viewer cannot see. */
function resampleCommon(view: CommonView, chance: Chance): CommonState {
  const { viewer, mine, counts, table } = view;
  let unseen: readonly Tile[] = without(ALL_TILES, [
    ...table.map(({ tile }) => tile),
    ...(mine ?? []),
  ]);
  const hands = counts.map((count, seat) => {
    if (seat === viewer) return mine as readonly Tile[];
    const hand = some(unseen, count, chance);
    unseen = without(unseen, hand);
    return hand;
  });
  return {
    kind: 'common',
    options: view.options,
    order: view.order,
    entered: view.entered,
    active: view.active,
    hands: view.hands ?? hands,
    table,
    scores: view.scores,
    tries: view.tries,
    idle: view.idle,
    pending: view.pending,
    last: view.last,
    ended: view.ended,
  };
}

/** Nobody knows what lies on another's table, nor whether two tiles were swapped. */
function resampleOwn(view: OwnView, chance: Chance): OwnState {
  const { viewer, mine, options, playing } = view;
  const each = tilesEach(options, view.desks.length);
  const together = options.rounds === 'together';
  const own = mine?.tiles ?? [];
  const fresh = some(ALL_TILES, each, chance);
  // Who has begun and swapped nothing knows what all were dealt.
  const dealt = own.length && !mine?.swapped ? own : fresh;
  let unseen: readonly Tile[] = without(ALL_TILES, own);
  const desks = view.desks.map(({ stage, offence }, seat): Desk => {
    if (seat === viewer) return mine as Desk;
    const isAtWork = !['waiting', 'ready'].includes(stage);
    if (!isAtWork) {
      return { stage, tiles: [], layout: [], swapped: false, changes: 0, offence };
    }
    const swapped = options.game === 2 && chance.below(2) === 0;
    const tiles = together || swapped ? some(unseen, each, chance) : dealt;
    if (together) unseen = without(unseen, tiles);
    const layout = anyLayout(options.game, tiles, chance);
    return { stage, tiles, layout, swapped, changes: 1 + chance.below(5), offence };
  });
  return {
    kind: 'own',
    options,
    round: view.round,
    playing,
    desks,
    dealt: playing && !together ? dealt : null,
    endsAt: view.endsAt,
    points: view.points,
    last: view.last,
  };
}

const cellsOf = (tiles: readonly { row: number; column: number }[]) =>
  new Set(tiles.map(({ row, column }) => `${row},${column}`));

function conservedCommon(state: CommonState) {
  const { hands, table, pending, order, entered } = state;
  const everywhere = [...hands.flat(), ...table.map(({ tile }) => tile)];
  return {
    seats: hands.length,
    order: order.map(({ seat }) => seat).sort(),
    forged: missing(ALL_TILES, everywhere),
    overfull: hands.filter((hand) => hand.length > 7).length,
    onTopOfEachOther: table.length - cellsOf(table).size,
    inPieces: !isConnected(table),
    misread: table.filter(({ tile, letter }) => tile !== BLANK && tile !== letter).length,
    strayPending:
      pending?.cells.filter(({ row, column }) => !cellsOf(table).has(`${row},${column}`)).length ??
      0,
    entered: entered >= 1 && entered <= hands.length,
    idle: state.idle <= 2 * hands.length,
    tries: state.tries < 3,
  };
}

function conservedOwn({ desks, options, points, round, playing, dealt }: OwnState) {
  const each = tilesEach(options, desks.length);
  const together = options.rounds === 'together';
  return {
    seats: desks.length,
    forged: together
      ? missing(
          ALL_TILES,
          desks.flatMap(({ tiles }) => tiles),
        )
      : desks.some(({ tiles }) => missing(ALL_TILES, tiles) !== null),
    uneven: desks.filter(({ tiles }) => tiles.length && tiles.length !== each).length,
    forgedLayouts: desks.filter(
      ({ tiles, layout }) =>
        missing(
          tiles,
          layout.map(({ tile }) => tile),
        ) !== null,
    ).length,
    onTopOfEachOther: desks.filter(({ layout }) => cellsOf(layout).size < layout.length).length,
    rounds: round - points.length === (playing ? 1 : 0),
    dealt: (dealt !== null) === (playing && !together),
  };
}
