import { useKept } from '@late/ui';
import {
  type KeyboardEvent,
  type PointerEvent,
  type Ref,
  useImperativeHandle,
  useMemo,
  useRef,
} from 'react';
import { along, type Cell } from '../../rules/index.ts';
import { Beyond } from './Beyond.tsx';
import { Cells, type Scene } from './Cells.tsx';
import {
  canRead,
  cellAt,
  centre,
  closeUp,
  extentOf,
  fit,
  isOverview,
  leastSize,
  pan,
  reveal,
  type Spot,
  sidesBeyond,
  zoom,
  zoomStep,
} from './camera.ts';
import { type Tag, Tags } from './Tags.tsx';
import { useCamera, useWheel } from './use-camera.ts';
import { useFingers } from './use-fingers.ts';
import { useSight } from './use-sight.ts';
import { ZoomButtons } from './ZoomButtons.tsx';

export interface TableHandle {
  /** The cell under a point of the window; null beside the table. */
  cellUnder(x: number, y: number): Cell | null;
  focus(): void;
}

interface Props extends Scene {
  readonly label: string;
  /** Something is held that a tap would lay. */
  readonly aiming: boolean;
  /** Nothing is laid here any more: all of it may be seen at once, however small. */
  readonly still: boolean;
  /** Cells that must be seen when they change: the last word. */
  readonly news: readonly Cell[];
  readonly tags: readonly Tag[];
  readonly onTap: (cell: Cell) => void;
  /** An arrow key went there. */
  readonly onWalk: (cell: Cell) => void;
  readonly onKey: (event: KeyboardEvent, cell: Cell) => void;
  /** Whether the tile there can be dragged, in which case it is now. */
  readonly onGrab: (cell: Cell, event: PointerEvent) => boolean;
  readonly ref?: Ref<TableHandle>;
}

/** Cells around what lies there: room to lay the next word beside it. */
const MARGIN = 3;
const SIZES_AT_FIRST = { largest: 46 };
const SIZES_TO_LOOK_AT = { largest: 46, smallest: 9 };
const ORIGIN: Cell = { row: 0, column: 0 };
const ARROWS: Readonly<Record<string, readonly [across: boolean, steps: number]>> = {
  ArrowLeft: [true, -1],
  ArrowRight: [true, 1],
  ArrowUp: [false, -1],
  ArrowDown: [false, 1],
};

/** A table without edges: it is dragged, pinched, wheeled and walked over. */
export function EndlessTable(props: Props) {
  const { label, aiming, still, news, tags, onTap, onWalk, onKey, onGrab, ref, ...scene } = props;
  const frame = useRef<HTMLDivElement>(null);
  const stopRef = useRef<HTMLDivElement>(null);
  const stop = scene.at ?? scene.tiles.at(-1) ?? ORIGIN;
  const lying = extentOf(scene.tiles.length ? scene.tiles : [ORIGIN], 2);
  // The same one as long as it is the same: cells are not drawn anew while the table is dragged under a finger.
  const extent = useMemo(
    () => extentOf([...scene.tiles, stop, ORIGIN], MARGIN),
    [scene.tiles, stop],
  );
  const sizes = still ? SIZES_TO_LOOK_AT : SIZES_AT_FIRST;
  const last = news.length ? extentOf(news, 1) : null;
  const { camera, room, look } = useCamera(frame, lying, (all) => {
    const whole = fit(lying, all, sizes);
    return last ? reveal(whole, last, all) : whole;
  });
  const [isNew, setNew] = useKept<boolean>('table-never-moved', true);
  const least = room ? leastSize(lying, room) : undefined;
  const spotOf = ({ clientX, clientY }: { clientX: number; clientY: number }): Spot => {
    const { left = 0, top = 0 } = frame.current?.getBoundingClientRect() ?? {};
    return { x: clientX - left, y: clientY - top };
  };
  const under = (point: { clientX: number; clientY: number }): Cell | null =>
    camera && cellAt(camera, spotOf(point));
  useImperativeHandle(ref, () => ({
    cellUnder(clientX, clientY) {
      const box = frame.current?.getBoundingClientRect();
      const inside =
        box &&
        clientX >= box.left &&
        clientX <= box.right &&
        clientY >= box.top &&
        clientY <= box.bottom;
      return inside ? under({ clientX, clientY }) : null;
    },
    focus: () => stopRef.current?.focus({ preventScroll: true }),
  }));
  const fingers = useFingers({
    look,
    least,
    onTap(event) {
      const cell = under(event);
      if (!cell || !camera) return;
      if (still || !isOverview(camera)) return onTap(cell);
      look((now, all) => closeUp(now, spotOf(event), all));
    },
    onMoved: () => isNew && setNew(false),
    onGrab(event) {
      const cell = under(event);
      return cell !== null && onGrab(cell, event);
    },
  });
  useWheel(frame, (event) => {
    const { deltaX, deltaY, shiftKey } = event;
    const around = spotOf(event);
    const sideways = shiftKey || Math.abs(deltaX) > Math.abs(deltaY);
    look((now) =>
      sideways
        ? pan(now, { x: -(deltaX || deltaY), y: 0 })
        : zoom(now, Math.exp(-deltaY / 500), around, least),
    );
  });
  useSight({ look, news, tiles: scene.tiles, at: scene.at, frame, stopRef });
  const fitAll = () => look((_, all) => fit(lying, all, SIZES_TO_LOOK_AT));
  const toLast = last && (() => look((now, all) => centre(now, last, all)));
  const keys = (event: KeyboardEvent) => {
    const arrow = ARROWS[event.key];
    const zoomed = { '+': 1, '=': 1, '-': -1 }[event.key];
    if (arrow && event.shiftKey) {
      const [across, steps] = arrow;
      look((now) => pan(now, along2(across, -steps * now.size)));
    } else if (arrow && !event.altKey) onWalk(along(stop, ...arrow));
    else if (zoomed) look((now, all) => zoomStep(now, zoomed, all, least));
    else if (event.key === '0') fitAll();
    else if (event.key === 'Home' && toLast) toLast();
    else return onKey(event, stop);
    event.preventDefault();
  };
  return (
    <div className={aiming ? 'kz-table kz-table--aiming' : 'kz-table'}>
      <div
        className="kz-table__frame"
        ref={frame}
        style={
          camera
            ? ({
                '--cell': `${camera.size}px`,
                '--x': `${camera.x}px`,
                '--y': `${camera.y}px`,
              } as React.CSSProperties)
            : undefined
        }
        {...fingers}
      >
        {/* biome-ignore lint/a11y/useSemanticElements: a table without edges is no table element */}
        <div className="kz-table__world" role="grid" aria-label={label} onKeyDown={keys}>
          {camera && (
            <Cells {...scene} extent={extent} stop={stop} stopRef={stopRef} still={still} />
          )}
          {camera && canRead(camera) && <Tags tags={tags} tiles={scene.tiles} />}
        </div>
        {camera && room && (
          <Beyond
            sides={sidesBeyond(
              camera,
              extentOf(scene.tiles.length ? scene.tiles : [ORIGIN], 0),
              room,
            )}
            isNew={isNew && scene.at === null}
          />
        )}
      </div>
      <ZoomButtons look={look} least={least} onFit={fitAll} onLast={toLast} />
    </div>
  );
}

function along2(across: boolean, distance: number) {
  return across ? { x: distance, y: 0 } : { x: 0, y: distance };
}
