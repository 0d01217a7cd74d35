import { Button } from '@late/ui';
import type { Token } from '../rules/index.ts';
import { Hand } from './Hand.tsx';
import { useSay } from './use-say.ts';

interface Props {
  readonly hand: readonly Token[];
  readonly busy: boolean;
  readonly onPass: () => void;
  readonly onBack: () => void;
}

/** A slip of the finger should not cost a turn. */
export function PassForm({ hand, busy, onPass, onBack }: Props) {
  const say = useSay();
  return (
    <>
      <p className="slowka__hint">{say('slowka.board.hint.pass')}</p>
      <Hand hand={hand} left={hand.map(() => false)} chosen={[]} />
      <div className="actions">
        <Button onClick={onBack}>{say('slowka.board.never-mind')}</Button>
        <Button
          look="main"
          className="actions__main"
          icon="pass"
          aria-disabled={busy}
          onClick={onPass}
        >
          {say('slowka.board.pass-do')}
        </Button>
      </div>
    </>
  );
}
