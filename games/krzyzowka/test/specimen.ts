import type { Chance } from '@late/kernel';
import type { OptionSet, Specimen } from '@late/kernel/testing';
import { EDITIONS, type EditionId, oneEdition } from '@late/lexicon';
import { smallLexicon } from '@late/lexicon/testing';
import {
  allTiles,
  BLANK,
  type CommonState,
  type CommonView,
  type Desk,
  type Event,
  isConnected,
  krzyzowka,
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
const ALL_WORDS = { properNouns: true, parts: 'all' } as const;

const SETS: readonly [name: string, options: Partial<Options>, seats: number][] = [
  ['game 1, two seats', {}, 2],
  ['game 1, three seats, names and all, free tries', { ...ALL_WORDS, tries: 'free' }, 3],
  ['game 1, four seats, one try, votes', { tries: 1, family: true, tableWords: true }, 4],
  ['game 1, two seats, challenge, words of the table', { words: 'challenge', tableWords: true }, 2],
  ['game 1, four seats, a doubt costs', { words: 'challenge', wrongChallenge: 'turn' }, 4],
  ['game 1, alone', { words: 'challenge' }, 1],
  ['game 2, two seats', { game: 2 }, 2],
  ['game 2, four seats, two minutes', { game: 2, minutes: 2 }, 4],
  ['game 2, three seats, no clock, eight rounds', { game: 2, minutes: 'off', roundCount: 8 }, 3],
  ['game 2, two seats in turn', { game: 2, minutes: 3, rounds: 'in-turn' }, 2],
  ['game 2, alone', { game: 2, minutes: 'off', roundCount: 2 }, 1],
  ['game 3, two seats', { game: 3 }, 2],
  ['game 3, four seats, fifteen rounds', { game: 3, minutes: 10, roundCount: 15 }, 4],
  ['game 3, three seats in turn', { game: 3, minutes: 8, rounds: 'in-turn' }, 3],
  ['game 3, two seats in turn, no clock', { game: 3, rounds: 'in-turn', properNouns: true }, 2],
  ['game 3, alone', { game: 3 }, 1],
];

/** What changed with the second version, as it is played on at tables of the first. */
const FIRST_SETS = [
  'game 1, two seats, challenge, words of the table',
  'game 2, two seats',
  'game 2, two seats in turn',
  'game 3, two seats',
];

export const specimen: Specimen<Options, State, Move, Event, View> = {
  game,
  sets: SETS.map(
    ([name, options, seats]): OptionSet => ({
      name,
      options,
      seats,
      hidden: seats > 1 || 'audience',
      bound: 6_000,
    }),
  ),
  randomMove,
  resample: (view, chance) =>
    view.kind === 'common' ? resampleCommon(view, chance) : resampleOwn(view, chance),
  undecided: (view) => (view.kind === 'common' ? view : undecidedOwn(view)),
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
    { game: 2, roundCount: 0 },
    { game: 2, roundCount: 9 },
    { game: 3, roundCount: 16 },
    { game: 3, roundCount: 2.5 },
    { tries: 2 },
    { tries: '3' },
    { wrongChallenge: 'game' },
    { parts: 'some' },
    { family: 'yes' },
    { tableWords: 1 },
    { properNouns: 1 },
    { list: '' },
    { list: 'x'.repeat(41) },
    { list: '../words' },
    { list: null },
    { seats: 3 },
  ],
};

/** The same game, dealt by the rules of the first version. */
export const firstVersion: typeof specimen = {
  ...specimen,
  game: {
    ...game,
    version: 1,
    setup: (options, seats, dealing) => game.setup(options, seats, { ...dealing, version: 1 }),
  },
  sets: specimen.sets.filter(({ name }) => FIRST_SETS.includes(name)),
};

/** Of each game one table, in the letters of another edition, by the words of the list that they can spell. */
const EDITION_SETS = [
  'game 1, two seats',
  'game 1, two seats, challenge, words of the table',
  'game 2, two seats',
  'game 3, two seats',
];

export function specimenOf(edition: EditionId): typeof specimen {
  const { alphabet } = EDITIONS[edition];
  const words = WORDS.filter((word) => alphabet.spell(word));
  const listed = new Set(words);
  return {
    ...specimen,
    game: krzyzowka(oneEdition(smallLexicon(words, `small-${edition}-1`, edition))),
    sets: specimen.sets
      .filter(({ name }) => EDITION_SETS.includes(name))
      .map((set) => ({ ...set, options: { ...Object(set.options), edition } })),
    randomMove: (view, chance) => plainBlanks(randomMove(view, chance)),
    recount: (played) => recountText(played.text(), (word) => listed.has(word)),
  };
}

/** A blank that was named by a letter of the original edition gets one that every edition has. */
function plainBlanks(move: Move | null): Move | null {
  if (move?.do !== 'arrange') return move;
  const tiles = move.tiles.map((one) => (one.tile === BLANK ? { ...one, letter: 'z' } : one));
  return { ...move, tiles };
}

