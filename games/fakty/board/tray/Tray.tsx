import { colourOf, type Deck, type Tile } from '../../rules/index.ts';
import type { Aim } from '../aim/use-aim.ts';
import { TileFace } from '../page/TileFace.tsx';
import { useRoving } from '../use-roving.ts';
import { useSay } from '../use-say.ts';

interface Props {
  readonly label: string;
  readonly deck: Deck;
  readonly tiles: readonly Tile[];
  readonly aim: Aim;
  /** What is said where no tile lies. */
  readonly empty: string;
  readonly className?: string;
  /** The name that a lesson points at it by. */
  readonly part?: string;
}

/** Tiles that lie loose: a hand, the pool, what was drawn. */
export function Tray({ label, deck, tiles, aim, empty, className = '', part }: Props) {
  const say = useSay();
  const roving = useRoving<HTMLElement>();
  return (
    <section className={`fk-tray ${className}`} aria-label={label} data-lesson={part} {...roving}>
      <h2 className="fk-tray__label">{label}</h2>
      {tiles.length === 0 && <p className="fk-tray__empty">{empty}</p>}
      <div className="fk-tray__tiles">
        {tiles.map((tile) => {
          const isHeld = aim.draft.tiles.includes(tile);
          const isLit = aim.lit.tiles.has(tile);
          const name = say('fakty.board.tile', {
            text: deck.prints[tile]?.text ?? '',
            colour: say(`fakty.colour.${colourOf(tile)}`),
          });
          const looks = [
            'fk-tile',
            `fk-field--${colourOf(tile)}`,
            'fk-field--laid',
            isHeld && 'fk-field--held',
            isLit && 'fk-field--lit',
          ];
          return (
            <button
              key={tile}
              type="button"
              className={looks.filter(Boolean).join(' ')}
              aria-label={isLit ? `${name}, ${say('fakty.board.possible')}` : name}
              aria-pressed={isHeld}
              onClick={() => aim.tap({ on: 'tile', tile })}
            >
              <TileFace deck={deck} tile={tile} />
            </button>
          );
        })}
      </div>
    </section>
  );
}
