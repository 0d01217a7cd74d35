import { useSay } from './use-say.ts';

/** What describes the board to whoever cannot see it. */
export const KEYS = 'slowka-keys';

export function KeysHelp({ isHidden = false }: { isHidden?: boolean }) {
  const say = useSay();
  return (
    <p id={KEYS} className="keys-help" hidden={isHidden}>
      {say('slowka.board.keys')}
    </p>
  );
}
