import { openDialog, profile$, type ProfileValue } from '@paddock/shared-utils';
import { useStreamValue, useT } from '@paddock/shared-utils/react';
import { IconButton } from '@paddock/styleguide';

import styles from './messages.module.css';

/** The bell: how much is unread, on every device the same; behind it the newest messages, a widget of the office. */
export function Messages() {
  const t = useT('header');
  const unread = useStreamValue(profile$, unreadOf);
  return (
    <IconButton
      icon="bell"
      size={40}
      onHeader
      dot={unread > 0}
      label={unread > 0 ? t('messages.unread', { count: unread }) : t('messages.title')}
      aria-haspopup="dialog"
      className={styles.bell}
      onClick={() => void openDialog({ widget: 'office/inbox', size: 'small', placement: 'corner' })}
    />
  );
}

function unreadOf(value: ProfileValue): number {
  return 'profile' in value ? value.profile.user_msg_count : 0;
}
