import { Button, Dialog, useSay } from '@late/ui';

/** Something was shown since: taking it back needs everybody at the table. */
export function UndoDialog(props: { alone: boolean; onAgree: () => void; onClose: () => void }) {
  const say = useSay();
  return (
    <Dialog title={say('undo.title')} onClose={props.onClose}>
      <p>{say(props.alone ? 'undo.alone' : 'undo.together')}</p>
      <div className="dialog__actions">
        <Button
          look="main"
          onClick={() => {
            props.onAgree();
            props.onClose();
          }}
        >
          {say(props.alone ? 'undo.do' : 'undo.agree')}
        </Button>
        <Button onClick={props.onClose}>{say('undo.leave')}</Button>
      </div>
    </Dialog>
  );
}
