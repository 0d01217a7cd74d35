import { capitals } from '../../locales/labels.ts';
import { type CommonView, type Move, scoreOf } from '../../rules/index.ts';
import { useSay } from '../use-say.ts';

/** A turn that is shown, in words: what was done, or would have been better. */
export function GhostTurn({ view, move }: { view: CommonView; move: Move }) {
  const say = useSay();
  const text = () => {
    if (move.do === 'pass') return say('krzyzowka.coach.shown-pass');
    if (move.do === 'exchange')
      return say('krzyzowka.coach.shown-exchange', { letters: capitals(move.tiles.join(' ')) });
    if (move.do !== 'lay') return null;
    const { words, points } = scoreOf(view.options, view.table, move.tiles);
    const word = capitals(words[0]?.word ?? '');
    return say('krzyzowka.coach.shown-word', { word, count: points });
  };
  return <p className="kz-preview">{text()}</p>;
}
