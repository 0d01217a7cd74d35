import { type SeatLabel, SeatMark, type SeatStanding, SeatStrip } from '@late/ui';
import { useState } from 'react';

const SEATS: readonly SeatLabel[] = [
  { name: 'Zofia', kind: 'person', standIn: null, presence: 'here' },
  { name: 'Maximilian-Alexander', kind: 'person', standIn: null, presence: 'away' },
  { name: 'Otto', kind: 'person', standIn: 'easy', presence: 'away' },
  {
    name: 'Anna, Bartek and Celina',
    kind: 'team',
    mates: ['Anna', 'Bartek', 'Celina'],
    standIn: null,
    presence: 'here',
  },
  { name: 'Serif', kind: 'bot', standIn: null },
];

const STANDINGS: readonly SeatStanding[] = [
  { score: 210, state: 'due', words: 'chooses', due: true },
  { score: -70, state: 'waits', words: 'waits' },
  { score: 0, state: 'decided', words: 'has decided', done: true },
  { score: 1_040, state: 'waits', words: 'waits' },
  { score: 15, state: 'waits', words: 'has passed' },
];

export function Seats() {
  const [shown, setShown] = useState(0);
  return (
    <>
      <p>To be chosen from</p>
      <SeatStrip seats={SEATS} standings={STANDINGS} shown={shown} onShow={setShown} />
      <p>To be read</p>
      <SeatStrip seats={SEATS.slice(0, 3)} standings={STANDINGS} />
      <p>
        {SEATS.slice(0, 3).map((label) => (
          <span key={label.name} className="specimen__mark">
            <SeatMark label={label} /> {label.standIn ? 'a bot stands in' : label.presence}
          </span>
        ))}
      </p>
    </>
  );
}
