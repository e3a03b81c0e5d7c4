import type { PlayerId } from '@paddock/contract';
import type { InboxContent } from '@paddock/contract/schemas';

import type { Database, Tx } from '../../kernel/database/database.ts';
import type { PlatformModule } from '../../kernel/module.ts';
import type { RequirePlayer } from '../identity/index.ts';
import type { TellDevices } from '../web-push/index.ts';

/** Something a player is to read. */
export interface InboxEntry {
  readonly playerId: PlayerId;
  /** Names what happened: the same cause leaves one message, however often it is told. */
  readonly cause: string;
  readonly content: InboxContent;
  readonly atMs: number;
}

/** Leaves messages in the transaction of what they tell: all stand, or none. */
export type TellInbox = (tx: Tx, told: InboxEntry | readonly InboxEntry[]) => Promise<void>;

/**
 * What the site tells a player about their account, kept and read on all devices. Mail and SMS leave by `messages`;
 * here leaves a word to devices that asked for it (`web-push`).
 */
export interface Inbox extends PlatformModule {
  readonly tell: TellInbox;
  /** Messages not read yet (S3-19 `user_msg_count`); 100 stands for 100 and more. */
  unread(db: Database | Tx, playerId: PlayerId): Promise<number>;
}

export interface InboxDependencies {
  /** Anyone who is signed in: a break or a ban takes nobody the news of their money. */
  readonly requirePlayer: RequirePlayer;
  /** What is told on the site is told to devices that asked for it, too. */
  readonly tellDevices: TellDevices;
}
