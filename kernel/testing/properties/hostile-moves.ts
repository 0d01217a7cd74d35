import { type Chance, checkMove, parse, pick, type Seat, seededChance } from '../../src/index.ts';
import type { Bench } from '../bench.ts';
import { Flaw } from '../flaw.ts';
import { freeze } from '../freeze.ts';
import { junk, mutant, withStray } from '../junk.ts';
import { notPlain } from '../plain.ts';
import type { MakeProperty } from '../property.ts';
import { bytes, mustMatch, show } from '../same.ts';
import type { AnyPlayed } from '../specimen.ts';

const MUTANTS = 40;
const OTHER_MOVES = 8;
const NO_SEATS: readonly unknown[] = [-1, 0.5, 99, Number.NaN, '0', null, undefined, '__proto__'];

/**
 * One state of every thirty-second game, and its end. What is surely wrong must be refused: junk, stray
 * keys, seats that are not on turn or do not exist, anything after the end, and what the specimen
 * names. Mutants and moves of other seats and phases may be legal by luck; then they must be as
 * good as any move: plain, playable and conserving.
 */
export const hostileMoves: MakeProperty = (bench) => {
  let refused = 0;
  const { game, seats, specimen } = bench;
  const mustRefuse = (state: unknown, seat: Seat, move: unknown) => {
    if (!isRefused(bench, state, seat, move)) {
      throw new Flaw('hostile-moves', `seat ${String(seat)} is not refused ${show(move)}`);
    }
    refused++;
  };
  return {
    name: 'hostile-moves',
    every: 32,
    examine(played, chance) {
      const { steps } = played;
      const moves = movesOf(played);
      if (!steps.length || !moves.length) return;
      const { state } = pick(chance, steps).outcome;
      const before = bytes(state);
      const { must, may } = game.turn(state);
      const acting = [...must, ...may];
      for (const bad of junk()) mustRefuse(state, pick(chance, seats), bad);
      for (const move of moves.slice(0, OTHER_MOVES)) {
        for (const stray of withStray(move)) mustRefuse(state, pick(chance, seats), stray);
        for (const seat of NO_SEATS) mustRefuse(state, seat as Seat, move);
        for (const seat of seats) if (!acting.includes(seat)) mustRefuse(state, seat, move);
      }
      for (const seat of seats) {
        for (const bad of specimen.hostileMoves?.(state, seat) ?? []) mustRefuse(state, seat, bad);
      }
      for (let n = 0; n < OTHER_MOVES; n++) {
        mayBeSound(bench, state, pick(chance, seats), pick(chance, moves));
      }
      for (let n = 0; n < MUTANTS; n++) {
        mayBeSound(bench, state, pick(chance, seats), mutant(pick(chance, moves), chance));
      }
      const end = steps.at(-1)?.outcome.state;
      if (played.result) {
        for (const move of moves.slice(-OTHER_MOVES)) {
          for (const seat of seats) mustRefuse(end, seat, move);
        }
      }
      mustMatch('hostile-moves', 'the state after all refusals', JSON.parse(before), state);
      if ('polluted' in {}) throw new Flaw('hostile-moves', 'Object.prototype was changed');
    },
    conclude() {
      if (!refused) throw new Flaw('hostile-moves', 'nothing hostile was tried');
    },
  };
};

export function movesOf({ log }: AnyPlayed): unknown[] {
  return log.flatMap(({ act }) => (act.do === 'move' ? [act.move] : []));
}

function isRefused({ game }: Bench, state: unknown, seat: Seat, input: unknown): boolean {
  const move = parse(game.move, input);
  if (!move.ok) return true;
  const refusal = checkMove(game, state, seat, freeze(move.value));
  if (!refusal) return false;
  if (!/^[a-z][a-z0-9.-]*$/.test(refusal.code) || notPlain(refusal)) {
    throw new Flaw('hostile-moves', `a refusal reads ${bytes(refusal)}`);
  }
  return true;
}

function mayBeSound(bench: Bench, state: unknown, seat: Seat, input: unknown): void {
  const { game, specimen } = bench;
  const move = parse(game.move, input);
  if (!move.ok) return;
  const fault = notPlain(move.value);
  if (fault) throw new Flaw('hostile-moves', `the schema lets ${show(input)} pass: it${fault}`);
  // Asked even out of turn: `check` never throws on a parsed move.
  game.check(state, seat, freeze(move.value));
  if (isRefused(bench, state, seat, input)) return;
  const outcome = game.play(state, seat, move.value, { chance: luck(), now: 0 });
  const afterwards = notPlain(outcome);
  if (afterwards) throw new Flaw('hostile-moves', `${show(input)} leads to: ${afterwards}`);
  const [want, got] = [specimen.conserved(state), specimen.conserved(outcome.state)];
  mustMatch('hostile-moves', `what is conserved after ${show(input)}`, want, got);
}

function luck(): Chance {
  return seededChance(7);
}
