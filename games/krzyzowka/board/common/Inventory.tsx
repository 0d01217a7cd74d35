import { capitals } from '../../locales/labels.ts';
import { BLANK, type Tile, tally } from '../../rules/index.ts';
import { useTileSet } from '../table-edition.ts';
import { useSay } from '../use-say.ts';

/** Every letter, and how many of it nobody has shown yet. */
export function Inventory({ tiles }: { tiles: readonly Tile[] }) {
  const say = useSay();
  const counts = tally(tiles);
  const { kinds } = useTileSet();
  return (
    <ul className="kz-unseen">
      {kinds.map(({ tile }) => {
        const count = counts.get(tile) ?? 0;
        const letter = tile === BLANK ? say('krzyzowka.board.blank-short') : capitals(tile);
        return (
          <li key={tile} className={count ? undefined : 'kz-unseen__none'}>
            <span>{letter}</span> <span>{count}</span>
          </li>
        );
      })}
    </ul>
  );
}
