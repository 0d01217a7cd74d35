import { Button, Dialog } from '@late/ui';
import { useSay } from '../shell/use-say.ts';
import type { Snapshot } from '../table-client/table-client.ts';

const WORDS = {
  nobody: { text: 'undo.alone', act: 'undo.do' },
  here: { text: 'undo.together', act: 'undo.agree' },
  elsewhere: { text: 'undo.ask', act: 'undo.ask-do' },
} as const;

/** Something was shown since: taking it back needs everybody at the table. */
export function UndoDialog(props: {
  asks: Snapshot['asks'];
  onAgree: () => void;
  onClose: () => void;
}) {
  const say = useSay();
  const { text, act } = WORDS[props.asks];
  return (
    <Dialog title={say('undo.title')} onClose={props.onClose}>
      <p>{say(text)}</p>
      <div className="dialog__actions">
        <Button
          look="main"
          onClick={() => {
            props.onAgree();
            props.onClose();
          }}
        >
          {say(act)}
        </Button>
        <Button onClick={props.onClose}>{say('undo.leave')}</Button>
      </div>
    </Dialog>
  );
}
