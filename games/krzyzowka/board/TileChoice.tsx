import { Button, Dialog, LetterTile } from '@late/ui';
import { type ReactNode, useState } from 'react';
import { BLANK, type Tile } from '../rules/index.ts';
import { useTileValue } from './table-edition.ts';
import { useSay } from './use-say.ts';
import { useSayTile } from './use-say-tile.ts';

interface Props {
  readonly title: string;
  readonly text: ReactNode;
  readonly tiles: readonly Tile[];
  /** Why these cannot be chosen; null if they can. */
  readonly fault: (chosen: readonly Tile[]) => ReactNode;
  readonly confirm: (count: number) => string;
  readonly onChoose: (chosen: Tile[]) => void;
  readonly onClose: () => void;
}

/** Some of one's tiles, to be given away. */
export function TileChoice(props: Props) {
  const say = useSay();
  const sayTile = useSayTile();
  const worth = useTileValue();
  const { tiles } = props;
  const [places, setPlaces] = useState<readonly number[]>([]);
  const chosen = places.map((place) => tiles[place] as Tile);
  const fault = props.fault(chosen);
  const toggle = (place: number) =>
    setPlaces(places.includes(place) ? places.filter((one) => one !== place) : [...places, place]);
  return (
    <Dialog title={props.title} onClose={props.onClose}>
      <div className="kz-give">
        <p>{props.text}</p>
        <div className="kz-give__tiles">
          {tiles.map((tile, place) => (
            <button
              key={place}
              type="button"
              className="kz-rack__tile"
              aria-label={sayTile({ tile })}
              aria-pressed={places.includes(place)}
              onClick={() => toggle(place)}
            >
              <LetterTile
                letter={tile === BLANK ? '' : tile}
                value={worth(tile)}
                look={places.includes(place) ? 'held' : undefined}
              />
            </button>
          ))}
        </div>
        <p className="kz-give__fault" role="status">
          {chosen.length > 0 && fault}
        </p>
        <Button
          look="main"
          missing={chosen.length ? null : say('krzyzowka.board.tiles-missing')}
          aria-disabled={fault !== null}
          onClick={() => fault === null && props.onChoose(chosen)}
        >
          {props.confirm(chosen.length)}
        </Button>
      </div>
    </Dialog>
  );
}
