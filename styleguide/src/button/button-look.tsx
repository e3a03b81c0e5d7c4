import type { ReactNode } from 'react';

import { classNames } from '../class-names.ts';
import { Icon, type IconName } from '../icon/icon.tsx';
import { Spinner } from '../progress/spinner.tsx';
import styles from './button.module.css';

/** One `primary` a view; `header` and `header-outline` stand on the racing-green band. */
export type ButtonVariant =
  | 'primary'
  | 'secondary'
  | 'outline'
  | 'quiet'
  | 'danger'
  | 'danger-outline'
  | 'positive'
  | 'header'
  | 'header-outline';

/** Height in pixels at the usual font size; grows to 44 at least on touch screens. */
export type ButtonSize = 32 | 40 | 48;

/** What a button and a link that looks like one share. */
export interface ButtonLook {
  readonly variant?: ButtonVariant | undefined;
  readonly size?: ButtonSize | undefined;
  /** Takes the whole width and may wrap its words. */
  readonly block?: boolean | undefined;
  readonly icon?: IconName | undefined;
  readonly iconEnd?: IconName | undefined;
}

interface ClassOptions extends ButtonLook {
  readonly dimmed?: boolean | undefined;
  readonly className?: string | undefined;
}

export function buttonClass({ variant = 'secondary', size = 40, block, dimmed, className }: ClassOptions) {
  return classNames(
    styles.button,
    styles[variant],
    styles[`size${size}`],
    block && styles.block,
    dimmed && styles.dimmed,
    className,
  );
}

interface ContentOptions extends ButtonLook {
  readonly pending?: boolean | undefined;
  readonly children?: ReactNode;
}

/** Icon or spinner, words, icon. The spinner takes the first icon's place, so nothing jumps. */
export function ButtonContent({ icon, iconEnd, pending, size, children }: ContentOptions) {
  const iconSize = size === 32 ? 16 : 20;
  return (
    <>
      {pending ? <Spinner /> : icon && <Icon name={icon} size={iconSize} />}
      {children !== undefined && <span className={styles.words}>{children}</span>}
      {iconEnd && <Icon name={iconEnd} size={iconSize} />}
    </>
  );
}
