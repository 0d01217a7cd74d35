import { Icon } from '@late/ui';
import type { ReactNode, Ref } from 'react';
import { Link } from 'wouter';
import { useSay } from './use-say.ts';

/** The slim head of every page but the front page, as it looks. */
export function HeadBar(props: {
  title: string;
  note?: string | undefined;
  back?: string | undefined;
  heading?: Ref<HTMLHeadingElement>;
  children?: ReactNode;
}) {
  const say = useSay();
  return (
    <header className="head">
      <Link href={props.back ?? '/'} className="button button--quiet button--icon">
        <Icon name="back" />
        <span className="unseen">{say(props.back ? 'shell.back' : 'shell.home')}</span>
      </Link>
      <h1 ref={props.heading} tabIndex={-1}>
        {props.title}
        {props.note && (
          <span className="head__note">
            <span className="head__dot"> · </span>
            {props.note}
          </span>
        )}
      </h1>
      <div className="head__actions">{props.children}</div>
    </header>
  );
}
