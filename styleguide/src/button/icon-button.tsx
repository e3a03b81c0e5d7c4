import type { ComponentPropsWithRef } from 'react';

import { classNames } from '../class-names.ts';
import { Icon, type IconName, type IconSize } from '../icon/icon.tsx';
import styles from './icon-button.module.css';

export interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children' | 'type'> {
  readonly icon: IconName;
  /** What pressing it does; there are no visible words. */
  readonly label: string;
  readonly type?: 'button' | 'submit' | undefined;
  readonly size?: 28 | 32 | 40 | undefined;
  readonly iconSize?: IconSize | undefined;
  /** A toggle (a favourite): `aria-pressed`, and the icon is filled when on. */
  readonly pressed?: boolean | undefined;
  /** A small dot: something new is behind it. Say so in the label. */
  readonly dot?: boolean | undefined;
  /** For the racing-green band. */
  readonly onHeader?: boolean | undefined;
}

/** A square button with an icon alone. */
export function IconButton(props: IconButtonProps) {
  const { icon, label, size = 32, iconSize = 20, pressed, dot, onHeader, className, ...rest } = props;
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      aria-pressed={pressed ?? rest['aria-pressed']}
      className={classNames(
        styles.button,
        styles[`size${size}`],
        onHeader && styles.onHeader,
        pressed && styles.pressed,
        className,
      )}
    >
      <Icon name={icon} size={iconSize} filled={pressed === true} />
      {dot && <span className={styles.dot} />}
    </button>
  );
}
