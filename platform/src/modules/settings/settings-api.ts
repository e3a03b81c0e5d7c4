import type { PlayerId } from '@paddock/contract';
import type { SettingsDocument } from '@paddock/contract/schemas';

import type { Database, Tx } from '../../kernel/database/database.ts';
import type { PlatformModule } from '../../kernel/module.ts';
import type { RequirePlayer } from '../identity/index.ts';

/** How players want the site (S3-25, S3-26). */
export interface Settings extends PlatformModule {
  of(db: Database | Tx, playerId: PlayerId): Promise<SettingsDocument>;
}

export interface SettingsDependencies {
  readonly requirePlayer: RequirePlayer;
  /** Languages of the site; a player may choose hidden ones too (S6-05). */
  languages(): readonly string[];
  /** What the site sets as long as a player has not chosen (S3-37). */
  siteDefaults(): Partial<SettingsDocument>;
  /** Before the player's time zone changes, in that transaction. */
  timeZoneChanges(tx: Tx, playerId: PlayerId): Promise<void>;
  /** The player chose a language: messages are written in it from now on. */
  speaks(tx: Tx, playerId: PlayerId, language: string): Promise<void>;
}
