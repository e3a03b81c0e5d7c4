import type { BlockInfo, PlayerId } from '@paddock/contract';
import type { AppealView } from '@paddock/contract/schemas';
import type { FastifyReply, FastifyRequest } from 'fastify';

import type { Tx } from '../../../kernel/database/database.ts';
import type { Kernel } from '../../../kernel/module.ts';
import type { Identity, PlayerNumbers } from '../../identity/index.ts';
import type { SendMessage, TemplateCall } from '../../messages/index.ts';
import type { Operators } from '../../operators/index.ts';

export interface AppealDependencies {
  readonly operators: Pick<Operators, 'requireOperator' | 'record' | 'refuseOwnPlayer'>;
  readonly sessionOf: Identity['sessionOf'];
  readonly playerNumbers: PlayerNumbers;
  /** Queues a message to a player in a transaction. */
  writeToPlayer(tx: Tx, playerId: PlayerId, message: TemplateCall): Promise<void>;
  /** Queues a message to whoever left an address. */
  readonly sendMessage: SendMessage;
}

/** What the parts of appeals share. */
export interface AppealParts extends AppealDependencies {
  readonly kernel: Kernel;
  blockOf(request: FastifyRequest): BlockInfo | undefined;
}

/** What a visitor finds on the page of appeals. */
export interface AppealDesk {
  /** Their own, newest first. */
  readonly appeals: readonly AppealView[];
  /** Whether something keeps them out that can be appealed against. */
  readonly mayAppeal: boolean;
  /** A guest says where the answer goes; a player is known. */
  readonly asksEmail: boolean;
}

/** Why an appeal was not taken. */
export type AppealProblem = 'text' | 'email' | 'often' | 'none';

export interface Appeals {
  deskOf(request: FastifyRequest): Promise<AppealDesk>;
  /** Keeps an appeal; undefined where it was taken. The same text again, while it waits, is the same appeal. */
  send(
    request: FastifyRequest,
    reply: FastifyReply,
    wanted: { readonly text: string; readonly email: string; readonly language: string },
  ): Promise<AppealProblem | undefined>;
}
