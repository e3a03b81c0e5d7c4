import { classNames } from '../class-names.ts';
import styles from './progress.module.css';

export interface SpinnerProps {
  readonly size?: 16 | 24 | undefined;
  /** Without it the spinner is decoration: the words beside it say what is going on. */
  readonly label?: string | undefined;
  readonly className?: string | undefined;
}

export function Spinner({ size = 16, label, className }: SpinnerProps) {
  return (
    <span
      className={classNames(styles.spinner, size === 24 && styles.spinnerBig, className)}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'status', 'aria-label': label })}
    />
  );
}
