import type { ReactNode } from 'react';

import { Button } from '../button/button.tsx';
import { classNames } from '../class-names.ts';
import { Icon, type IconName } from '../icon/icon.tsx';
import styles from './feedback.module.css';

export interface ErrorBlockProps {
  readonly title: ReactNode;
  /** What happened and what is not affected. */
  readonly message?: ReactNode;
  readonly retryLabel?: string | undefined;
  /** Without it there is no button. A returned promise keeps the button pending. */
  readonly onRetry?: (() => unknown) | undefined;
  /** For support: status, time, reference. */
  readonly details?: ReactNode;
  readonly className?: string | undefined;
}

/** Something did not load: what, what it means, and a button that tries again (S8-01, `main_page_refresh_button`). */
export function ErrorBlock({ title, message, retryLabel, onRetry, details, className }: ErrorBlockProps) {
  return (
    <div role="alert" className={classNames(styles.block, className)}>
      <Icon name="alert" size={24} className={styles.blockIcon} />
      <p className={styles.blockTitle}>{title}</p>
      {message !== undefined && <p className={styles.blockText}>{message}</p>}
      {onRetry !== undefined && (
        <Button
          size={32}
          variant="primary"
          icon="refresh"
          data-testid="main_page_refresh_button"
          onClick={onRetry}
        >
          {retryLabel}
        </Button>
      )}
      {details !== undefined && <p className={styles.details}>{details}</p>}
    </div>
  );
}

export interface EmptyStateProps {
  readonly title: ReactNode;
  readonly message?: ReactNode;
  readonly icon?: IconName | undefined;
  /** A button or link to the way on, or a field to choose it from. */
  readonly action?: ReactNode;
  readonly className?: string | undefined;
}

/** There is nothing here, why, and where to go. */
export function EmptyState({ title, message, icon, action, className }: EmptyStateProps) {
  return (
    <div className={classNames(styles.block, className)}>
      {icon && <Icon name={icon} size={24} className={styles.blockIcon} />}
      <p className={styles.blockTitle}>{title}</p>
      {message !== undefined && <p className={styles.blockText}>{message}</p>}
      {action}
    </div>
  );
}
