import type { ComponentPropsWithRef } from 'react';

import { classNames } from '../class-names.ts';
import { Icon, type IconName } from '../icon/icon.tsx';
import styles from './chip.module.css';

export interface ChipProps extends Omit<ComponentPropsWithRef<'button'>, 'type'> {
  /** On or off, for filters; leave out for plain quick amounts. */
  readonly pressed?: boolean | undefined;
  readonly icon?: IconName | undefined;
  /** On the page itself: with a hairline. */
  readonly outlined?: boolean | undefined;
}

/** A small choice: a quick amount, a filter, a period. */
export function Chip({ pressed, icon, outlined, className, children, ...rest }: ChipProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-pressed={pressed}
      className={classNames(styles.chip, outlined && styles.outlined, className)}
    >
      {icon && <Icon name={icon} size={16} />}
      {children}
    </button>
  );
}
