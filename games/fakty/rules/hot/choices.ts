import type { Seat } from '@late/kernel';
import { answersTo, objections } from '../answers.ts';
import { grammarOf } from '../grammar.ts';
import type { Move } from '../move.ts';
import { tilesOf } from '../title.ts';
import { whyNotHot } from './check.ts';
import { placings, shifts } from './targets.ts';
import { asDisputed, type HotView } from './view.ts';

/** All moves that the viewer could make now. */
export function hotChoices(view: HotView): Move[] {
  const { phase, board, drawn, options } = view;
  const grammar = grammarOf(options);
  const titles = [...board.keys()];
  const seat = view.viewer as Seat;
  const allowed = (moves: readonly Move[]) =>
    moves.filter((move) => whyNotHot(view, move) === null);
  switch (phase.at) {
    case 'draw':
      return [
        ...(seat === view.active ? [{ do: 'draw' } as const] : []),
        ...objections(asDisputed(view), seat),
      ];
    case 'count':
      return [{ do: 'print' }, ...objections(asDisputed(view), seat)];
    case 'objection':
    case 'tabloid':
    case 'youngest':
      return answersTo(phase);
    case 'discard':
      return drawn.map((tile) => ({ do: 'discard', tile }));
    case 'two':
      return allowed(
        drawn.flatMap((tile): Move[] => [
          ...titles.map((title) => ({ do: 'lay', tile, title }) as const),
          { do: 'discard', tile },
        ]),
      );
    case 'roll':
      return [{ do: 'roll' }];
    case 'place':
      return placings(grammar, board, phase.tile).map((placing) => ({ do: 'lay', ...placing }));
    case 'over':
      return [];
    case 'action':
      break;
  }
  switch (phase.face) {
    case 'bear':
      return board.flatMap(tilesOf).map((tile) => ({ do: 'remove', tile }));
    case 'contradiction':
      return allowed(titles.map((title) => ({ do: 'scrap', title })));
    case 'bug':
      return [...shifts(grammar, board)].map((placing) => ({ do: 'move', ...placing }));
  }
}
