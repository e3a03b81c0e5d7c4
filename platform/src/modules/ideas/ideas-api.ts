import type { PlayerId } from '@paddock/contract';

import type { Tx } from '../../kernel/database/database.ts';
import type { PlatformModule } from '../../kernel/module.ts';
import type { PlayerNumbers, RequirePlayer } from '../identity/index.ts';
import type { TellInbox } from '../inbox/index.ts';
import type { TemplateCall } from '../messages/index.ts';
import type { Operators } from '../operators/index.ts';

/** What players would like to be different here (S2-27). */
export type Ideas = PlatformModule;

export interface IdeasDependencies {
  readonly requirePlayer: RequirePlayer;
  /** Players by the numbers operators know them by. */
  readonly playerNumbers: PlayerNumbers;
  readonly tellInbox: TellInbox;
  readonly operators: Pick<Operators, 'requireOperator' | 'record' | 'refuseOwnPlayer'>;
  /** Queues a message to a player in a transaction. */
  writeToPlayer(tx: Tx, playerId: PlayerId, message: TemplateCall): Promise<void>;
}
