import {
  Icon,
  IconButton,
  NOTICE_ICONS,
  VisuallyHidden,
  classNames,
  type NoticeTone,
} from '@paddock/styleguide';
import { useEffect, useState, type ReactNode } from 'react';

import styles from './toast-region.module.css';

export interface Toast {
  readonly id: string;
  readonly tone: NoticeTone;
  readonly title: string;
  /** Several lines are sentences of their own. */
  readonly message?: string | undefined;
  /** A button: "Reload", "Other way". */
  readonly action?: ReactNode;
  /** Without it the toast cannot be closed by hand. */
  readonly onClose?: (() => void) | undefined;
}

export interface ToastRegionProps {
  /** Newest first. When each of them goes is the caller's business. */
  readonly toasts: readonly Toast[];
  /** Name of the region: "Notifications". */
  readonly label: string;
  readonly closeLabel: string;
  /** The pointer or focus entered or left: the caller holds its timers meanwhile. */
  readonly onAttention?: ((here: boolean) => void) | undefined;
}

/**
 * Messages that float over the page. Their words go to a polite live region that stands before they come, so that the first
 * one is read too.
 */
export function ToastRegion({ toasts, label, closeLabel, onAttention }: ToastRegionProps) {
  return (
    <section
      aria-label={label}
      className={styles.region}
      onPointerEnter={() => onAttention?.(true)}
      onPointerLeave={() => onAttention?.(false)}
      onFocus={() => onAttention?.(true)}
      onBlur={() => onAttention?.(false)}
    >
      <VisuallyHidden live="polite">{useAnnouncement(toasts[0])}</VisuallyHidden>
      <ul className={styles.list}>
        {toasts.map((toast) => (
          <ToastLine key={toast.id} {...toast} closeLabel={closeLabel} />
        ))}
      </ul>
    </section>
  );
}

function useAnnouncement(newest: Toast | undefined): string {
  const [said, setSaid] = useState('');
  const words = newest === undefined ? '' : [newest.title, ...linesOf(newest)].join('. ');
  const id = newest?.id;
  useEffect(() => {
    if (id !== undefined) setSaid(words);
  }, [id, words]);
  return said;
}

const linesOf = ({ message = '' }: Toast): readonly string[] => message.split('\n').filter(Boolean);

function ToastLine(toast: Toast & { readonly closeLabel: string }) {
  const { tone, title, action, onClose, closeLabel } = toast;
  return (
    <li className={classNames(styles.toast, styles[tone])}>
      <Icon name={NOTICE_ICONS[tone]} className={styles.icon} />
      <div className={styles.words}>
        <b className={styles.title}>{title}</b>
        {linesOf(toast).map((line, at) => (
          <p key={at} className={styles.message}>
            {line}
          </p>
        ))}
      </div>
      {action}
      {onClose !== undefined && (
        <IconButton icon="close" iconSize={16} size={28} label={closeLabel} onClick={onClose} />
      )}
    </li>
  );
}
