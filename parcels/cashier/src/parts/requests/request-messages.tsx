import type { PaymentRequestView } from '@paddock/contract/schemas';
import { useFormat, useT } from '@paddock/shared-utils/react';
import { classNames } from '@paddock/styleguide';

import styles from './requests.module.css';

interface RequestMessagesProps {
  readonly messages: PaymentRequestView['messages'];
}

/** What was said, oldest first; a new one is read out. */
export function RequestMessages({ messages }: RequestMessagesProps) {
  const t = useT('cashier');
  const { moment } = useFormat();
  return (
    <div role="log" aria-label={t('requests.messages')}>
      <ol className={styles.messages}>
        {messages.map(({ from, text, atMs }, at) => (
          <li
            key={at}
            className={classNames(styles.message, from === 'house' && styles.ofHouse)}
            data-from={from}
          >
            <span className={styles.dim}>
              <b>{t(`requests.from.${from}`)}</b> · {moment(atMs)}
            </span>
            <p className={styles.said} dir="auto">
              {text}
            </p>
          </li>
        ))}
      </ol>
    </div>
  );
}
