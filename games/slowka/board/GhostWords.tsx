import { type Move, type View, worthOf } from '../rules/index.ts';
import { useSay } from './use-say.ts';

/** A turn that is shown, in words: what was done, or would have been better. */
export function GhostWords({ view, move }: { view: View; move: Move }) {
  const say = useSay();
  const text = () => {
    if (move.do === 'pass') return say('slowka.coach.shown-pass');
    if (move.do === 'exchange') {
      const letters = move.tokens.join(' ').toUpperCase();
      return say('slowka.coach.shown-exchange', { letters });
    }
    if (move.do !== 'word') return null;
    const { word, points, bonus } = worthOf(view, move.laid, move.path);
    return say('slowka.coach.shown-word', { word: word.toUpperCase(), count: points + bonus });
  };
  return <p className="slowka__hint">{text()}</p>;
}
