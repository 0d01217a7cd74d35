import { useSay } from '../use-say.ts';
import { Cheque } from './Cheque.tsx';

/** The viewer's own cheques. */
export function Wallet({ cheques }: { cheques: readonly number[] }) {
  const say = useSay();
  return (
    <ul className="xb-wallet" aria-label={say('extrablatt.board.your-cheques')}>
      {cheques.map((thousands) => (
        <li key={thousands}>
          <Cheque thousands={thousands} look="xb-cheque--small" />
        </li>
      ))}
    </ul>
  );
}
