import type { PlayerId } from '@paddock/contract';

import type { Tx } from '../../kernel/database/database.ts';
import type { PlatformModule } from '../../kernel/module.ts';
import type { PaymentFacts } from '../cashier/index.ts';
import type { PlayerNumbers, RequirePlayer } from '../identity/index.ts';
import type { TellInbox } from '../inbox/index.ts';
import type { TemplateCall } from '../messages/index.ts';
import type { Operators } from '../operators/index.ts';

/** What players ask about payments, and what operators answer (S2-28 to S2-32). Nothing here moves money. */
export type Requests = PlatformModule;

export interface RequestsDependencies {
  /** Anyone who is signed in: a break or a ban takes nobody the way to ask about their money (rules §9). */
  readonly requirePlayer: RequirePlayer;
  /** Players by the numbers operators know them by. */
  readonly playerNumbers: PlayerNumbers;
  readonly tellInbox: TellInbox;
  readonly payments: PaymentFacts;
  readonly operators: Pick<Operators, 'requireOperator' | 'record' | 'refuseOwnPlayer'>;
  /** Queues a message to a player in a transaction. */
  writeToPlayer(tx: Tx, playerId: PlayerId, message: TemplateCall): Promise<void>;
}
