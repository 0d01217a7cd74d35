import { capitals } from '../../locales/labels.ts';
import { type CommonView, unseenTiles } from '../../rules/index.ts';
import { useSay } from '../use-say.ts';
import { Inventory } from './Inventory.tsx';

/** Where there is room for it: the words that count at this table alone, and what nobody has shown yet. */
export function SidePage({ view }: { view: CommonView }) {
  const say = useSay();
  const { admitted } = view.tableWords;
  return (
    <>
      {admitted.length > 0 && (
        <p>{say('krzyzowka.board.table-words', { words: admitted.map(capitals).join(', ') })}</p>
      )}
      <section>
        <h2>{say('krzyzowka.board.unseen')}</h2>
        <p>{say('krzyzowka.board.bag', { count: view.bag })}</p>
        <Inventory tiles={unseenTiles(view)} />
      </section>
    </>
  );
}
