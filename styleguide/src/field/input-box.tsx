import type { ReactNode } from 'react';

import { classNames } from '../class-names.ts';
import { Icon, type IconName } from '../icon/icon.tsx';
import styles from './input.module.css';

export interface InputBoxLook {
  readonly icon?: IconName | undefined;
  /** Text that belongs to the value: a phone code, a currency sign. */
  readonly prefix?: ReactNode;
  /** At the end inside the box: a unit, a key hint, small buttons. */
  readonly end?: ReactNode;
  /** `quiet` has no outline: for search in a menu. */
  readonly look?: 'outlined' | 'quiet' | undefined;
  readonly size?: 36 | 44 | undefined;
}

export interface InputBoxProps extends InputBoxLook {
  readonly disabled?: boolean | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** The frame round an input: outline, focus ring and what stands before and after the text. */
export function InputBox(props: InputBoxProps) {
  const { icon, prefix, end, look = 'outlined', size = 44, disabled, className, children } = props;
  return (
    <div
      className={classNames(
        styles.box,
        styles[look],
        styles[`size${size}`],
        disabled && styles.disabled,
        className,
      )}
    >
      {icon && <Icon name={icon} className={styles.icon} />}
      {prefix !== undefined && <span className={styles.prefix}>{prefix}</span>}
      {children}
      {end}
    </div>
  );
}
