import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { Button } from './Button.tsx';
import { ScrollArea } from './ScrollArea.tsx';
import { useSay } from './TextContext.tsx';

/** A modal sheet of paper: the browser's own dialog keeps focus inside and Escape working. */
export function Dialog(props: { title: string; onClose: () => void; children: ReactNode }) {
  const ref = useRef<HTMLDialogElement>(null);
  const say = useSay();
  // Before what is inside looks how much room it has.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog?.open) dialog?.showModal();
    return () => dialog?.close();
  }, []);
  return (
    <dialog
      ref={ref}
      className="dialog"
      aria-label={props.title}
      onClose={props.onClose}
      onCancel={props.onClose}
    >
      <div className="dialog__head">
        <h2>{props.title}</h2>
        <Button look="quiet" icon="close" iconOnly onClick={props.onClose}>
          {say('ui.close')}
        </Button>
      </div>
      <ScrollArea className="dialog__body" label={props.title}>
        {props.children}
      </ScrollArea>
    </dialog>
  );
}
