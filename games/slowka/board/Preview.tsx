import type { Refusal as AnyRefusal } from '@late/kernel';
import { LiveRegion, RefusalLine, sayRefusal } from '@late/ui';
import { type Refusal, type View, worthOf } from '../rules/index.ts';
import { type Draft, isEmpty } from './draft.ts';
import { useSay } from './use-say.ts';

interface Props {
  readonly view: View;
  readonly draft: Draft;
  /** What is still wrong with it. */
  readonly fault: Refusal | null;
  readonly isHolding: boolean;
  /** Whose turn it is, if not one's own. */
  readonly waitsFor: string | null;
  /** Why the last step or word was none. */
  readonly refusal: AnyRefusal | null;
  readonly onRule: (anchor: string) => void;
}

/** The word so far, how long it is and what it would earn, and what to do: always in the same two lines. */
export function Preview(props: Props) {
  const { view, draft, fault, isHolding, waitsFor, refusal } = props;
  const say = useSay();
  const { word, points, bonus } = worthOf(view, draft.laid, draft.path);
  const isFresh = isEmpty(draft);
  const hint =
    waitsFor !== null && (isFresh ? !isHolding : fault === null)
      ? say('slowka.board.waiting', { name: waitsFor })
      : isFresh
        ? say(isHolding ? 'slowka.board.hint.field' : 'slowka.board.hint.token')
        : fault
          ? sayRefusal(say, fault)
          : '';
  const shown = word.toUpperCase();
  const letters = say('slowka.board.letters', { count: word.length });
  const worth = say('slowka.board.points', { count: points });
  const extra = bonus > 0 ? say('slowka.board.bonus', { bonus, total: points + bonus }) : '';
  return (
    <div className={isFresh ? 'preview preview--fresh' : 'preview'}>
      {!isFresh && (
        <p className="preview__word">
          <strong>{shown || '…'}</strong>
          {word && (
            <span>
              {letters} · {worth} {extra && <b>{extra}</b>}
            </span>
          )}
        </p>
      )}
      {refusal ? (
        <RefusalLine refusal={refusal} onRule={props.onRule} />
      ) : (
        <p className="preview__hint">{hint}</p>
      )}
      {!isFresh && (
        <LiveRegion text={[shown, letters, worth, extra, hint].filter(Boolean).join(', ')} />
      )}
    </div>
  );
}
