import type { InboxView } from '@paddock/contract/schemas';
import type { Read } from '@paddock/shared-utils/react';
import { ReadView, Skeleton } from '@paddock/styleguide';

import { useOfficeWords } from '../use-office-words.ts';
import { InboxList } from './inbox-list.tsx';
import styles from './inbox.module.css';

interface InboxBodyProps extends Read<InboxView> {
  readonly onFollow?: () => void;
}

/** The messages with their other three ends: loading, failed, none. */
export function InboxBody({ value, reload, onFollow }: InboxBodyProps) {
  return (
    <ReadView value={value} reload={reload} words={useOfficeWords('failed')} skeleton={<ComingMessages />}>
      {({ messages }) => <InboxList messages={messages} {...(onFollow && { onFollow })} />}
    </ReadView>
  );
}

function ComingMessages() {
  return (
    <ul aria-hidden>
      {['78%', '62%', '86%', '70%', '58%'].map((width) => (
        <li key={width} className={styles.message} data-testid="coming-message">
          <Skeleton shape="circle" width="20px" height="20px" />
          <span className={styles.text}>
            <Skeleton width={width} />
          </span>
          <span className={styles.time}>
            <Skeleton width="72px" />
          </span>
        </li>
      ))}
    </ul>
  );
}
