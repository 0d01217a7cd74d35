import { GREY, INK, line, type Mark, PAPER, type Part, SERIF, WASH } from '@late/ui';
import { centreOf, hexagon, SIDE, WIDTH } from '../board/geometry.ts';
import { FIELDS, type Field, type LaidWord, layoutOf, ROWS, type View } from '../rules/index.ts';

const BROAD = Math.max(...ROWS) * WIDTH;
const HIGH = (ROWS.length - 1) * 1.5 * SIDE + 2 * SIDE;

export const BOARD_SHAPE = HIGH / BROAD;

const path = (size: number) => `M${hexagon(size).replaceAll(' ', 'L')}Z`;

/** The board as it was left; the fields of the word that the page is about are black. */
export function drawBoard(view: View, word: LaidWord | undefined, box: Part): Mark[] {
  const scale = box.width / BROAD;
  const { bonus } = layoutOf(view);
  const letter = { ...SERIF, weight: 700, size: 26 * scale };
  const small = { ...letter, size: 17 * scale };
  return Array.from({ length: FIELDS }, (_, field: Field): Mark[] => {
    const centre = centreOf(field);
    const x = box.x + centre.x * scale;
    const y = box.y + centre.y * scale;
    const points = bonus.get(field);
    const token = view.board[field];
    const isShown = word?.path.includes(field) ?? false;
    const hex = (size: number, ink: string): Mark => ({
      kind: 'picture',
      path: path(size),
      x,
      y,
      scale,
      ink,
    });
    return [
      hex(SIDE - 1, isShown ? INK : GREY),
      ...(isShown ? [] : [hex(SIDE - 2.5, token || points !== undefined ? WASH : PAPER)]),
      ...(token
        ? [
            line(
              token.toLocaleUpperCase(),
              x,
              y + 9 * scale,
              letter,
              'middle',
              isShown ? PAPER : INK,
            ),
          ]
        : []),
      ...(points === undefined ? [] : [line(`+${points}`, x, y + 6 * scale, small, 'middle', INK)]),
    ];
  }).flat();
}
