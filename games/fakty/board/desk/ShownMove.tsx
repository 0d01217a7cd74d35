import type { SeatLabel } from '@late/ui';
import type { Move, Tile, View } from '../../rules/index.ts';
import { deckOf } from '../deck-of.ts';
import { useSay } from '../use-say.ts';

/** A move that is shown, in words: what was done, or would have been better. */
export function ShownMove(props: { view: View; seats: readonly SeatLabel[]; move: Move }) {
  const say = useSay();
  const { view, seats, move } = props;
  const said = (tile: Tile) => deckOf(view).prints[tile]?.text ?? '';
  const text = () => {
    switch (move.do) {
      case 'lay':
      case 'move': {
        const params = { tile: said(move.tile), title: move.title + 1 };
        return say(`fakty.coach.shown.${move.do}`, params);
      }
      case 'take':
      case 'remove':
      case 'discard':
        return say(`fakty.coach.shown.${move.do}`, { tile: said(move.tile) });
      case 'swap':
        return say('fakty.coach.shown.swap', { tile: said(move.one), other: said(move.other) });
      case 'scrap':
        return say('fakty.coach.shown.scrap', { title: move.title + 1 });
      case 'bug':
        return say('fakty.coach.shown.bug', { name: seats[move.seat]?.name ?? '' });
      case 'keep':
      case 'draw':
      case 'pass':
        return say(`fakty.coach.shown.${move.do}`);
      default:
        return null;
    }
  };
  return <p className="fk-shown">{text()}</p>;
}
