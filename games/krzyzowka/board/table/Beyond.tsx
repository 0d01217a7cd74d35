import { useSay } from '../use-say.ts';
import type { Side } from './camera.ts';

/**
 * Where more lies than is in sight; and, as long as nobody here has ever moved the table, how to get there. Whoever
 * listens walks over the cells.
 */
export function Beyond({ sides, isNew }: { sides: readonly Side[]; isNew: boolean }) {
  const say = useSay();
  return (
    <div className="kz-beyond" aria-hidden="true">
      {sides.map((side) => (
        <span key={side} className={`kz-beyond__side kz-beyond__side--${side}`} />
      ))}
      {isNew && sides.length > 0 && (
        <span className="kz-beyond__hint">{say('krzyzowka.board.drag')}</span>
      )}
    </div>
  );
}
