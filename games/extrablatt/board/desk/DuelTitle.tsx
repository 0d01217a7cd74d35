import type { SeatLabel } from '@late/ui';
import { sectionKey } from '../../locales/keys.ts';
import type { Challenge } from '../../rules/index.ts';
import { DuckMark } from '../paper/Marks.tsx';
import { useSay } from '../use-say.ts';

/** Who fights whom, and for what. */
export function DuelTitle(props: { challenge: Challenge; seats: readonly SeatLabel[] }) {
  const say = useSay();
  const { kind, rival, section, starter } = props.challenge;
  return (
    <div className="xb-duel__title">
      <h2>
        <span>{props.seats[starter]?.name}</span>
        <span className="xb-duel__against">
          {kind === 'duck' ? (
            <DuckMark />
          ) : (
            <span className="xb-letter-mark">{say('extrablatt.board.ad-mark')}</span>
          )}
          <span className="unseen">{say('extrablatt.board.against')}</span>
        </span>
        <span>{props.seats[rival]?.name}</span>
      </h2>
      <p>
        {section
          ? say('extrablatt.board.stake-duck', { section: say(sectionKey(section)) })
          : say('extrablatt.board.stake-ad')}
      </p>
    </div>
  );
}
