import { type Dealing, drawFrom, type Outcome, type Seat, type TableChance } from '@late/kernel';
import { noTableWords } from '@late/lexicon';
import type { Event } from './event.ts';
import { FIELDS } from './fields.ts';
import { LAYOUTS } from './layout.ts';
import type { Options } from './options.ts';
import type { Draw, State } from './state.ts';
import { tokenSetOf } from './token-sets.ts';
import { HAND, sorted, type Token, tokensOf } from './tokens.ts';
import { VERSION } from './version.ts';

export function setup(
  options: Options,
  seats: number,
  { chance, version = VERSION }: Dealing,
): Outcome<State, Event> {
  const { rounds, starter } = drawForStart(options, seats, chance);
  const first = drawFrom(tokensOf(options), 1, chance, 'pool');
  const token = first.drawn[0] as Token;
  let pool = first.rest;
  const hands: (readonly Token[])[] = [];
  const order = Array.from({ length: seats }, (_, step) => (starter + step) % seats);
  for (const seat of order) {
    const { drawn, rest } = drawFrom(pool, HAND, chance, 'pool');
    hands[seat] = sorted(options, drawn);
    pool = rest;
  }
  const board = new Array<Token | null>(FIELDS).fill(null);
  board[LAYOUTS[options.board].start] = token;
  const state: State = {
    version,
    options,
    start: rounds,
    board,
    hands,
    pool,
    turn: starter,
    tried: [],
    idle: 0,
    waiting: null,
    owes: new Array<boolean>(seats).fill(false),
    tableWords: noTableWords(seats),
    words: [],
    deeds: new Array<null>(seats).fill(null),
    end: null,
  };
  const events: Event[] = [
    ...rounds.map((draws): Event => ({ type: 'drew-for-start', draws })),
    { type: 'started', seat: starter, token },
    ...order.map(
      (seat): Event => ({ type: 'drawn', seat, count: HAND, tokens: hands[seat] as Token[] }),
    ),
  ];
  return { state, events, reveals: 'secret' };
}

/** The letter nearest to the beginning of the alphabet starts; those with equal letters draw again. */
function drawForStart(
  options: Options,
  seats: number,
  chance: TableChance,
): { readonly rounds: readonly (readonly Draw[])[]; readonly starter: Seat } {
  const rounds: Draw[][] = [];
  const { alphabet, tokens } = tokenSetOf(options);
  const placeOf = (token: Token) => alphabet.letterOf(token);
  let bag = tokens;
  let still: Seat[] = Array.from({ length: seats }, (_, seat) => seat);
  while (still.length > 1) {
    const { drawn, rest } = drawFrom(bag, still.length, chance, 'start');
    bag = rest;
    const draws = still.map((seat, place) => ({ seat, token: drawn[place] as Token }));
    rounds.push(draws);
    const earliest = Math.min(...drawn.map(placeOf));
    still = draws.filter(({ token }) => placeOf(token) === earliest).map(({ seat }) => seat);
  }
  return { rounds, starter: still[0] as Seat };
}
