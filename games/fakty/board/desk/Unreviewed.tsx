import type { View } from '../../rules/index.ts';
import { useSay } from '../use-say.ts';

/** Says of a deck that somebody wrote at home that nobody has read it over. */
export function Unreviewed({ view }: { view: View }) {
  const say = useSay();
  const { deck } = view.options;
  if (typeof deck === 'string') return null;
  return <p className="fk-unreviewed">{say('fakty.board.unreviewed', { name: deck.name })}</p>;
}
