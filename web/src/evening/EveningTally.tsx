import type { EveningSeen } from '@late/protocol';
import { calledBy, countedIn } from './names.ts';
import { useSay } from './use-say.ts';

/** How an evening stands, player by player. */
export function EveningTally({ evening }: { evening: EveningSeen }) {
  const say = useSay();
  const counted = countedIn(evening);
  return (
    <table className="evening__tally">
      <caption>{say('evening.standing', { count: counted })}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="unseen">{say('evening.place')}</span>
          </th>
          <th scope="col">{say('evening.player')}</th>
          <th scope="col">{say('evening.points')}</th>
          <th scope="col">{say('evening.won')}</th>
          <th scope="col">{say('evening.played')}</th>
        </tr>
      </thead>
      <tbody>
        {evening.tally.map((line, index) => (
          <tr key={index} data-you={line.isYou || undefined}>
            <td>{counted > 0 && `${line.place}.`}</td>
            <th scope="row">
              {calledBy(say, line.name)}
              <Note of={line} />
            </th>
            <td>{line.points}</td>
            <td>{line.won}</td>
            <td>{line.played}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What else there is to know of somebody: that it is the reader, or a bot, or has no seat any more. */
function Note({ of: { isYou, isGone, kind } }: { of: EveningSeen['tally'][number] }) {
  const say = useSay();
  const notes = [
    isYou && say('evening.you'),
    kind === 'bot' && say('evening.bot'),
    isGone && say('evening.gone'),
  ].filter(Boolean);
  return notes.length > 0 && <small> ({notes.join(', ')})</small>;
}
