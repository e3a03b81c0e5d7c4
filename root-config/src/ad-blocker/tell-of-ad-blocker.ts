import { isRobot } from '@paddock/contract';
import type { NotificationInput, NotificationsValue, StorageItem, Stream } from '@paddock/shared-utils';

import type { Scheduler } from '../time/scheduler.ts';

/** What lists of every blocker hide. It shows nothing, and stands nowhere a reader or a screen reader comes to. */
const BAIT_CLASSES = 'ad ads adsbox ad-banner ad-placement banner_ad pub_300x250';
/** Style sheets of blockers come a moment after an element. */
const LOOK_AFTER_MS = 500;

export interface AdBlockerParts {
  readonly document: Document;
  readonly userAgent: string;
  readonly scheduler: Pick<Scheduler, 'after'>;
  /** Whether this browser's visitor closed the notice before. */
  readonly told: Pick<StorageItem<boolean>, 'read' | 'write'>;
  readonly notifications$: Stream<NotificationsValue>;
  notify(input: NotificationInput): number;
}

/**
 * Says that an ad blocker is at work, where one is: by an element of ours that it hid, and by nothing else, so nobody's
 * slow line or old browser is taken for one. It keeps nobody from anything, and once it was closed it never comes again
 * (S8-04).
 */
export function tellOfAdBlocker(parts: AdBlockerParts): void {
  const { document, userAgent, scheduler, told } = parts;
  if (isRobot(userAgent) || told.read()) return;
  const bait = document.createElement('div');
  bait.className = BAIT_CLASSES;
  bait.setAttribute('aria-hidden', 'true');
  bait.style.cssText = 'position:absolute;inset-block-start:-9px;inline-size:1px;block-size:1px';
  document.body.append(bait);
  scheduler.after(LOOK_AFTER_MS, () => {
    const isHidden = !bait.isConnected || isUnseen(getComputedStyle(bait));
    bait.remove();
    if (isHidden) tell(parts);
  });
}

const isUnseen = ({ display, visibility }: CSSStyleDeclaration): boolean =>
  display === 'none' || visibility === 'hidden';

function tell({ told, notifications$, notify }: AdBlockerParts): void {
  const id = notify({
    kind: 'warning',
    group: 'ad-blocker',
    title: { key: 'common:adBlocker.title' },
    text: { key: 'common:adBlocker.text' },
    closeAfterMs: null,
  });
  const subscription = notifications$.subscribe(({ notifications }) => {
    if (notifications.some((one) => one.id === id)) return;
    told.write(true);
    queueMicrotask(() => subscription.unsubscribe());
  });
}
