import {
  type AnyGame,
  checkMove,
  type Entry,
  noChance,
  parse,
  type Refusal,
  type Reveals,
  replay,
  type Seat,
} from '@late/kernel';
import { isHuman } from './plan.ts';
import { standingEntries, type Table } from './table.ts';

/** What taking back a seat's last move would mean. */
export interface Undo {
  /** The entries that go: the move, and whatever cannot stand without it. */
  readonly drops: readonly number[];
  /** The people who must agree; nobody if nothing was told since. */
  readonly needs: readonly Seat[];
  /** Whether something was told that cannot be untold: then the game is no longer one for the records. */
  readonly afterNews: boolean;
}

const WEIGHT: Readonly<Record<Reveals, number>> = { nothing: 0, news: 1, secret: 2 };

export function planUndo(game: AnyGame, table: Table, seat: Seat): Undo | Refusal {
  if (table.result) return { code: 'undo.over' };
  const entries = standingEntries(table);
  const index = entries.findLastIndex(({ by, act }) => by === seat && act.do === 'move');
  const target = entries[index];
  if (!target) return { code: 'undo.nothing' };
  const since = table.standing.filter(({ seq }) => seq >= target.seq);
  const worst = Math.max(...since.map(({ reveals }) => WEIGHT[reveals]));
  if (worst === WEIGHT.secret) return { code: 'undo.secret' };
  const drops = dropsOf(game, table, entries, index);
  const owners = table.standing.filter(({ seq }) => drops.includes(seq)).map(({ by }) => by);
  const asked = (other: Seat) =>
    other !== seat &&
    isHuman(table.plan.holders[other]) &&
    (worst > WEIGHT.nothing || owners.includes(other));
  return {
    drops,
    needs: table.plan.holders.map((_, other) => other).filter(asked),
    afterNews: worst > WEIGHT.nothing,
  };
}

/**
 * Later steps stay while they can: another seat's secret decision does not depend on this one.
 * The first that drew chance, or would be refused now, takes all that follow with it.
 */
function dropsOf(game: AnyGame, table: Table, entries: readonly Entry[], index: number): number[] {
  const target = entries[index] as Entry;
  let state = replay(game, table.opening, entries.slice(0, index));
  const later = entries.slice(index + 1);
  let kept = 0;
  for (const { by, act, tape, at } of later) {
    if (by === target.by || typeof by !== 'number' || act.do !== 'move' || tape.length) break;
    const move = parse(game.move, act.move);
    if (!move.ok || checkMove(game, state, by, move.value)) break;
    state = game.play(state, by, move.value, { chance: noChance, now: at }).state;
    kept++;
  }
  return [target.seq, ...later.slice(kept).map(({ seq }) => seq)];
}
