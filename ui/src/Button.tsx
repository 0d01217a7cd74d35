import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { Icon, type IconName } from './Icon.tsx';

interface Props extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** `main` is the one thing to do next; `quiet` has no frame. */
  look?: 'main' | 'plain' | 'quiet';
  icon?: IconName;
  /** Shows the icon alone, always or where the screen is narrow; the children still name the button. */
  iconOnly?: boolean | 'narrow';
  children: ReactNode;
  ref?: Ref<HTMLButtonElement>;
}

export function Button({ look = 'plain', icon, iconOnly, children, className, ...rest }: Props) {
  const shape = iconOnly && (iconOnly === 'narrow' ? 'button--narrow-icon' : 'button--icon');
  const names = ['button', `button--${look}`, shape, className];
  return (
    <button type="button" className={names.filter(Boolean).join(' ')} {...rest}>
      {icon && <Icon name={icon} />}
      <span className={iconOnly === true ? 'unseen' : 'button__words'}>{children}</span>
    </button>
  );
}
