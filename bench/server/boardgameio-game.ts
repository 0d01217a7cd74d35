import {
  BLANK_PAD,
  type Dice,
  isFinished,
  padScore,
  SHEETS,
  type Split,
  sorted,
} from '@late/extra/rules';
import type { Ctx, Game, LongFormMove, MoveFn } from 'boardgame.io';
import { INVALID_MOVE } from 'boardgame.io/core';
import { isLegal, type LoosePad, write } from '../engine/boardgameio-game.ts';

/** EXTRA! for several: somebody throws, all decide in secret, the decisions are opened together. */
export interface Table {
  pads: LoosePad[];
  dice: Dice | null;
  pending: (Split | 'secret' | null)[];
}

const SHEET = SHEETS.schmidt;

const isOut = ({ pads }: Table, seat: number) => isFinished(SHEET, pads[seat] as LoosePad);

const throwDice: MoveFn<Table> = ({ G, ctx, random, events }) => {
  G.dice = sorted(random.D6(5) as unknown as Dice);
  const deciding = ctx.playOrder.filter((player) => !isOut(G, Number(player)));
  events.setActivePlayers({
    value: Object.fromEntries(deciding.map((player) => [player, { stage: 'decide', maxMoves: 1 }])),
  });
};

const decide: MoveFn<Table> = ({ G, playerID, events }, chosen: Split) => {
  const seat = Number(playerID);
  if (!G.dice || !isLegal(G.pads[seat] as LoosePad, G.dice, chosen)) return INVALID_MOVE;
  G.pending[seat] = chosen;
  if (G.pending.some((split, other) => !split && !isOut(G, other))) return;
  G.pending.forEach((split, other) => {
    if (split && split !== 'secret') write(G.pads[other] as LoosePad, split);
  });
  G.pending = G.pending.map(() => null);
  G.dice = null;
  events.endTurn();
};

/** Decided at the same time as others, and nobody's business but one's own. */
const secretly: LongFormMove<Table> = { move: decide, ignoreStaleStateID: true, redact: true };

function nextRoller(table: Table, ctx: Ctx): number {
  for (let step = 1; step < ctx.numPlayers; step++) {
    const seat = (ctx.playOrderPos + step) % ctx.numPlayers;
    if (!isOut(table, seat)) return seat;
  }
  return ctx.playOrderPos;
}

/** The way boardgame.io documents a game with simultaneous secret decisions: stages and `playerView`. */
export const game: Game<Table> = {
  name: 'extra',
  setup: ({ ctx }) => ({
    pads: ctx.playOrder.map(() => structuredClone(BLANK_PAD) as LoosePad),
    dice: null,
    pending: ctx.playOrder.map(() => null),
  }),
  turn: {
    activePlayers: { currentPlayer: 'throw' },
    order: { first: () => 0, next: ({ G, ctx }) => nextRoller(G, ctx) },
    stages: { throw: { moves: { throwDice } }, decide: { moves: { decide: secretly } } },
  },
  playerView: ({ G, playerID }) => ({
    ...G,
    pending: G.pending.map((split, seat) =>
      split && String(seat) !== playerID ? 'secret' : split,
    ),
  }),
  endIf: ({ G }) =>
    G.pads.every((pad) => isFinished(SHEET, pad))
      ? { scores: G.pads.map((pad) => padScore(SHEET, pad)) }
      : undefined,
};
