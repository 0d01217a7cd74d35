import { LiveRegion, sayRefusal } from '@late/ui';
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
}

/** The word so far, how long it is and what it would earn; or what to do first. */
export function Preview({ view, draft, fault, isHolding, waitsFor }: Props) {
  const say = useSay();
  const { word, points, bonus } = worthOf(view, draft.laid, draft.path);
  const hint = fault
    ? sayRefusal(say, fault)
    : waitsFor === null
      ? ''
      : say('slowka.board.waiting', { name: waitsFor });
  if (isEmpty(draft)) {
    const first = isHolding ? say('slowka.board.hint.field') : say('slowka.board.hint.token');
    return (
      <p className="slowka__hint">
        {waitsFor === null || isHolding ? first : say('slowka.board.waiting', { name: waitsFor })}
      </p>
    );
  }
  const shown = word.toUpperCase();
  const letters = say('slowka.board.letters', { count: word.length });
  const worth = say('slowka.board.points', { count: points });
  const extra = bonus > 0 ? say('slowka.board.bonus', { bonus, total: points + bonus }) : '';
  return (
    <div className="preview">
      <p className="preview__word">
        <strong>{shown || '…'}</strong>
        {word && (
          <span>
            {letters} · {worth} {extra && <b>{extra}</b>}
          </span>
        )}
      </p>
      <p className="preview__hint">{hint}</p>
      <LiveRegion text={[shown, letters, worth, extra, hint].filter(Boolean).join(', ')} />
    </div>
  );
}
