import { Die, type SeatLabel } from '@late/ui';
import { isLost, pointsOf, type View } from '../rules/index.ts';
import { useSay } from './use-say.ts';

interface Props {
  readonly view: View;
  readonly seats: readonly SeatLabel[];
}

/** The rolls of this turn and what is at stake; before its first roll, the turn before. */
export function RolledDice({ view: { active, last, rolls }, seats }: Props) {
  const say = useSay();
  const over = rolls.length === 0 ? last : null;
  const name = seats[over?.seat ?? active]?.name ?? '';
  const shown = over?.rolls ?? rolls;
  return (
    <section className={over ? 'pig__turn pig__turn--over' : 'pig__turn'}>
      <h2>{say(over ? 'pig.last-turn-of' : 'pig.turn-of', { name })}</h2>
      <ol className="pig__dice">
        {shown.map((die, index) => (
          <li key={index}>
            <Die face={die} />
            <span className="unseen">{die}</span>
          </li>
        ))}
      </ol>
      <p className="pig__points">
        <strong>{over && isLost(over) ? 0 : pointsOf(shown)}</strong>{' '}
        {say(over ? 'pig.kept' : 'pig.at-stake')}
      </p>
    </section>
  );
}
