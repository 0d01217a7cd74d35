import { Button } from '@late/ui';
import { useState } from 'react';
import { capitals } from '../../locales/labels.ts';
import {
  type Cell,
  checkDone,
  checkSwap,
  type Desk,
  isFirstVersion,
  type Laid,
  laid,
  MOST_TRIES,
  partsOf,
  type Run,
  runsOf,
  type Tile,
  tilesEach,
} from '../../rules/index.ts';
import { BenchRack, BenchTable } from '../BenchTable.tsx';
import { cellsOf } from '../cells-of.ts';
import { RackTools } from '../rack/RackTools.tsx';
import { TileChoice } from '../TileChoice.tsx';
import type { Mark } from '../table/Cells.tsx';
import { cellKey } from '../table/cell-key.ts';
import { useSay } from '../use-say.ts';
import { useWorkbench } from '../use-workbench.ts';
import { HandIn } from './HandIn.tsx';
import { namesAt } from './names-at.ts';
import { OwnFrame } from './OwnFrame.tsx';
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
  const apart = apartFrom(view, layout);
  const bench = useWorkbench({
    table: NOTHING,
    hand: desk.tiles,
    draft: work.draft,
    locked: isLocked,
    onEnter: () => {},
  });
  const fault = checkDone({ ...desk, layout });
  const refused = stillRefused(view, desk, layout);
  const marks = new Map<string, Mark>([
    ...apart.map((tile): [string, Mark] => [cellKey(tile), 'apart']),
    ...refused.flatMap(cellsOf).map((cell): [string, Mark] => [cellKey(cell), 'fault']),
  ]);
  const canSwap = !desk.swapped && !isLocked && bench.rest.length >= 2;
  return (
    <OwnFrame
      props={props}
      look="crossword"
      board={
        <div className="kz__table">
          <BenchTable
            bench={bench}
            label={say('krzyzowka.board.own-table')}
            marks={marks}
            news={NOTHING as readonly Cell[]}
            isShared={false}
          />
        </div>
      }
      desk={
        <>
          <RoundLine view={view} now={now} />
          <div className="kz-line">
            <p className="kz-preview" role="status">
              {isLocked ? (
                say('krzyzowka.board.agreed', { names: namesAt(view, seats, 'laying') })
              ) : refused.length ? (
                <Refused desk={desk} runs={refused} />
              ) : apart.length ? (
                say('krzyzowka.board.apart', { count: apart.length })
              ) : (
                say('krzyzowka.board.outlook', { count: worth(view, layout) })
              )}
            </p>
            {!isLocked && <RackTools bench={bench} />}
          </div>
          <BenchRack bench={bench} size={tilesEach(view.options, seats.length)} />
          <div className="kz-actions" data-lesson="actions">
            <HandIn
              view={view}
              desk={desk}
              busy={busy}
              ending={{
                label: say('krzyzowka.board.done'),
                move: { do: 'done' },
                fault,
                isSpent: desk.tries === MOST_TRIES,
              }}
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
      }
    />
  );
}

/** How many refused words are named; the others are marked on the table like them. */
const NAMED = 3;

/** What the dictionary has refused, and how often it may be asked again. */
function Refused({ desk, runs }: { desk: Desk; runs: readonly Run[] }) {
  const say = useSay();
  const words = [...new Set(runs.map(({ word }) => capitals(word)))];
  const named = words.slice(0, NAMED).join(', ') + (words.length > NAMED ? ' …' : '.');
  return (
    <>
      {say('krzyzowka.board.not-done', { words: named })}{' '}
      {say('krzyzowka.board.done-tries', { count: MOST_TRIES - desk.tries })}
    </>
  );
}

type View = WorkProps['view'];

/** Runs that still lie there and are known to be no words. */
function stillRefused({ options }: View, { refused }: Desk, layout: readonly Laid[]): Run[] {
  const runs = runsOf(options, layout);
  return runs.filter((run) => refused.some(({ word }) => word === run.word));
}

/** Tiles of pieces that would not count. Only the shape: words are not asked for. */
function apartFrom(view: View, layout: readonly Laid[]): Laid[] {
  const parts = partsOf(layout);
  const rank = (part: readonly Laid[]) => (isFirstVersion(view) ? part.length : worth(view, part));
  const most = Math.max(...parts.map(rank));
  const main = parts.find((part) => rank(part) === most);
  return parts.flatMap((part) => (part === main ? [] : part));
}

/** What it is worth if every run is a word. */
function worth({ options }: View, layout: readonly Laid[]): number {
  return runsOf(options, layout).reduce((sum, { points }) => sum + points, 0);
}
