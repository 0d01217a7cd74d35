import type { SeatLabel } from '@late/ui';
import { headlineKey } from '../../locales/keys.ts';
import {
  type Headline,
  lastDuel,
  loserOf,
  lowest,
  type Move,
  type View,
} from '../../rules/index.ts';
import { inFull } from '../thousands.ts';
import { useSay } from '../use-say.ts';

/** A move that is shown, in words: what was done, or would have been better. */
export function ShownMove(props: { view: View; seats: readonly SeatLabel[]; move: Move }) {
  const say = useSay();
  const { view, seats, move } = props;
  const text = () => {
    switch (move.do) {
      case 'write': {
        const { width, height } = move.place;
        const headline = headlineAt(view, move.fax);
        return say('extrablatt.coach.shown.write', { headline, width, height });
      }
      case 'remove':
        return say('extrablatt.coach.shown.remove', { headline: headlineAt(view, move.fax) });
      case 'motor': {
        const rival = move.rival === undefined ? undefined : seats[move.rival];
        return rival
          ? say('extrablatt.coach.shown.motor-duel', { name: rival.name })
          : say('extrablatt.coach.shown.motor');
      }
      case 'cheque':
        return say('extrablatt.coach.shown.cheque', { cheque: inFull(move.cheque) });
      case 'ad': {
        const { width, height } = move.place;
        return say('extrablatt.coach.shown.ad', { width, height });
      }
      case 'duck': {
        const story = view.papers[loserOf(lastDuel(view))]?.articles[move.article];
        const headline = headlineKey(story?.headline as Headline);
        return say('extrablatt.coach.shown.duck', { headline });
      }
      case 'refill':
        return say(`extrablatt.coach.shown.${move.stack}`);
      case 'pass':
        return say('extrablatt.coach.shown.pass');
    }
  };
  return <p className="xb-shown">{text()}</p>;
}

function headlineAt({ plan }: View, fax: number) {
  return headlineKey(lowest(plan, fax) as Headline);
}
