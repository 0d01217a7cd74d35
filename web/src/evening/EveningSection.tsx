import { EveningTexts } from './EveningTexts.ts';
import { EveningView } from './EveningView.tsx';
import { useSay } from './use-say.ts';

interface Props {
  readonly id: string;
  readonly stamp: string;
}

/** How the evening stands, while one waits for its next game. */
export default function EveningSection(props: Props) {
  return (
    <EveningTexts>
      <Shown {...props} />
    </EveningTexts>
  );
}

function Shown({ id, stamp }: Props) {
  const say = useSay();
  return (
    <section className="room__evening" aria-labelledby="evening">
      <h2 id="evening">{say('evening.title')}</h2>
      <EveningView kind="room" id={id} stamp={stamp} />
    </section>
  );
}
