import type { Refusal } from '@late/kernel';
import { useSay } from './TextContext.tsx';
import { sayRefusal } from './text/index.ts';

/** Why something cannot be done, with the way to the rule that says so. */
export function RefusalLine(props: { refusal: Refusal | null; onRule: (anchor: string) => void }) {
  const say = useSay();
  if (!props.refusal) return null;
  const { rule } = props.refusal;
  return (
    <p className="refusal" role="alert">
      {sayRefusal(say, props.refusal)} {rule && <Why rule={rule} onRule={props.onRule} />}
    </p>
  );
}

export function Why({ rule, onRule }: { rule: string; onRule: (anchor: string) => void }) {
  const say = useSay();
  return (
    <button type="button" className="why" onClick={() => onRule(rule)}>
      {say('ui.why')}
    </button>
  );
}
