import { FACES, type View } from '../../rules/index.ts';
import { useSay } from '../use-say.ts';
import { NewsDie } from './NewsDie.tsx';

/** What each face brings, and what a red underline means, for those who do not know it by heart. */
export function DieLegend({ view }: { view: View }) {
  const say = useSay();
  const { die, variant } = view;
  const does = variant === 'hot' ? 'does-hot' : 'does';
  return (
    <>
      <ul className="fk-legend" aria-label={say('fakty.board.die-legend')}>
        {FACES.map((face) => (
          <li
            key={face}
            className="fk-legend__face"
            aria-current={face === die?.face ? 'true' : undefined}
          >
            <NewsDie face={face} />
            <p>
              <strong>{say(`fakty.face.${face}`)}</strong> {say(`fakty.${does}.${face}`)}
            </p>
          </li>
        ))}
      </ul>
      <p className="fk-legend__special">
        <span className="fk-tile__text">
          <u>{say('fakty.board.special')}</u>
        </span>{' '}
        {say('fakty.board.special-text')}
      </p>
    </>
  );
}
