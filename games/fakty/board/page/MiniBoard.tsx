import { type Board, COLOURS, isClosed } from '../../rules/index.ts';

const WIDTH = 12;
const HEIGHT = 5;

/** A board at a glance: which fields are filled, which titles closed. */
export function MiniBoard({ board }: { board: Board }) {
  const box = `0 0 ${COLOURS.length * WIDTH} ${board.length * HEIGHT}`;
  return (
    <svg className="fk-mini" viewBox={box} aria-hidden="true" focusable="false">
      {board.map((row, title) =>
        row.map((tile, field) => (
          <rect
            key={`${title}/${COLOURS[field]}`}
            className={tile === null ? 'fk-mini__free' : `fk-mini__${COLOURS[field]}`}
            x={field * WIDTH + (isClosed(row) ? 0 : 0.6)}
            y={title * HEIGHT + 0.6}
            width={WIDTH - (isClosed(row) ? 0 : 1.2)}
            height={HEIGHT - 1.2}
          />
        )),
      )}
    </svg>
  );
}
