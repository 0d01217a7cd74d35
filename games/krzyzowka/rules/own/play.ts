import type { Context, Outcome, Seat } from '@late/kernel';
import { drawFrom } from '@late/kernel';
import type { Lexicon } from '@late/lexicon';
import type { Event } from '../event.ts';
import { isFirstVersion } from '../first-version.ts';
import { byReading, type Laid, laid } from '../grid.ts';
import type { Move } from '../move.ts';
import { runsOf } from '../runs.ts';
import type { Tile } from '../tile-sets.ts';
import { allTiles, without } from '../tiles.ts';
import { offences } from '../words.ts';
import { begin, deal } from './deal.ts';
import { pencilsDown } from './pencils-down.ts';
import { type Desk, isInTurn, type OwnState, playerOf, withDesk } from './state.ts';

type Step = Outcome<OwnState, Event>;

export function playOwn(
  lexicon: Lexicon,
  state: OwnState,
  seat: Seat,
  move: Move,
  context: Context,
): Step {
  switch (move.do) {
    case 'ready':
      return isInTurn(state) ? begin(state, seat, context) : getReady(state, seat, context);
    case 'arrange': {
      const change = { layout: move.tiles.map(laid), changes: changesOf(state, seat) + 1 };
      return { state: withDesk(state, seat, change), events: [], reveals: 'nothing' };
    }
    case 'swap':
      return swap(state, seat, move.tiles, context);
    case 'done':
      return done(lexicon, state, seat);
    case 'raise':
      return raise(lexicon, state, seat);
    case 'agree':
      return isInTurn(state)
        ? handIn(lexicon, state, { type: 'handed-in', seat })
        : agree(lexicon, state, seat);
    case 'withdraw':
      return {
        state: withDesk(state, seat, { stage: 'laying', changes: changesOf(state, seat) + 1 }),
        events: [{ type: 'withdrew', seat }],
        reveals: 'nothing',
      };
    default:
      throw new TypeError(move.do);
  }
}

function changesOf({ desks }: OwnState, seat: Seat): number {
  return (desks[seat] as Desk).changes;
}

/** The time is up: what lies there is handed in. */
export function expireOwn(lexicon: Lexicon, state: OwnState): Step {
  if (isInTurn(state)) return handIn(lexicon, state, { type: 'time-up', seat: playerOf(state) });
  return pencilsDown(lexicon, state, 'time', null, [{ type: 'time-up', seat: null }]);
}

/** The last one ready starts the round, and with it everybody's clock. */
function getReady(before: OwnState, seat: Seat, context: Context): Step {
  const state = withDesk(before, seat, { stage: 'ready' });
  const ready: Event = { type: 'ready', seat };
  if (state.desks.some(({ stage }) => stage === 'waiting')) {
    return { state, events: [ready], reveals: 'nothing' };
  }
  return deal(state, [ready], context);
}

/** The two go back first, so one may draw them again. */
function swap(state: OwnState, seat: Seat, gave: readonly Tile[], { chance }: Context): Step {
  const { tiles } = state.desks[seat] as Desk;
  const kept = without(tiles, gave);
  const others = isInTurn(state)
    ? []
    : state.desks.flatMap((desk, other) => (other === seat ? [] : desk.tiles));
  const bag = without(allTiles(state.options), [...kept, ...others]);
  const { drawn } = drawFrom(bag, gave.length, chance, `swap/${state.round}/${seat}`);
  return {
    state: withDesk(state, seat, { tiles: [...kept, ...drawn], swapped: true }),
    events: [{ type: 'swapped', seat, gave, got: drawn }],
    reveals: 'secret',
  };
}

function agree(lexicon: Lexicon, before: OwnState, seat: Seat): Step {
  const state = withDesk(before, seat, { stage: 'agreed' });
  const agreed: Event = { type: 'agreed', seat };
  if (state.desks.some(({ stage }) => stage === 'laying')) {
    return { state, events: [agreed], reveals: 'nothing' };
  }
  return pencilsDown(lexicon, state, 'agreed', null, [agreed]);
}

/** A crossword of words ends the round for all; what is no word stays between player and dictionary. */
function done(lexicon: Lexicon, state: OwnState, seat: Seat): Step {
  const { layout, tries } = state.desks[seat] as Desk;
  const found = isFirstVersion(state)
    ? []
    : offences(lexicon, state.options, runsOf(state.options, layout));
  if (!found.length) return pencilsDown(lexicon, state, 'done', seat, [{ type: 'done', seat }]);
  const change = { tries: tries + 1, refused: found };
  return {
    state: withDesk(state, seat, change),
    events: [{ type: 'not-done', seat, offences: found, tries: change.tries }],
    // Nobody else hears of it, and what the dictionary has said is not unsaid.
    reveals: 'secret',
  };
}

/** A word ends the round for all; with anything else the hand stays down for the rest of the round. */
function raise(lexicon: Lexicon, before: OwnState, seat: Seat): Step {
  const { layout } = before.desks[seat] as Desk;
  const word = wordOf(layout);
  const [offence = null] = offences(lexicon, before.options, runsOf(before.options, layout));
  const raised: Event = { type: 'raised', seat, word, offence };
  if (!offence) return pencilsDown(lexicon, before, 'raised', seat, [raised]);
  if (!isFirstVersion(before)) {
    return { state: withDesk(before, seat, { offence }), events: [raised], reveals: 'news' };
  }
  const state = withDesk(before, seat, { stage: 'out', offence });
  const left = state.desks.filter(({ stage }) => stage !== 'out');
  if (left.some(({ stage }) => stage === 'laying')) {
    return { state, events: [raised], reveals: 'news' };
  }
  return pencilsDown(lexicon, state, left.length ? 'agreed' : 'nobody-left', null, [raised]);
}

/** The line of game 3, read from left to right. */
export function wordOf(layout: readonly Laid[]): string {
  return [...layout]
    .sort(byReading)
    .map(({ letter }) => letter)
    .join('');
}

/** One player's go is over; after the last one's everything is opened. */
function handIn(lexicon: Lexicon, before: OwnState, event: Event): Step {
  const player = playerOf(before);
  const state = withDesk({ ...before, endsAt: null }, player, { stage: 'handed-in' });
  if (playerOf(state) >= 0) return { state, events: [event], reveals: 'nothing' };
  return pencilsDown(lexicon, state, 'handed-in', null, [event]);
}
