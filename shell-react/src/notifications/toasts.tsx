import {
  closeNotification,
  holdNotification,
  releaseNotification,
  type Notification,
  type NotificationText,
  type Translate,
} from '@paddock/shared-utils';
import { useT } from '@paddock/shared-utils/react';
import { Button, type NoticeTone } from '@paddock/styleguide';
import { ToastRegion, type Toast } from '@paddock/styleguide/overlays';
import { useDeferredValue } from 'react';

const TONES: Readonly<Record<Notification['kind'], NoticeTone>> = {
  info: 'info',
  success: 'positive',
  warning: 'warning',
  error: 'danger',
};

const NONE: readonly Notification[] = [];

/** Notifications as toasts, newest first. Under the pointer or the focus their clocks stand still. */
export function Toasts({ notifications }: { readonly notifications: readonly Notification[] }) {
  const t = useT('common');
  // The live region must stand before its first words come, or they are not read.
  const shown = useDeferredValue(notifications, NONE);
  return (
    <ToastRegion
      label={t('frame.notifications')}
      closeLabel={t('close')}
      toasts={shown.map((notification) => toastOf(notification, t)).toReversed()}
      onAttention={(here) => {
        for (const { id } of shown) (here ? holdNotification : releaseNotification)(id);
      }}
    />
  );
}

function toastOf({ id, kind, title, text, action }: Notification, t: Translate): Toast {
  const words = wordsOf(text, t);
  const close = (): void => closeNotification(id);
  return {
    id: String(id),
    tone: TONES[kind],
    title: title === null ? words : wordsOf(title, t),
    message: title === null ? undefined : words,
    action: action && (
      <Button
        size={32}
        variant="secondary"
        onClick={() => {
          action.run();
          close();
        }}
      >
        {wordsOf(action.label, t)}
      </Button>
    ),
    onClose: close,
  };
}

function wordsOf(text: NotificationText, t: Translate): string {
  return typeof text === 'string' ? text : t(text.key, text.values);
}