/** The bag and the others' hands may hold whatever the viewer cannot see. */
function resampleCommon(view: CommonView, chance: Chance): CommonState {
  const { viewer, mine, counts, table } = view;
  let unseen: readonly Tile[] = without(allTiles(view.options), [
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
    version: view.version,
    options: view.options,
    order: view.order,
    entered: view.entered,
    active: view.active,
    hands: view.hands ?? hands,
    table,
    scores: view.scores,
    tries: view.tries,
    idle: view.idle,
    turns: view.turns,
    fines: view.fines,
    pending: view.pending,
    tableWords: view.tableWords,
    last: view.last,
    ended: view.ended,
  };
}

const FRESH = {
  ...{ tiles: [], layout: [], swapped: false, changes: 0 },
  ...{ tries: 0, refused: [], offence: null },
} as const;

/** Nobody knows what lies on another's table, nor whether two tiles were swapped. */
function resampleOwn(view: OwnView, chance: Chance): OwnState {
  const { viewer, mine, options, playing } = view;
  const each = tilesEach(options, view.desks.length);
  const together = options.rounds === 'together';
  const own = mine?.tiles ?? [];
  const fresh = some(allTiles(options), each, chance);
  // Who has begun knows what all were dealt.
  const dealt = view.dealt ?? fresh;
  let unseen: readonly Tile[] = without(allTiles(options), own);
  const desks = view.desks.map(({ stage, offence }, seat): Desk => {
    if (seat === viewer) return mine as Desk;
    const isAtWork = !['waiting', 'ready'].includes(stage);
    if (!isAtWork) {
      return { ...FRESH, stage, offence };
    }
    const swapped = options.game === 2 && chance.below(2) === 0;
    const tiles = together || swapped ? some(unseen, each, chance) : dealt;
    if (together) unseen = without(unseen, tiles);
    const layout = anyLayout(options.game, tiles, chance);
    const tries = options.game === 2 && together ? chance.below(4) : 0;
    const refused = tries ? [{ word: 'źź', reason: 'not-listed' } as const] : [];
    return {
      ...FRESH,
      stage,
      tiles,
      layout,
      swapped,
      changes: 1 + chance.below(5),
      tries,
      refused,
      offence,
    };
  });
  return {
    kind: 'own',
    version: view.version,
    options,
    round: view.round,
    playing,
    desks,
    dealt: playing && !together ? dealt : null,
    endsAt: view.endsAt,
    points: view.points,
    past: view.past,
    last: view.last,
  };
}

/** What others have laid in secret is laid anew, and so nothing of it is handed in or agreed upon. */
function undecidedOwn(view: OwnView): unknown {
  const again = { agreed: 'laying', 'handed-in': 'waiting' } as const;
  const desks = view.desks.map(({ stage, offence }, seat) => ({
    stage: seat === view.viewer ? stage : (again[stage as keyof typeof again] ?? stage),
    offence,
  }));
  return { ...view, desks, endsAt: null };
}

const cellsOf = (tiles: readonly { row: number; column: number }[]) =>
  new Set(tiles.map(({ row, column }) => `${row},${column}`));

function conservedCommon(state: CommonState) {
  const { hands, table, pending, order, entered } = state;
  const everywhere = [...hands.flat(), ...table.map(({ tile }) => tile)];
  return {
    seats: hands.length,
    order: order.map(({ seat }) => seat).sort(),
    forged: missing(allTiles(state.options), everywhere),
    overfull: hands.filter((hand) => hand.length > 7).length,
    onTopOfEachOther: table.length - cellsOf(table).size,
    inPieces: !isConnected(table),
    misread: table.filter(({ tile, letter }) => tile !== BLANK && tile !== letter).length,
    strayPending:
      pending?.cells.filter(({ row, column }) => !cellsOf(table).has(`${row},${column}`)).length ??
      0,
    entered: entered >= 1 && entered <= hands.length,
    idle: hands.length === 1 || state.idle <= 2 * hands.length,
    tries: state.tries < (state.options.tries === 'free' ? 100 : state.options.tries),
    unpaid: state.ended === null && (state.fines[state.active] as number) > 0,
    turns: hands.length > 1 || state.turns < 20 || state.ended !== null,
  };
}

function conservedOwn({ desks, options, points, round, playing, dealt, past }: OwnState) {
  const each = tilesEach(options, desks.length);
  const together = options.rounds === 'together';
  return {
    seats: desks.length,
    forged: together
      ? missing(
          allTiles(options),
          desks.flatMap(({ tiles }) => tiles),
        )
      : desks.some(({ tiles }) => missing(allTiles(options), tiles) !== null),
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
    tries: desks.every(({ tries, refused }) => tries <= 3 && tries > 0 === refused.length > 0),
    past: past.length === (desks.length === 1 ? points.length : 0),
  };
}
