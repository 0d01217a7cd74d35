import { DIRECTIONS, type Field, layoutOf, type Position, stepFrom } from '../rules/index.ts';
import { hexagon, SIDE, sideOf } from './geometry.ts';

interface Props {
  readonly position: Position;
  readonly field: Field;
  /** The name of whoever closed it. */
  readonly closer: string | null;
}

/** How much of a long name fits. */
const INITIALS = 3;

/** Points to be won, a bar for every side: solid where a token lies, hollow where one is missing. */
export function BonusField({ position, field, closer }: Props) {
  const { bonus, sides } = layoutOf(position);
  const light = sides.get(field) ?? [];
  const open = light.filter((side) => position.board[side] === null).length;
  return (
    <>
      <polygon className="hex__body" points={hexagon(SIDE - 1)} />
      {DIRECTIONS.map((direction, index) => {
        const side = stepFrom(field, direction);
        if (side === null || !light.includes(side)) return null;
        const [from, to] = sideOf(index, SIDE - 5);
        const look = position.board[side] === null ? 'open' : 'shut';
        return (
          <line
            key={direction}
            className={`hex__side hex__side--${look}`}
            x1={from.x * 0.72 + to.x * 0.28}
            y1={from.y * 0.72 + to.y * 0.28}
            x2={from.x * 0.28 + to.x * 0.72}
            y2={from.y * 0.28 + to.y * 0.72}
          />
        );
      })}
      <text className="hex__bonus" y={-4}>
        {bonus.get(field)}
      </text>
      <text className="hex__note" y={11}>
        {closer === null ? `○ ${open}` : closer.slice(0, INITIALS)}
      </text>
    </>
  );
}
