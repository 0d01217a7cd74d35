import {
  type ButtonHTMLAttributes,
  type MouseEvent,
  type ReactNode,
  type Ref,
  useState,
} from 'react';
import { Icon, type IconName } from './Icon.tsx';
import { MissingNote } from './MissingNote.tsx';

interface Props extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** `main` is the one thing to do next; `quiet` has no frame. */
  look?: 'main' | 'plain' | 'quiet';
  icon?: IconName;
  /** Shows the icon alone, always or where the screen is narrow; the children still name the button. */
  iconOnly?: boolean | 'narrow';
  /** What is missing before it can do its work: it looks disabled then, and whoever presses it reads this. */
  missing?: string | null;
  children: ReactNode;
  ref?: Ref<HTMLButtonElement>;
}

export function Button(props: Props) {
  const { look = 'plain', icon, iconOnly, missing = null, children, className, ...rest } = props;
  const [asked, setAsked] = useState<DOMRect | null>(null);
  const shape = iconOnly && (iconOnly === 'narrow' ? 'button--narrow-icon' : 'button--icon');
  const names = ['button', `button--${look}`, shape, className];
  const tellWhy = {
    'aria-disabled': true,
    onClick(event: MouseEvent<HTMLButtonElement>) {
      event.preventDefault();
      setAsked(event.currentTarget.getBoundingClientRect());
    },
  };
  return (
    <>
      <button
        type="button"
        className={names.filter(Boolean).join(' ')}
        {...rest}
        {...(missing !== null && tellWhy)}
      >
        {icon && <Icon name={icon} />}
        <span className={iconOnly === true ? 'unseen' : 'button__words'}>{children}</span>
      </button>
      {asked && missing !== null && (
        <MissingNote text={missing} beside={asked} onGone={() => setAsked(null)} />
      )}
    </>
  );
}
