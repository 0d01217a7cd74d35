import { Button } from '@late/ui';
import { useState } from 'react';
import {
  type Cell,
  checkDone,
  checkSwap,
  type Laid,
  laid,
  partsOf,
  runsOf,
  type Tile,
  tilesEach,
} from '../../rules/index.ts';
import { BenchRack, BenchTable } from '../BenchTable.tsx';
import { RackTools } from '../rack/RackTools.tsx';
import { TileChoice } from '../TileChoice.tsx';
import type { Mark } from '../table/Cells.tsx';
import { cellKey } from '../table/cell-key.ts';
import { useSay } from '../use-say.ts';
import { useWorkbench } from '../use-workbench.ts';
import { HandIn } from './HandIn.tsx';
import { RoundLine } from './RoundLine.tsx';
import { useWork, type WorkProps } from './use-work.ts';

const NOTHING: readonly never[] = [];

/** Game 2: a table of one's own, where tiles lie as one likes until pencils are down. */
export function CrosswordDesk(props: WorkProps) {
  const { view, desk, seats, busy, now } = props;
  const say = useSay();
  const work = useWork(props);
  const [isSwapping, setSwapping] = useState(false);
  const isLocked = desk.stage !== 'laying';
  const layout = work.draft.laying.tiles.map(laid);
  const apart = apartFrom(layout);
  const bench = useWorkbench({
    table: NOTHING,
    hand: desk.tiles,
    draft: work.draft,
    locked: isLocked,
    onEnter: () => {},
  });
  const fault = checkDone({ ...desk, layout });
  const canSwap = !desk.swapped && !isLocked && bench.rest.length >= 2;
  return (
    <>
      <div className="kz__table">
        <BenchTable
          bench={bench}
          label={say('krzyzowka.board.own-table')}
          marks={new Map(apart.map((tile): [string, Mark] => [cellKey(tile), 'apart']))}
          news={NOTHING as readonly Cell[]}
          isShared={false}
        />
      </div>
      <div className="kz__desk">
        <RoundLine view={view} now={now} />
        <div className="kz-line">
          <p className="kz-preview" role="status">
            {isLocked
              ? say('krzyzowka.board.agreed')
              : apart.length
                ? say('krzyzowka.board.apart', { count: apart.length })
                : say('krzyzowka.board.outlook', { count: worth(layout) })}
          </p>
          {!isLocked && <RackTools bench={bench} />}
        </div>
        <BenchRack bench={bench} size={tilesEach(view.options, seats.length)} />
        <div className="kz-actions">
          <HandIn
            view={view}
            desk={desk}
            busy={busy}
            ending={{ label: say('krzyzowka.board.done'), move: { do: 'done' }, fault }}
            onSay={work.say}
          />
          {!desk.swapped && !isLocked && (
            <Button
              aria-disabled={!canSwap}
              aria-haspopup="dialog"
              onClick={() => canSwap && setSwapping(true)}
            >
              {say('krzyzowka.board.swap')}
            </Button>
          )}
        </div>
      </div>
      {isSwapping && (
        <TileChoice
          title={say('krzyzowka.board.swap')}
          text={say('krzyzowka.board.swap-text')}
          tiles={bench.rest}
          fault={(chosen) =>
            chosen.length === 2 && !checkSwap({ ...desk, layout }, chosen)
              ? null
              : say('krzyzowka.board.swap-two')
          }
          confirm={() => say('krzyzowka.board.swap-now')}
          onChoose={([one, other]) => {
            setSwapping(false);
            work.say({ do: 'swap', tiles: [one as Tile, other as Tile] });
          }}
          onClose={() => setSwapping(false)}
        />
      )}
    </>
  );
}

/** Tiles that do not hang together with the largest piece. Only the shape: words are not asked for. */
function apartFrom(layout: readonly Laid[]): Laid[] {
  const parts = partsOf(layout);
  const most = Math.max(...parts.map((part) => part.length));
  const main = parts.find((part) => part.length === most);
  return parts.flatMap((part) => (part === main ? [] : part));
}

/** What it is worth if every run is a word. */
function worth(layout: readonly Laid[]): number {
  return runsOf(layout).reduce((sum, { points }) => sum + points, 0);
}
