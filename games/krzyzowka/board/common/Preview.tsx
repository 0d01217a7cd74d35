import type { Refusal as AnyRefusal } from '@late/kernel';
import { RefusalLine, sayRefusal, Why } from '@late/ui';
import { capitals } from '../../locales/labels.ts';
import type { Refusal, Score } from '../../rules/index.ts';
import { useSay } from '../use-say.ts';

/** What the half-made move would make: words and points as they lie; the dictionary is not asked. */
export type Outlook =
  | { readonly score: Score; readonly refusal: null }
  | { readonly score: null; readonly refusal: Refusal }
  | null;

export function Preview(props: {
  outlook: Outlook;
  /** Why the last step was none. */
  refusal: AnyRefusal | null;
  /** What to say while nothing is laid. */
  idle: string;
  onRule: (anchor: string) => void;
}) {
  const say = useSay();
  const { outlook, refusal, idle, onRule } = props;
  if (refusal && !outlook?.refusal) {
    return (
      <div className="kz-preview">
        <RefusalLine refusal={refusal} onRule={onRule} />
      </div>
    );
  }
  if (!outlook) return <p className="kz-preview">{idle}</p>;
  if (outlook.refusal) {
    const { rule } = outlook.refusal;
    return (
      <p className="kz-preview" role="status">
        {sayRefusal(say, outlook.refusal)} {rule && <Why rule={rule} onRule={onRule} />}
      </p>
    );
  }
  const { words, bonus, points } = outlook.score;
  const parts = words.map(({ word, points: worth }) => `${capitals(word)} ${worth}`);
  if (bonus) parts.push(say('krzyzowka.board.bonus', { bonus }));
  return (
    <p className="kz-preview" role="status">
      {parts.join(' + ')} <strong>= {say('krzyzowka.board.points', { count: points })}</strong>
    </p>
  );
}
