import { useMemo } from 'react';
import type { InboxMessage } from '@paddock/contract/schemas';
import { hrefFor } from '@paddock/shared-utils';
import { useFormat, useT } from '@paddock/shared-utils/react';
import { Badge, EmptyState, Icon } from '@paddock/styleguide';

import { sayMessage } from '../../model/inbox-words.ts';
import { markRead } from './inbox-calls.ts';
import styles from './inbox.module.css';

interface InboxListProps {
  readonly messages: readonly InboxMessage[];
  /** A message was followed. */
  readonly onFollow?: () => void;
}

/** Messages, newest first; following one reads it. */
export function InboxList({ messages, onFollow }: InboxListProps) {
  const t = useT('office');
  const common = useT('common');
  const format = useFormat();
  const words = useMemo(
    () => ({ t, common, amount: format.amount, moment: format.moment, language: format.language }),
    [t, common, format],
  );
  if (messages.length === 0)
    return <EmptyState icon="bell" title={t('inbox.none')} message={t('inbox.noneText')} />;
  return (
    <ul>
      {messages.map(({ id, atMs, isRead, content }) => {
        const { icon, text, path } = sayMessage(content, words);
        return (
          <li key={id} data-message={id} data-read={isRead}>
            <a
              href={hrefFor(path)}
              className={styles.message}
              onClick={() => {
                if (!isRead) void markRead(id);
                onFollow?.();
              }}
            >
              <Icon name={icon} className={styles.icon} />
              <span className={styles.text}>{text}</span>
              {!isRead && <Badge tone="brand">{t('inbox.isNew')}</Badge>}
              <time className={styles.time} dateTime={new Date(atMs).toISOString()}>
                {format.moment(atMs)}
              </time>
            </a>
          </li>
        );
      })}
    </ul>
  );
}
