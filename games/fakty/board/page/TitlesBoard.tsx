import { type Board, COLOURS, type Deck, type Tile, type Title } from '../../rules/index.ts';
import type { Aim } from '../aim/use-aim.ts';
import { useRoving } from '../use-roving.ts';
import { useSay } from '../use-say.ts';
import { ColourMark } from './ColourMark.tsx';
import { TitleRow } from './TitleRow.tsx';

interface Props {
  readonly label: string;
  readonly deck: Deck;
  readonly board: Board;
  /** The board as its reader saw it last: what is different has changed since their turn. */
  readonly known?: Board | undefined;
  /** Whose it is; 0 where all write one page. */
  readonly seat: number;
  readonly aim: Aim;
  /** Tiles that would lie there if the half-made move were made, by title. */
  readonly ghosts: ReadonlyMap<number, Tile>;
  readonly size: 'large' | 'small' | 'ten';
  /** The field of each title that is marked "!". */
  readonly hot?: readonly number[];
  /** What a closed title brings. */
  readonly worth: (row: Title) => number;
}

/** Titles in the making: a grid of fields, each a button with its name in words. */
export function TitlesBoard(props: Props) {
  const { label, board, known = board, size, ...rest } = props;
  const say = useSay();
  const roving = useRoving<HTMLElement>();
  return (
    <section className={`fk-titles fk-titles--${size}`} aria-label={label} {...roving}>
      {size !== 'small' && (
        <p className="fk-titles__heads" aria-hidden="true">
          {COLOURS.map((colour) => (
            <span key={colour} className="fk-titles__head">
              <ColourMark colour={colour} />
              {say(`fakty.colour.${colour}`)}
            </span>
          ))}
        </p>
      )}
      {board.map((row, title) => (
        <TitleRow key={title} row={row} known={known[title] ?? row} title={title} {...rest} />
      ))}
    </section>
  );
}
