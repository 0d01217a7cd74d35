import { Icon } from '@late/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { useSay } from './use-say.ts';

/** The slim head of every page but the front page: the way back, the title, what can be done. */
export function PageHead(props: {
  title: string;
  back?: string;
  /** Goes before the title of the window. */
  alert?: string | undefined;
  children?: ReactNode;
}) {
  const say = useSay();
  const heading = useRef<HTMLHeadingElement>(null);
  const { title, alert } = props;
  useEffect(() => {
    document.title = `${alert ? `${alert} · ` : ''}${title} · Late Edition`;
  }, [title, alert]);
  // A new page is announced by its heading, as a reload would do.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <header className="head">
      <Link href={props.back ?? '/'} className="button button--quiet button--icon">
        <Icon name="back" />
        <span className="unseen">{say(props.back ? 'shell.back' : 'shell.home')}</span>
      </Link>
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      <div className="head__actions">{props.children}</div>
    </header>
  );
}
