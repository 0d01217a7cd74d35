import { Button } from '@late/ui';
import { useSay } from '../shell/use-say.ts';

/** Stands between two players at one device: nothing of either is on the screen. */
export function HandOver(props: {
  name: string;
  before: string | null;
  onTake: () => void;
  onBack: () => void;
}) {
  const say = useSay();
  const { name, before } = props;
  return (
    <section className="hand-over" aria-labelledby="hand-over">
      <p className="hand-over__kicker">{say('hand-over.kicker')}</p>
      <h2 id="hand-over">{say('hand-over.title', { name })}</h2>
      <p>{say('hand-over.text')}</p>
      <Button look="main" className="hand-over__take" autoFocus onClick={props.onTake}>
        {say('hand-over.take', { name })}
      </Button>
      {before && (
        <Button look="quiet" icon="undo" onClick={props.onBack}>
          {say('hand-over.back', { name: before })}
        </Button>
      )}
    </section>
  );
}
