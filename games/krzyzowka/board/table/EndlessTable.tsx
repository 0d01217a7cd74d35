import {
  type KeyboardEvent,
  type PointerEvent,
  type Ref,
  useImperativeHandle,
  useRef,
} from 'react';
import { along, type Cell } from '../../rules/index.ts';
import { Cells, type Scene } from './Cells.tsx';
import { cellAt, extentOf, fit, pan, zoom, zoomStep } from './camera.ts';
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
const SIZES_TO_LOOK_AT = { largest: 46, smallest: 13 };
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
  const extent = extentOf([...scene.tiles, stop, ORIGIN], MARGIN);
  const sizes = still ? SIZES_TO_LOOK_AT : SIZES_AT_FIRST;
  const { camera, look } = useCamera(frame, lying, sizes);
  const under = ({ clientX, clientY }: { clientX: number; clientY: number }): Cell | null => {
    const box = frame.current?.getBoundingClientRect();
    return camera && box ? cellAt(camera, { x: clientX - box.left, y: clientY - box.top }) : null;
  };
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
    onTap(event) {
      const cell = under(event);
      if (cell) onTap(cell);
    },
    onGrab(event) {
      const cell = under(event);
      return cell !== null && onGrab(cell, event);
    },
  });
  useWheel(frame, ({ deltaX, deltaY, shiftKey, clientX, clientY }) => {
    const box = frame.current?.getBoundingClientRect();
    const around = { x: clientX - (box?.left ?? 0), y: clientY - (box?.top ?? 0) };
    const sideways = shiftKey || Math.abs(deltaX) > Math.abs(deltaY);
    look((now) =>
      sideways
        ? pan(now, { x: -(deltaX || deltaY), y: 0 })
        : zoom(now, Math.exp(-deltaY / 500), around),
    );
  });
  useSight({ look, news, tiles: scene.tiles, at: scene.at, frame, stopRef });
  const fitAll = () => look((_, room) => fit(lying, room, sizes));
  const keys = (event: KeyboardEvent) => {
    const arrow = ARROWS[event.key];
    const zoomed = { '+': 1, '=': 1, '-': -1 }[event.key];
    if (arrow && event.shiftKey) {
      const [across, steps] = arrow;
      look((now) => pan(now, along2(across, -steps * now.size)));
    } else if (arrow && !event.altKey) onWalk(along(stop, ...arrow));
    else if (zoomed) look((now, room) => zoomStep(now, zoomed, room));
    else if (event.key === '0') fitAll();
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
          {camera && <Tags tags={tags} tiles={scene.tiles} />}
        </div>
      </div>
      <ZoomButtons look={look} onFit={fitAll} />
    </div>
  );
}

function along2(across: boolean, distance: number) {
  return across ? { x: distance, y: 0 } : { x: 0, y: distance };
}
