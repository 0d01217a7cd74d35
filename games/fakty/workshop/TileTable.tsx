import { useEffect, useRef } from 'react';
import { useSay } from '../board/use-say.ts';
import { type Colour, type DeckRow, printOf } from '../rules/index.ts';
import type { DraftDeck, Remark } from './draft-deck.ts';
import { kindsInWords } from './kinds-in-words.ts';
import { TileForm } from './TileForm.tsx';

interface Props {
  readonly draft: DraftDeck;
  readonly colour: Colour;
  readonly remarks: readonly Remark[];
  /** The tile that is being written. */
  readonly open: number | null;
  readonly onOpen: (at: number | null) => void;
  readonly onRow: (at: number, row: DeckRow) => void;
}

/** The tiles of one colour; a tap opens one to be written. */
export function TileTable({ draft, colour, remarks, open, onOpen, onRow }: Props) {
  const say = useSay();
  const rows = draft.rows[colour];
  const shown = useRef<HTMLTableRowElement>(null);
  useEffect(() => {
    if (open !== null) shown.current?.scrollIntoView({ block: 'nearest' });
  }, [open]);
  const amiss = new Set(
    remarks.filter((remark) => remark.bars && remark.colour === colour).map(({ at }) => at),
  );
  return (
    <table className={`tiles tiles--${colour}`}>
      <caption className="unseen">{say(`fakty.workshop.colour.${colour}`)}</caption>
      <thead className="unseen">
        <tr>
          <th scope="col">{say('fakty.workshop.number')}</th>
          <th scope="col">{say('fakty.workshop.text')}</th>
          <th scope="col">{say('fakty.workshop.grammar')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row, at) => {
          const { before, special, after } = printOf(row.text);
          const isOpen = at === open;
          return (
            <tr key={at} ref={isOpen ? shown : undefined} className={isOpen ? 'tiles__open' : ''}>
              <th scope="row">{at + 1}</th>
              {isOpen ? (
                <td colSpan={2}>
                  <TileForm
                    draft={draft}
                    colour={colour}
                    row={row}
                    onRow={(next) => onRow(at, next)}
                    onNext={() => onOpen(at + 1 < rows.length ? at + 1 : null)}
                    onDone={() => onOpen(null)}
                  />
                </td>
              ) : (
                <>
                  <td>
                    <button
                      type="button"
                      className="tiles__text"
                      lang={draft.language}
                      onClick={() => onOpen(at)}
                    >
                      {row.text.trim() === '' ? (
                        <em>{say('fakty.workshop.blank')}</em>
                      ) : (
                        <>
                          {before}
                          {special !== null && <u>{special}</u>}
                          {after}
                        </>
                      )}
                      {amiss.has(at) && (
                        <span className="tiles__amiss">
                          !<span className="unseen"> {say('fakty.workshop.amiss')}</span>
                        </span>
                      )}
                    </button>
                  </td>
                  <td className="tiles__kinds">{kindsInWords(say, colour, row.kinds)}</td>
                </>
              )}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
