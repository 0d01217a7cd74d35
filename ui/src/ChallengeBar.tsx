import type { Seat } from '@late/kernel';
import type { ReactNode } from 'react';
import { Button } from './Button.tsx';
import type { IconName } from './Icon.tsx';

/** What can be said about a word that does not stand yet. */
export type ChallengeAnswer = 'challenge' | 'accept';

interface Props<Answer extends string> {
  readonly className: string;
  readonly label: string;
  /** Everybody at this device who may answer. */
  readonly challengers: readonly Seat[];
  readonly answers: readonly Answer[];
  readonly icons?: Readonly<Record<Answer, IconName>> | undefined;
  readonly busy: boolean;
  readonly nameOf: (answer: Answer, seat: Seat) => string;
  readonly onAnswer: (seat: Seat, answer: Answer) => void;
  /** The word, and what is to be known of it. */
  readonly children: ReactNode;
}

/** A word about which something can be said, and the answers of everybody at this device who may. */
export function ChallengeBar<Answer extends string = ChallengeAnswer>(props: Props<Answer>) {
  const { className, label, challengers, answers, icons, busy, nameOf, onAnswer } = props;
  return (
    <section className={`challenge ${className}`} aria-label={label}>
      {props.children}
      {challengers.map((seat) => (
        <div key={seat} className="challenge__answers">
          {answers.map((answer) => (
            <Button
              key={answer}
              {...(icons && { icon: icons[answer] })}
              aria-disabled={busy}
              onClick={() => busy || onAnswer(seat, answer)}
            >
              {nameOf(answer, seat)}
            </Button>
          ))}
        </div>
      ))}
    </section>
  );
}
