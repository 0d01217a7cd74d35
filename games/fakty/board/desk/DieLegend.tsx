import { FACES, type View } from '../../rules/index.ts';
import { useSay } from '../use-say.ts';
import { NewsDie } from './NewsDie.tsx';

/** What each face brings, for those who do not know them by heart; only where there is room. */
export function DieLegend({ die }: { die: View['die'] }) {
  const say = useSay();
  return (
    <ul className="fk-legend" aria-label={say('fakty.board.die-legend')}>
      {FACES.map((face) => (
        <li
          key={face}
          className="fk-legend__face"
          aria-current={face === die?.face ? 'true' : undefined}
        >
          <NewsDie face={face} />
          <p>
            <strong>{say(`fakty.face.${face}`)}</strong> {say(`fakty.does-hot.${face}`)}
          </p>
        </li>
      ))}
    </ul>
  );
}
