import { type Move, printed, READ, type View } from '../rules/index.ts';

/** What a bot says when the whole table is asked; null if it has to think about tiles. */
export function answerOf(view: View): Move | null {
  const { phase, viewer } = view;
  switch (phase.at) {
    // It has read everything, but no tabloid.
    case 'tabloid':
      return { do: 'read', when: READ.length - 1 };
    case 'youngest': {
      const [other = viewer as number] = phase.among.filter((seat) => seat !== viewer);
      return { do: 'point', seat: other };
    }
    case 'objection':
      return { do: isCorrect(view) ? 'stands' : 'falls' };
    case 'count':
      return { do: 'print' };
    default:
      return null;
  }
}

/** By the grammar that is printed on the tiles, whatever the table is used to. */
function isCorrect(view: View): boolean {
  if (view.phase.at !== 'objection') return true;
  const { board, title } = view.phase.laid;
  const boards = view.variant === 'hot' ? [view.board] : view.boards;
  const tiles = (boards[board]?.[title] ?? []).filter((tile) => tile !== null);
  const { fits } = printed(view.options.deck);
  return tiles.every((one) => tiles.every((other) => fits(one, other)));
}
