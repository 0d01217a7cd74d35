import { type ReactNode, useEffect, useRef } from 'react';
import { HeadBar } from './HeadBar.tsx';

/** The head of every page but the front page: the way back, the title, what can be done. */
export function PageHead(props: {
  title: string;
  back?: string;
  /** Goes before the title of the window. */
  alert?: string | undefined;
  children?: ReactNode;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { title, alert, back, children } = props;
  useEffect(() => {
    document.title = `${alert ? `${alert} · ` : ''}${title} · Late Edition`;
  }, [title, alert]);
  // A new page is announced by its heading, as a reload would do.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <HeadBar title={title} back={back} heading={heading}>
      {children}
    </HeadBar>
  );
}
