import { useEffect, useState } from 'react';

import { notifications$, serverNowMs, type NotificationText, type Translate } from '@paddock/shared-utils';
import { useFormat, useLanguage, useT } from '@paddock/shared-utils/react';
import { EmptyState, IconButton } from '@paddock/styleguide';

import { LazyPopover } from '../popover/lazy-popover.tsx';
import { allRead, EMPTY_LOG, withShown, type MessageLog } from './message-log.ts';
import styles from './messages.module.css';

/** The bell: what this page has said, to be read again after it has closed by itself. */
export function Messages() {
  const t = useT('header');
  useLanguage();
  const [log, setLog] = useState(EMPTY_LOG);
  useEffect(() => {
    const subscription = notifications$.subscribe(({ notifications }) => {
      setLog((known) => withShown(known, notifications, serverNowMs()));
    });
    return () => subscription.unsubscribe();
  }, []);
  return (
    <LazyPopover
      title={t('messages.title')}
      onOpen={() => setLog(allRead)}
      trigger={
        <IconButton
          icon="bell"
          size={40}
          onHeader
          dot={log.unread > 0}
          label={log.unread > 0 ? t('messages.unread', { count: log.unread }) : t('messages.title')}
          className={styles.bell}
        />
      }
    >
      <MessageList log={log} />
    </LazyPopover>
  );
}

function MessageList({ log }: { readonly log: MessageLog }) {
  const t = useT('header');
  const format = useFormat();
  if (log.messages.length === 0) return <EmptyState icon="bell" title={t('messages.none')} />;
  return (
    <ul className={styles.list}>
      {log.messages.map(({ notification, atMs }) => (
        <li key={notification.id} className={styles.message} data-kind={notification.kind}>
          {notification.title !== null && <b>{say(notification.title, t)}</b>}
          <span>{say(notification.text, t)}</span>
          <time className={styles.time} dateTime={new Date(atMs).toISOString()}>
            {format.time(atMs)}
          </time>
        </li>
      ))}
    </ul>
  );
}

function say(text: NotificationText, t: Translate): string {
  return typeof text === 'string' ? text : t(text.key, text.values);
}
