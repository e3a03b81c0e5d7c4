import type { ReactNode } from 'react';

import { IconButton } from '../button/icon-button.tsx';
import { classNames } from '../class-names.ts';
import { Icon, type IconName } from '../icon/icon.tsx';
import styles from './feedback.module.css';

export type NoticeTone = 'neutral' | 'info' | 'positive' | 'warning' | 'danger';

export const NOTICE_ICONS: Readonly<Record<NoticeTone, IconName>> = {
  neutral: 'info',
  info: 'info',
  positive: 'check-circle',
  warning: 'alert',
  danger: 'error',
};

export interface NoticeProps {
  readonly tone?: NoticeTone | undefined;
  readonly title?: ReactNode;
  readonly children?: ReactNode;
  readonly icon?: IconName | undefined;
  /** A button or link at the end. */
  readonly action?: ReactNode;
  /** With both it can be closed. */
  readonly onClose?: (() => void) | undefined;
  readonly closeLabel?: string | undefined;
  /** `bar` runs along the top of the page; `small` stands inside a coupon leg. */
  readonly size?: 'bar' | 'normal' | 'small' | undefined;
  /** Read out when it appears; leave off for what stands there from the start. */
  readonly announce?: boolean | undefined;
  readonly className?: string | undefined;
}

/** A few words that belong to what they stand beside: a reason, a warning, a confirmation. */
export function Notice(props: NoticeProps) {
  const { tone = 'neutral', title, children, action, onClose, closeLabel, size = 'normal' } = props;
  return (
    <div
      role={props.announce ? (tone === 'danger' ? 'alert' : 'status') : undefined}
      className={classNames(styles.notice, styles[tone], styles[size], props.className)}
    >
      <Icon
        name={props.icon ?? NOTICE_ICONS[tone]}
        size={size === 'small' ? 16 : 20}
        className={styles.noticeIcon}
      />
      <div className={styles.noticeWords}>
        {title !== undefined && <b className={styles.noticeTitle}>{title} </b>}
        {children}
      </div>
      {action}
      {onClose !== undefined && closeLabel !== undefined && (
        <IconButton icon="close" iconSize={16} label={closeLabel} onClick={onClose} />
      )}
    </div>
  );
}
