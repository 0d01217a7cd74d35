import { Button } from '@late/ui';
import { headlineKey, sectionKey } from '../../locales/keys.ts';
import {
  type Article,
  cellsOf,
  lastDuel,
  loserOf,
  type Paper,
  type Section,
  withoutDuck,
} from '../../rules/index.ts';
import { DuckMark } from '../paper/Marks.tsx';
import { useSay } from '../use-say.ts';
import { DeskHead } from './DeskHead.tsx';
import type { DeskProps } from './desk-props.ts';

/** The winner of a duel says which of the loser's articles was a hoax. */
export function DuckDesk(props: DeskProps) {
  const { view, seats, draft, busy, onDraft, onMove } = props;
  const say = useSay();
  const duel = lastDuel(view);
  const loser = loserOf(duel);
  const section = duel.section as Section;
  const paper = view.papers[loser] as Paper;
  const open = withoutDuck(paper, section);
  const picked = draft?.for === 'duck' ? draft.article : null;
  return (
    <>
      <DeskHead>
        <DuckMark />
        <p className="xb-desk__headline">
          {say('extrablatt.board.duck-for', { name: seats[loser]?.name ?? '' })}
          <span className="xb-desk__facts">
            {say('extrablatt.board.duck-in', { section: say(sectionKey(section)) })}
          </span>
        </p>
      </DeskHead>
      <fieldset className="xb-hoaxes">
        <legend className="unseen">{say('extrablatt.board.duck-which')}</legend>
        {open.map((index, position) => {
          const { circulation, headline, photo, place } = paper.articles[index] as Article;
          return (
            <label key={index} className="xb-hoax">
              <input
                type="radio"
                name="xb-duck"
                ref={(picked === null ? position === 0 : picked === index) ? props.first : null}
                checked={picked === index}
                onChange={() => onDraft({ for: 'duck', article: index })}
              />
              <span>
                {say(headlineKey(headline))}{' '}
                <span className="xb-desk__facts">
                  {photo && `${say('extrablatt.board.fate.photo')} · `}
                  {say('extrablatt.board.cells', { count: cellsOf(place) })} · {circulation}
                </span>
              </span>
            </label>
          );
        })}
      </fieldset>
      <div className="xb-desk__actions">
        <Button
          look="main"
          className="xb-print"
          aria-disabled={busy}
          missing={picked === null ? say('extrablatt.board.duck-missing') : null}
          onClick={() => picked !== null && !busy && onMove({ do: 'duck', article: picked })}
        >
          {say('extrablatt.board.put-duck')}
        </Button>
      </div>
    </>
  );
}
