import type { ReactNode } from 'react';

import styles from './button-row.module.css';

export interface ButtonRowProps {
  /** Two of one width, where neither shall draw the player: leaving and going on. Below each other on phones. */
  readonly equal?: boolean | undefined;
  readonly children: ReactNode;
}

/** Buttons that belong together. */
export function ButtonRow({ equal, children }: ButtonRowProps) {
  return <div className={equal ? styles.equal : styles.row}>{children}</div>;
}
