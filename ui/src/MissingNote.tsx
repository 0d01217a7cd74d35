import { useEffect, useLayoutEffect, useRef } from 'react';

/** Between the note and what it is about, and between the note and the edge of the window. */
const GAP = 8;

/** Ways to be done with it: whatever is done next, or what it points at moving away from under it. */
const ENDS = ['pointerdown', 'keydown', 'scroll', 'resize'] as const;

/** Why a button did nothing, beside the button, over whatever lies there: nothing makes room for it. */
export function MissingNote(props: { text: string; beside: DOMRect; onGone: () => void }) {
  const { text, beside, onGone } = props;
  const ref = useRef<HTMLParagraphElement>(null);
  // Above a modal dialog too, where the browser knows how; elsewhere it lies where it is written.
  useLayoutEffect(() => {
    const note = ref.current;
    note?.showPopover?.();
    return () => note?.hidePopover?.();
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text is of another size
  useLayoutEffect(() => {
    const note = ref.current;
    if (!note) return;
    const { width, height } = note.getBoundingClientRect();
    const middle = beside.left + beside.width / 2;
    const left = Math.max(GAP, Math.min(middle - width / 2, innerWidth - GAP - width));
    const above = beside.top - GAP - height;
    note.style.left = `${left}px`;
    note.style.top = `${above < GAP ? beside.bottom + GAP : above}px`;
  }, [text, beside]);
  useEffect(() => {
    const end = () => onGone();
    for (const name of ENDS) addEventListener(name, end, { capture: true, passive: true });
    return () => {
      for (const name of ENDS) removeEventListener(name, end, { capture: true });
    };
  }, [onGone]);
  return (
    <p ref={ref} className="missing-note" role="alert" popover="manual">
      {text}
    </p>
  );
}
