import { sayRefusal } from '@late/ui';
import { useSay } from '../board/use-say.ts';
import type { Colour } from '../rules/index.ts';
import type { Remark } from './draft-deck.ts';

const SHOWN = 6;

/** What keeps a deck from being played, then what is only advice; each leads to its tile. */
export function Remarks(props: {
  readonly remarks: readonly Remark[];
  readonly onGo: (colour: Colour, at: number | null) => void;
}) {
  const say = useSay();
  const sorted = [...props.remarks].sort((a, b) => Number(b.bars) - Number(a.bars));
  const bars = sorted.filter((remark) => remark.bars).length;
  return (
    <section className="remarks" aria-live="polite">
      <h2>
        {bars > 0 ? say('fakty.workshop.missing', { count: bars }) : say('fakty.workshop.ready')}
      </h2>
      <ul>
        {sorted.slice(0, SHOWN).map((remark) => {
          const { said, colour, at } = remark;
          const text = sayRefusal(say, said);
          return (
            <li key={`${said.code} ${colour} ${at} ${text}`}>
              {colour === null ? (
                text
              ) : (
                <button type="button" className="why" onClick={() => props.onGo(colour, at)}>
                  {text}
                </button>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
