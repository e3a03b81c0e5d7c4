import { Type, type Static } from 'typebox';

/** What a device may be told while the site is closed; the player names which. */
export const WEB_PUSH_KINDS = ['bets', 'payments', 'requests', 'favourites'] as const;
export const WebPushKind = Type.Enum([...WEB_PUSH_KINDS]);
export type WebPushKind = Static<typeof WebPushKind>;

/** Devices of one player; a further one takes the place of the one that was switched on first. */
export const WEB_PUSH_DEVICES_MAX = 10;

const Kinds = Type.Array(WebPushKind, { minItems: 1, maxItems: WEB_PUSH_KINDS.length, uniqueItems: true });

/** What a browser's subscription says (W3C Push API): where to post, and for whom to encrypt (RFC 8291). */
export const WebPushSubscription = Type.Object(
  {
    endpoint: Type.String({ minLength: 12, maxLength: 1_000 }),
    /** A point of P-256, 65 bytes. */
    p256dh: Type.String({ pattern: '^[\\w-]{87}$' }),
    /** 16 bytes. */
    auth: Type.String({ pattern: '^[\\w-]{22}$' }),
    kinds: Kinds,
  },
  { additionalProperties: false },
);
export type WebPushSubscription = Static<typeof WebPushSubscription>;

export const WebPushView = Type.Object({
  /** The site's key that subscriptions are made with (VAPID, RFC 8292): a point of P-256, base64url. */
  publicKey: Type.String(),
  /** What the device of the session that asks is told; empty where it is told nothing. */
  kinds: Type.Array(WebPushKind),
});
export type WebPushView = Static<typeof WebPushView>;

/** What the service worker shows. */
export interface WebPushNote {
  readonly title: string;
  readonly body: string;
  /** A later note of the same tag takes the place of the earlier one. */
  readonly tag: string;
  /** Path of the site that it leads to. */
  readonly path: string;
}
