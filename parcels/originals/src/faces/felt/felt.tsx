import type { ReactNode } from 'react';

import { classNames } from '@paddock/styleguide';

import styles from './felt.module.css';

interface FeltProps {
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** The cloth that our tables stand on: racing green in both themes, as the header is, with its inks and its ring. */
export const Felt = ({ className, children }: FeltProps) => (
  <div className={styles.frame} data-ground="header">
    <div className={classNames(styles.felt, className)}>{children}</div>
  </div>
);
