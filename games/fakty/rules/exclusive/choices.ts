import type { Seat } from '@late/kernel';
import type { Tile } from '../../decks/index.ts';
import { answersTo, objections } from '../answers.ts';
import { grammarOf } from '../grammar.ts';
import type { Move } from '../move.ts';
import { type Board, titlesFor } from '../title.ts';
import { whyNotExclusive } from './check.ts';
import { handsInReach, swaps, tilesInReach } from './targets.ts';
import type { ExclusiveView } from './view.ts';
import { whyNotVote } from './vote.ts';

function laysOf({ boards, options, viewer }: ExclusiveView, tiles: readonly Tile[]): Move[] {
  const board = boards[viewer as Seat] as Board;
  const grammar = grammarOf(options);
  return tiles.flatMap((tile) =>
    titlesFor(grammar, board, tile).map((title): Move => ({ do: 'lay', tile, title })),
  );
}

/** All moves that the viewer could make now. */
export function exclusiveChoices(view: ExclusiveView): Move[] {
  const { phase, boards, handSizes, hand, pool, options } = view;
  const seat = view.viewer as Seat;
  switch (phase.at) {
    case 'opening':
      return laysOf(view, hand);
    case 'roll':
      return [
        ...(seat === view.active ? [{ do: 'roll' } as const] : []),
        ...objections(view, seat),
      ];
    case 'count':
      return [{ do: 'print' }, ...objections(view, seat)];
    case 'objection':
    case 'tabloid':
    case 'youngest':
      return answersTo(phase);
    case 'taken':
      return [{ do: 'keep' }, ...laysOf(view, phase.tile === null ? [] : [phase.tile])];
    case 'second': {
      const others: Move[] = [{ do: 'draw' }, { do: 'pass' }];
      const possible = others.filter((move) => whyNotExclusive(view, move) === null);
      return [...laysOf(view, hand), ...possible];
    }
    case 'vote':
      return phase.tied
        .flatMap((owner) =>
          (boards[owner] as Board).map((_, title) => ({ do: 'vote', seat: owner, title }) as const),
        )
        .filter((vote) => whyNotVote(phase.tied, boards, seat, vote) === null);
    case 'over':
      return [];
    case 'action':
      break;
  }
  switch (phase.face) {
    case 'hot-topic':
      return pool.map((tile) => ({ do: 'take', tile }));
    case 'leak':
      return tilesInReach(boards, seat).map((tile) => ({ do: 'take', tile }));
    case 'bear':
      return tilesInReach(boards, seat).map((tile) => ({ do: 'remove', tile }));
    case 'contradiction':
      return [...swaps(grammarOf(options), boards)].map((swap) => ({ do: 'swap', ...swap }));
    case 'bug':
      return handsInReach(handSizes, seat).map((other) => ({ do: 'bug', seat: other }));
  }
}
