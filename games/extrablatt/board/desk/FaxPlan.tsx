import { type KeyboardEvent, type Ref, useState } from 'react';
import { headlineKey, photoKey, sectionKey } from '../../locales/keys.ts';
import {
  type Drawer,
  type DuelKind,
  duelAt,
  type FaxCard,
  type Offer,
  type FaxPlan as Plan,
  photosToPrint,
  sectionOf,
} from '../../rules/index.ts';
import { MotorMark } from '../paper/Marks.tsx';
import { Photo } from '../photos/Photo.tsx';
import { useSay } from '../use-say.ts';

interface Props {
  readonly plan: Plan;
  /** It decides what a motor is fought over. */
  readonly hour: number;
  /** The column that the keyboard begins at. */
  readonly start?: number;
  /** With the photos that are left: whoever may take one sees it first. */
  readonly drawer?: Drawer;
  /** What the seat on turn can do with the lowest cards; empty while there is nothing to take. */
  readonly offers?: readonly Offer[];
  /** The one column that a move which is only shown takes from. */
  readonly only?: number;
  readonly first?: Ref<HTMLButtonElement>;
  readonly onTake?: (fax: number) => void;
}

/** Five fax columns: the lowest card of each, which can be taken, and what lies above it. */
export function FaxPlan(props: Props) {
  const { plan, hour, start = 0, drawer, offers = [], first = null, only, onTake } = props;
  const say = useSay();
  const [cursor, setCursor] = useState(start);
  // Only what can be taken is a stop: after a removal, a motor cannot.
  const open = offers.map(({ fax }) => fax);
  const stop = open.includes(cursor) ? cursor : (open[0] ?? 0);
  const keys = (event: KeyboardEvent<HTMLOListElement>) => {
    const way = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!way) return;
    event.preventDefault();
    const at = open.indexOf(stop);
    const next = open[(at + way + open.length) % open.length];
    if (next === undefined) return;
    setCursor(next);
    event.currentTarget.querySelector<HTMLElement>(`[data-fax="${next}"]`)?.focus();
  };
  return (
    <ol className="xb-fax" aria-label={say('extrablatt.board.fax')} onKeyDown={keys}>
      {plan.map(([lowest, ...above], fax) => {
        if (only !== undefined && fax !== only) return null;
        // An empty column keeps its place, so that nothing moves under a finger.
        if (lowest === undefined) {
          return (
            <li key={fax} className="xb-fax__line xb-fax__card xb-fax__card--empty">
              {say('extrablatt.empty-column', { column: fax + 1 })}
            </li>
          );
        }
        const offer = offers.find((other) => other.fax === fax);
        const inside = (
          <>
            <FaxFace card={lowest} fate={offer?.fate ?? null} duel={duelAt(hour)} drawer={drawer} />
            {above.length > 0 && (
              <span className="xb-fax__above">
                <span className="unseen">{say('extrablatt.board.above')}</span>
                {above.map((card, index) => (
                  <FaxBack key={index} card={card} />
                ))}
              </span>
            )}
          </>
        );
        return (
          <li key={fax} className="xb-fax__line">
            {offer ? (
              <button
                type="button"
                ref={fax === stop ? first : null}
                className="xb-fax__card"
                data-fax={fax}
                tabIndex={fax === stop ? 0 : -1}
                onFocus={() => setCursor(fax)}
                onClick={() => onTake?.(fax)}
              >
                {inside}
              </button>
            ) : (
              <div className={`xb-fax__card ${fax === only ? 'xb-fax__card--shown' : ''}`}>
                {inside}
              </div>
            )}
          </li>
        );
      })}
    </ol>
  );
}

interface FaceProps {
  readonly card: FaxCard;
  readonly fate: Offer['fate'];
  readonly duel: DuelKind;
  readonly drawer: Drawer | undefined;
}

function FaxFace({ card, fate, duel, drawer }: FaceProps) {
  const say = useSay();
  if (card === 'motor') {
    return (
      <>
        <MotorMark />
        <span className="xb-fax__text xb-fax__text--motor">
          {say('extrablatt.board.motor')}{' '}
          <span className="xb-fax__duel">{say(`extrablatt.board.duel-about.${duel}`)}</span>
        </span>
      </>
    );
  }
  const section = sectionOf(card);
  const left = fate === 'photo' && drawer ? photosToPrint(drawer, card) : [];
  return (
    <>
      <span className={`xb-letter-mark xb-section--${section}`} aria-hidden="true">
        {say(`extrablatt.board.letter.${section}`)}
      </span>
      {left.length > 0 && (
        <span className="xb-fax__photos">
          {left.map((photo) => (
            <Photo key={photo} section={section} photo={photo} />
          ))}
        </span>
      )}
      <span className="xb-fax__text">
        <span className="unseen">{say(sectionKey(section))}: </span>
        {say(headlineKey(card))}
        {fate && fate !== 'article' && (
          <span className="xb-fax__fate"> {say(`extrablatt.board.fate.${fate}`)}</span>
        )}
        {left.map((photo) => (
          <span key={photo} className="unseen">
            ; {say(photoKey(section, photo))}
          </span>
        ))}
      </span>
    </>
  );
}

/** A card that has to wait: enough to plan with. */
function FaxBack({ card }: { card: FaxCard }) {
  const say = useSay();
  if (card === 'motor') {
    return (
      <span className="xb-fax__back">
        <MotorMark />
        <span className="xb-fax__next">{say('extrablatt.board.motor')}</span>
      </span>
    );
  }
  const section = sectionOf(card);
  return (
    <span className="xb-fax__back">
      <span className={`xb-letter-mark xb-section--${section}`} aria-hidden="true">
        {say(`extrablatt.board.letter.${section}`)}
      </span>
      <span className="unseen">{say(sectionKey(section))}: </span>
      <span className="xb-fax__next">{say(headlineKey(card))}</span>
    </span>
  );
}
