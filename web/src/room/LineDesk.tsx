import type { LineSeen } from '@late/table';
import { Button } from '@late/ui';
import { useSay } from '../shell/use-say.ts';
import { BlockButton } from './BlockButton.tsx';
import { sayLine } from './chat-lines.ts';
import { ReportForm } from './ReportForm.tsx';

interface Props {
  readonly room: string;
  readonly line: LineSeen;
  readonly onBack: () => void;
}

/** A line of somebody else's, and what can be done about it. */
export function LineDesk({ room, line, onBack }: Props) {
  const say = useSay();
  const { seq, name } = line;
  return (
    <div className="complaints">
      <Button look="quiet" icon="back" autoFocus onClick={onBack}>
        {say('report.back')}
      </Button>
      <blockquote className="complaints__line">
        <strong>{name}</strong> {sayLine(say, line)}
      </blockquote>
      <BlockButton room={room} whom={{ line: seq }} name={name} />
      <p className="menu__note">{say('block.text')}</p>
      <h3>{say('report.line')}</h3>
      <ReportForm room={room} line={seq} />
    </div>
  );
}
