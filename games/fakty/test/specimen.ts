import { pick } from '@late/kernel';
import type { OptionSet, Specimen } from '@late/kernel/testing';
import {
  choices,
  DECK_NAMES,
  type Event,
  fakty,
  type Move,
  type Options,
  type State,
  type View,
} from '../rules/index.ts';
import { conserved } from './conserved.ts';
import { hostileMoves } from './hostile-moves.ts';
import { ownDeck } from './own-deck.ts';
import { recountText } from './recount.ts';
import { resample } from './resample.ts';

/** Nobody keeps random players from undoing each other's work, so no bound is certain. */
const STEPS = 6_000;

const SETS: readonly [name: string, options: Partial<Options>, seats: number][] = [
  ['exclusive, two seats', {}, 2],
  ['exclusive, three seats, the last begins', { variant: 'exclusive', start: 2 }, 3],
  ['exclusive, four seats', { variant: 'exclusive' }, 4],
  ['exclusive, the table judges grammar', { grammar: 'table', start: 0 }, 3],
  ['exclusive, two who judge, and a tabloid', { grammar: 'table', start: 'tabloid' }, 2],
  [
    'exclusive, four, dead ends stay, a deck of one’s own',
    { deadEnds: false, deck: ownDeck('de') },
    4,
  ],
  ['alone', { alone: true }, 1],
  ['hot, two seats', { variant: 'hot' }, 2],
  ['hot, five seats, the table judges grammar', { variant: 'hot', grammar: 'table' }, 5],
  ['hot, three seats, and a tabloid', { variant: 'hot', start: 'tabloid', deadEnds: false }, 3],
  ['hot, two who judge', { variant: 'hot', grammar: 'table' }, 2],
  ['hot, eight seats that must lay', { variant: 'hot', mustLay: true, start: 7 }, 8],
];

/** Whoever objected is for it; everybody else has yet to vote. */
function undecided(view: View): unknown {
  const { phase, viewer } = view;
  if (phase.at !== 'vote' && phase.at !== 'objection') return view;
  const by = phase.at === 'objection' ? phase.by : null;
  const voted = phase.voted.map((done, seat) => done && (seat === viewer || seat === by));
  return { ...view, phase: { ...phase, voted } };
}

export const specimen: Specimen<Options, State, Move, Event, View> = {
  game: fakty,
  sets: SETS.map(
    ([name, options, seats], at): OptionSet => ({
      name,
      // Every deck has its turn; the first is left to the default.
      options: at ? { deck: DECK_NAMES[at % DECK_NAMES.length], ...options } : options,
      seats,
      hidden: true,
      bound: STEPS,
    }),
  ),
  // Nobody would ever lay a tile if they all objected whenever they can.
  randomMove: (view, chance) => {
    const moves = choices(view);
    const others = moves.filter((move) => move.do !== 'object');
    const calm = chance.below(5) > 0 ? others : moves;
    return calm.length ? pick(chance, calm) : null;
  },
  resample,
  undecided,
  conserved,
  recount: (played) => {
    const { scores, winners } = recountText(played.text());
    return { scores, winners };
  },
  hostileMoves,
  // How each voted on a title is told once, and so is the last answer to who begins: the game begins with it.
  passing: ({ type }) => ['judged', 'read', 'pointed'].includes(type),
  hostileOptions: [
    { variant: 'cold' },
    { variant: null },
    { deck: 'latin' },
    { deck: '__proto__' },
    { grammar: 'loose' },
    { grammar: true },
    { deadEnds: 'no' },
    { start: 'youngest' },
    { deck: {} },
    { deck: { ...ownDeck(), name: '' } },
    { deck: [ownDeck()] },
    { mustLay: 'yes' },
    { start: -1 },
    { start: 8 },
    { start: 0.5 },
    { start: 'first' },
    { seats: 3 },
    { alone: false },
    { alone: 1 },
  ],
};
