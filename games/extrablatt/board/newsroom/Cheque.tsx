import { inFull } from '../thousands.ts';
import { useSay } from '../use-say.ts';

/** A cheque; face down where it is nobody's business. */
export function Cheque({ thousands, look }: { thousands: number | null; look?: string }) {
  const say = useSay();
  const names = ['xb-cheque', thousands === null && 'xb-cheque--down', look];
  return (
    <span className={names.filter(Boolean).join(' ')}>
      {thousands === null ? (
        <span className="unseen">{say('extrablatt.board.cheque-down')}</span>
      ) : (
        say('extrablatt.board.sum', { sum: inFull(thousands) })
      )}
    </span>
  );
}
