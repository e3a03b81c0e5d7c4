import type { ReactNode } from 'react';

import { classNames } from '@paddock/styleguide';

import styles from './felt.module.css';

interface FeltProps {
  /** A bet or a move waits for its answer: shown where that takes a while. */
  readonly isBusy: boolean;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** The cloth that our tables stand on: racing green in both themes, as the header is, with its inks and its ring. */
export const Felt = ({ isBusy, className, children }: FeltProps) => (
  <div className={styles.frame} data-ground="header" aria-busy={isBusy}>
    <div className={classNames(styles.felt, className)}>{children}</div>
  </div>
);
