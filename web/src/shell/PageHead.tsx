import { type ReactNode, useEffect, useRef } from 'react';
import { HeadBar } from './HeadBar.tsx';

/** The head of every page but the front page: the way back, the title, what can be done. */
export function PageHead(props: {
  title: string;
  /** What more there is to say of it, in smaller type. */
  note?: string | undefined;
  back?: string;
  /** Goes before the title of the window. */
  alert?: string | undefined;
  children?: ReactNode;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { title, note, alert, back, children } = props;
  useEffect(() => {
    document.title = [alert, title, note, 'Late Edition'].filter(Boolean).join(' · ');
  }, [title, note, alert]);
  // A new page is announced by its heading, as a reload would do.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <HeadBar title={title} note={note} back={back} heading={heading}>
      {children}
    </HeadBar>
  );
}
