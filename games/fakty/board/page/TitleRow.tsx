import { COLOURS, type Deck, fieldOf, isClosed, type Tile, type Title } from '../../rules/index.ts';
import { fieldKey, placeKey } from '../aim/place.ts';
import type { Aim } from '../aim/use-aim.ts';
import { useSay } from '../use-say.ts';
import { ColourMark } from './ColourMark.tsx';
import { TileFace } from './TileFace.tsx';

interface Props {
  readonly deck: Deck;
  readonly seat: number;
  readonly title: number;
  readonly row: Title;
  /** The row as its reader saw it last. */
  readonly known: Title;
  readonly aim: Aim;
  readonly ghosts: ReadonlyMap<number, Tile>;
  readonly hot?: readonly number[];
  readonly worth: (row: Title) => number;
}

/** A title: subject, predicate, object, in fields of their own. */
export function TitleRow(props: Props) {
  const { deck, seat, title, row, known, aim, ghosts, hot, worth } = props;
  const say = useSay();
  const closed = isClosed(row);
  const { draft, lit } = aim;
  const place = { seat, title };
  const isOpen = lit.places.has(placeKey(place));
  const isWhole = draft.tiles.length === 0 && draft.titles[0] === title;
  const isChosen = isWhole && (draft.seat ?? 0) === seat;
  const ghost = ghosts.get(title);
  const after = ghost === undefined ? row : row.with(fieldOf(ghost), ghost);
  const closes = !closed && isClosed(after);
  return (
    <div
      className={`fk-title ${closed ? 'fk-title--closed' : ''} ${closes ? 'fk-title--closes' : ''} ${isChosen ? 'fk-title--chosen' : ''}`}
    >
      <span className="fk-title__number" aria-hidden="true">
        {closed || closes ? say('fakty.board.plus', { count: worth(after) }) : title + 1}
      </span>
      {row.map((there, field) => {
        const colour = COLOURS[field] as (typeof COLOURS)[number];
        const ghosted = ghost !== undefined && fieldOf(ghost) === field ? ghost : null;
        const isHeld = there !== null && draft.tiles.includes(there);
        const isLit =
          isOpen ||
          lit.fields.has(fieldKey(place, field)) ||
          (there !== null && lit.tiles.has(there));
        const bang = hot?.[title] === field;
        const isNew = there !== null && known[field] !== there;
        const isEmptied = there === null && known[field] !== null;
        const names = [
          say(there === null ? 'fakty.board.field-free' : 'fakty.board.field', {
            title: title + 1,
            colour: say(`fakty.colour.${colour}`),
            text: deck.prints[there ?? -1]?.text ?? '',
          }),
          bang && '!',
          closed && say('fakty.board.closed'),
          ghosted !== null && say('fakty.board.lands', { text: deck.prints[ghosted]?.text ?? '' }),
          ghosted !== null && closes && say('fakty.board.closes', { count: worth(after) }),
          isNew && say('fakty.board.new'),
          isEmptied && say('fakty.board.emptied'),
          isLit && say('fakty.board.possible'),
        ];
        const looks = [
          'fk-field',
          `fk-field--${colour}`,
          there !== null && 'fk-field--laid',
          isHeld && 'fk-field--held',
          isLit && 'fk-field--lit',
          ghosted !== null && 'fk-field--ghost',
          isNew && 'fk-field--new',
          isEmptied && 'fk-field--emptied',
        ];
        return (
          <button
            key={colour}
            type="button"
            className={looks.filter(Boolean).join(' ')}
            aria-label={names.filter(Boolean).join(', ')}
            aria-pressed={isHeld || isChosen || ghosted !== null}
            onClick={() => aim.tap({ on: 'place', place, field, tile: there })}
          >
            {there === null && ghosted === null && (
              <span className="fk-field__blank" aria-hidden="true">
                <ColourMark colour={colour} />
                {bang && <strong className="fk-field__bang">!</strong>}
              </span>
            )}
            {ghosted !== null && <TileFace deck={deck} tile={ghosted} />}
            {there !== null && ghosted === null && <TileFace deck={deck} tile={there} />}
            {bang && there !== null && (
              <strong className="fk-field__bang fk-field__bang--laid" aria-hidden="true">
                !
              </strong>
            )}
          </button>
        );
      })}
    </div>
  );
}
