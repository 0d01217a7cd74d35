import { Button, sayRefusal } from '@late/ui';
import type { Move, Refusal } from '../../rules/index.ts';
import { useSay } from '../use-say.ts';
import type { WorkProps } from './use-work.ts';

interface Props extends Pick<WorkProps, 'view' | 'desk' | 'busy'> {
  /** What ends the round for all: all tiles laid, or a hand raised. */
  readonly ending: Ending;
  readonly onSay: (move: Move) => void;
}

interface Ending {
  readonly label: string;
  readonly move: Move;
  /** Why not yet. */
  readonly fault: Refusal | null;
  /** Whether it is over for this round: all tries are used up. */
  readonly isSpent: boolean;
}

/** What one says when one's tiles lie well enough. */
export function HandIn({ view, desk, busy, ending, onSay }: Props) {
  const say = useSay();
  if (view.options.rounds === 'in-turn') {
    return (
      <Button
        look="main"
        className="kz-actions__main"
        aria-disabled={busy}
        onClick={() => busy || onSay({ do: 'agree' })}
      >
        {say('krzyzowka.board.hand-in')}
      </Button>
    );
  }
  if (desk.stage === 'agreed') {
    return (
      <Button className="kz-actions__main" onClick={() => busy || onSay({ do: 'withdraw' })}>
        {say('krzyzowka.board.withdraw')}
      </Button>
    );
  }
  return (
    <>
      {!ending.isSpent && (
        <Button
          look="main"
          className="kz-actions__main"
          missing={ending.fault && sayRefusal(say, ending.fault)}
          onClick={() => onSay(ending.move)}
        >
          {ending.label}
        </Button>
      )}
      <Button
        className={ending.isSpent ? 'kz-actions__main' : undefined}
        onClick={() => onSay({ do: 'agree' })}
      >
        {say('krzyzowka.board.agree')}
      </Button>
    </>
  );
}
