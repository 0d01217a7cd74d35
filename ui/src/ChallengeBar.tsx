import type { Seat } from '@late/kernel';
import type { ReactNode } from 'react';
import { Button } from './Button.tsx';

/** What can be said about a word that does not stand yet. */
export type ChallengeAnswer = 'challenge' | 'accept';

const ICONS = { challenge: 'rules', accept: 'check' } as const;

interface Props {
  readonly className: string;
  readonly label: string;
  /** Everybody at this device who may answer. */
  readonly challengers: readonly Seat[];
  readonly answers: readonly ChallengeAnswer[];
  readonly hasIcons?: boolean;
  readonly busy: boolean;
  readonly nameOf: (answer: ChallengeAnswer, seat: Seat) => string;
  readonly onAnswer: (seat: Seat, answer: ChallengeAnswer) => void;
  /** The word, and what is to be known of it. */
  readonly children: ReactNode;
}

/** A word that can still be challenged, and the answers of everybody at this device who may. */
export function ChallengeBar(props: Props) {
  const { className, label, challengers, answers, hasIcons, busy, nameOf, onAnswer } = props;
  return (
    <section className={`challenge ${className}`} aria-label={label}>
      {props.children}
      {challengers.map((seat) => (
        <div key={seat} className="challenge__answers">
          {answers.map((answer) => (
            <Button
              key={answer}
              {...(hasIcons && { icon: ICONS[answer] })}
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
