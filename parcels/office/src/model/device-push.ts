import type { WebPushSubscription } from '@paddock/contract/schemas';

/** What a browser can do about notes while the site is closed. */
export interface DevicePush {
  /** `default` until its owner was asked. */
  permission(): NotificationPermission;
  /** True where this browser has a subscription. */
  isSubscribed(): Promise<boolean>;
  /** Asks its owner where that is needed, and subscribes. Undefined where they, or the browser, refuse. */
  subscribe(publicKey: string): Promise<Omit<WebPushSubscription, 'kinds'> | undefined>;
  unsubscribe(): Promise<void>;
}

type PushingWindow = Pick<typeof globalThis, 'navigator'> & Partial<Pick<typeof globalThis, 'Notification'>>;

/** This browser's way; undefined for one that has none, or only once the site is installed as an app. */
export function devicePush({ navigator, Notification }: PushingWindow): DevicePush | undefined {
  if (!('serviceWorker' in navigator) || !('PushManager' in globalThis) || Notification === undefined)
    return undefined;
  const manager = async () => (await navigator.serviceWorker.ready).pushManager;
  return {
    permission: () => Notification.permission,
    isSubscribed: async () => (await (await manager()).getSubscription()) !== null,
    async subscribe(publicKey) {
      if ((await Notification.requestPermission()) !== 'granted') return undefined;
      try {
        const pushes = await manager();
        const before = await pushes.getSubscription();
        // One of another key cannot be taken over.
        if (before !== null && publicKeyOf(before) !== publicKey) await before.unsubscribe();
        const made = await pushes.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
        return said(made);
      } catch {
        return undefined;
      }
    },
    async unsubscribe() {
      await (await (await manager()).getSubscription())?.unsubscribe();
    },
  };
}

function said(subscription: PushSubscription): Omit<WebPushSubscription, 'kinds'> | undefined {
  const { endpoint, keys } = subscription.toJSON();
  const { p256dh, auth } = keys ?? {};
  if (endpoint === undefined || p256dh === undefined || auth === undefined) return undefined;
  return { endpoint, p256dh, auth };
}

function publicKeyOf({ options }: PushSubscription): string {
  return options.applicationServerKey === null ? '' : base64url(options.applicationServerKey);
}

function base64url(bytes: ArrayBuffer): string {
  const text = btoa(String.fromCharCode(...new Uint8Array(bytes)));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
