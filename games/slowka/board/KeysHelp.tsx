import { useSay } from './use-say.ts';

/** What describes the board to whoever cannot see it. */
export const KEYS = 'slowka-keys';

export function KeysHelp() {
  const say = useSay();
  return (
    <p id={KEYS} className="keys-help">
      {say('slowka.board.keys')}
    </p>
  );
}
