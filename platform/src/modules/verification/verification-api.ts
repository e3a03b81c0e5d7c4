import type { PlayerId } from '@paddock/contract';
import type { VerificationFields } from '@paddock/contract/schemas';

import type { Database, Tx } from '../../kernel/database/database.ts';
import type { PlatformModule } from '../../kernel/module.ts';
import type { RequirePlayer } from '../identity/index.ts';
import type { TellInbox } from '../inbox/index.ts';
import type { CheckProvider } from './checking/check-provider.ts';

export interface Verification extends PlatformModule {
  /** The fields of the player's config (S3-23, S4-17). */
  fieldsOf(db: Database | Tx, playerId: PlayerId): Promise<VerificationFields>;
  isVerified(db: Database | Tx, playerId: PlayerId): Promise<boolean>;
  /** True for a player who has to be identified before money comes in; false on a site that does not ask (S5-02). */
  needsIdentification(db: Database | Tx, playerId: PlayerId): Promise<boolean>;
  /** @throws IDENTIFICATION_NEEDED for such a player. */
  requireIdentified(playerId: PlayerId): Promise<void>;
}

export interface VerificationDependencies {
  readonly requirePlayer: RequirePlayer;
  readonly tellInbox: TellInbox;
  /** The site wants its players identified (`isShowIdentification`). */
  identificationEnabled(): boolean;
  /** A genuine document was seen: its number where the player stated one. In the transaction that notes it is told. */
  proved(tx: Tx, playerId: PlayerId, documentNumber: string | undefined): Promise<void>;
  /** The documents prove nothing any more. */
  provedNoMore(tx: Tx, playerId: PlayerId): Promise<void>;
  /** When the player signed in last; undefined where nobody knows. Their documents are kept from then on. */
  lastSignInMs(db: Database, playerId: PlayerId): Promise<number | undefined>;
  /** The identity-check company; undefined for the sandbox where the configuration allows it, else operators alone. */
  readonly provider: CheckProvider | undefined;
}
