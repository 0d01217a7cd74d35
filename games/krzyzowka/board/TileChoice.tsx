import { Button, Dialog, LetterTile } from '@late/ui';
import { type ReactNode, useState } from 'react';
import { BLANK, type Tile, tileValue } from '../rules/index.ts';
import { sayTile } from './say-tile.ts';
import { useSay } from './use-say.ts';

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
              aria-label={sayTile(say, { tile })}
              aria-pressed={places.includes(place)}
              onClick={() => toggle(place)}
            >
              <LetterTile
                letter={tile === BLANK ? '' : tile}
                value={tileValue(tile)}
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
          aria-disabled={!chosen.length || fault !== null}
          onClick={() => chosen.length && fault === null && props.onChoose(chosen)}
        >
          {props.confirm(chosen.length)}
        </Button>
      </div>
    </Dialog>
  );
}
