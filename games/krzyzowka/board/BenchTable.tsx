import type { ReactNode } from 'react';
import { type Cell, type Laid, laid, type Placement } from '../rules/index.ts';
import { Ghost } from './Ghost.tsx';
import { LetterPicker } from './rack/LetterPicker.tsx';
import { Rack } from './rack/Rack.tsx';
import type { Mark } from './table/Cells.tsx';
import { cellKey } from './table/cell-key.ts';
import { EndlessTable } from './table/EndlessTable.tsx';
import type { Tag } from './table/Tags.tsx';
import type { Workbench } from './use-workbench.ts';

interface Props {
  readonly bench: Workbench;
  readonly label: string;
  readonly marks: ReadonlyMap<string, Mark>;
  readonly tags?: readonly Tag[];
  readonly middle?: Cell | null;
  readonly news: readonly Cell[];
  /** A move that is shown and not laid: what is half made gives way to it. */
  readonly ghost?: readonly Placement[] | null;
  /** Tiles of the half-made move stand out from those that lie for good. */
  readonly isShared: boolean;
}

const NO_TAGS: readonly Tag[] = [];

/** The table of a workbench, with what is on its way there. */
export function BenchTable(props: Props) {
  const {
    bench,
    label,
    marks,
    tags = NO_TAGS,
    middle = null,
    news,
    isShared,
    ghost = null,
  } = props;
  const { table, laying, dragged } = bench;
  const tiles: Laid[] = [...table, ...(ghost ?? laying.tiles).map(laid)];
  const fresh = (ghost ?? (isShared ? laying.tiles : [])).map((tile): [string, Mark] => [
    cellKey(tile),
    ghost ? 'ghost' : 'fresh',
  ]);
  return (
    <>
      <EndlessTable
        ref={bench.tableRef}
        label={label}
        tiles={tiles}
        marks={new Map(ghost ? [...marks, ...fresh] : [...fresh, ...marks])}
        tags={tags}
        at={laying.at}
        across={laying.across}
        over={bench.over}
        middle={tiles.length ? null : middle}
        still={bench.locked}
        aiming={bench.held !== null || dragged !== null}
        news={news}
        onTap={bench.tap}
        onWalk={bench.walk}
        onKey={(event, cell) => bench.key(event, cell, false)}
        onGrab={(cell, event) => bench.grabTable(cell, event, () => bench.tap(cell))}
      />
      {dragged && <Ghost dragged={dragged} />}
      {bench.asking && <LetterPicker onPick={bench.name} onClose={bench.stopAsking} />}
    </>
  );
}

/** The rack of a workbench, with its tools beside it. */
export function BenchRack({
  bench,
  size,
  children,
}: {
  bench: Workbench;
  size: number;
  children?: ReactNode;
}) {
  const { laying } = bench;
  return (
    <div className="kz-hand">
      <Rack
        tiles={bench.rest}
        held={bench.held}
        locked={bench.locked}
        size={size}
        onPick={bench.pick}
        onGrab={bench.grabRack}
        onKey={(event) => bench.key(event, laying.at ?? { row: 0, column: 0 }, true)}
      />
      {children}
    </div>
  );
}
