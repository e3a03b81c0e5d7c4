import type { PlayerId } from '@paddock/contract';

import type { Database, Tx } from '../../kernel/database/database.ts';
import type { PlatformModule } from '../../kernel/module.ts';
import type { WritingSite } from '../../kernel/spoken.ts';
import type { Carrier } from './carriers/carrier.ts';
import type { TemplateCall } from './templates/template-params.ts';

export type MessageChannel = 'email' | 'sms';

/** A message to one person. */
export type OutgoingMessage = TemplateCall & {
  readonly channel: MessageChannel;
  /** An e-mail address, or a phone number as `+` and digits. */
  readonly to: string;
  /** Language of who reads it. One the server does not speak is written in the site's own, else in English. */
  readonly language: string;
  /** Whom it is about, where it is about a player. */
  readonly playerId?: PlayerId | null;
  /** The site that somebody who is no player yet asked at. */
  readonly brand?: string | undefined;
  /** Not delivered after this: a code that is over helps nobody. */
  readonly notAfterMs?: number;
  /** Writes the row and sends nothing, so that work for nobody takes as long as work for somebody. */
  readonly decoy?: boolean;
};

export type SendMessage = (tx: Tx, message: OutgoingMessage) => Promise<void>;

export interface Messages extends PlatformModule {
  /**
   * Queues a message in the caller's transaction: it goes out once that commits, and never if it is undone. Sending
   * itself takes no time of the request. Marketing vanishes where the address unsubscribed, or the player takes a break,
   * also one that begins while it waits.
   * @throws INVALID_INPUT when `to` is no single address or number.
   */
  readonly send: SendMessage;
}

export interface MessagesDependencies {
  /** The site that writes, as it stands; the installation's own where there is no brand. */
  siteOf(brand: string | null | undefined): WritingSite;
  /** The site a player registered at. */
  brandOf(db: Database | Tx, playerId: PlayerId): Promise<string | null>;
  /** A carrier of the site's own; undefined for the company of the configuration, or the sandbox. */
  readonly sms: Carrier | undefined;
  /** False for a player who may not be sent offers now: self-exclusion and timeout stop them (rules §9). */
  mayOffer(db: Database | Tx, playerId: PlayerId): Promise<boolean>;
}
