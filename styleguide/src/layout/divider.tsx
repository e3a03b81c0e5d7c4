import { classNames } from '../class-names.ts';
import styles from './layout.module.css';

export interface DividerProps {
  readonly className?: string | undefined;
}

/** A hairline between parts. */
export function Divider({ className }: DividerProps) {
  return <hr className={classNames(styles.divider, className)} />;
}
