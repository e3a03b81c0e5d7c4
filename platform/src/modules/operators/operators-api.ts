import type { FastifyRequest } from 'fastify';
import type { Id, PlayerId } from '@paddock/contract';
import type { ProposalKind } from '@paddock/contract/schemas';

import type { Database, Tx } from '../../kernel/database/database.ts';
import type { PlatformModule } from '../../kernel/module.ts';
import type { PlayerNumbers } from '../identity/index.ts';
import type { Permission } from './roles.ts';

/** What the operators' side needs of the modules before it. */
export interface OperatorsDependencies {
  /** Players by the numbers operators know them by. */
  readonly playerNumbers: PlayerNumbers;
}

export type OperatorId = Id<'operator'>;
export type ProposalId = Id<'proposal'>;

/** A named person on the operators' side (rules §2). No player is one, and no operator's token works for a player. */
export interface OperatorPrincipal {
  readonly kind: 'operator';
  readonly operatorId: OperatorId;
  readonly name: string;
}

/** An action as it is kept: what was done to what, how it stood before and after, and why. */
export interface OperatorAction {
  readonly operator: OperatorPrincipal;
  /** `<thing>.<verb>`: `withdrawal.approve`. */
  readonly action: string;
  /** `<kind>:<id>`: `payment:4711`, `player:12`. */
  readonly subject: string;
  /** JSON; bigints are kept as decimal strings. */
  readonly before?: unknown;
  readonly after?: unknown;
  readonly reason: string;
}

/** What a module has done once it is approved: one that pages have words for, or a test's own. */
export type HandledKind = ProposalKind | `test.${string}`;

export interface NewProposal {
  readonly operator: OperatorPrincipal;
  /** A kind with a handler. */
  readonly kind: HandledKind;
  readonly subject: string;
  /** Whose account it is about; neither who proposes nor who approves may be that player. */
  readonly playerId?: PlayerId;
  /** JSON that the handler understands; bigints become decimal strings. */
  readonly body: unknown;
  readonly reason: string;
}

/** A proposal at the moment it is applied. */
export interface ApprovedProposal {
  readonly proposalId: ProposalId;
  readonly kind: string;
  readonly subject: string;
  readonly playerId: PlayerId | null;
  /** As it was proposed, read back from JSON. */
  readonly body: unknown;
  readonly reason: string;
  readonly proposedBy: OperatorPrincipal;
  readonly approvedBy: OperatorPrincipal;
}

export interface ProposalHandler {
  /** What whoever approves or rejects needs to have. */
  readonly permission: Permission;
  /**
   * Does what was proposed, exactly once, inside the approving transaction. A refusal it throws undoes the approval and
   * leaves the proposal open.
   */
  apply(tx: Tx, proposal: ApprovedProposal): Promise<void>;
  /** Tells whoever has to know, after the commit. */
  applied?(proposal: ApprovedProposal): void;
}

export interface Operators extends PlatformModule {
  /**
   * The operator behind a request's bearer token, who has the permission; without one, any operator.
   * @throws UNAUTHENTICATED, FORBIDDEN, PASSWORD_CHANGE_NEEDED.
   */
  requireOperator(request: FastifyRequest, permission?: Permission): Promise<OperatorPrincipal>;
  /**
   * Writes an action down in the transaction that does it, and holds the operator's account until its end: whoever is
   * disabled meanwhile is refused. @throws UNAUTHENTICATED for an operator who is disabled.
   */
  record(tx: Tx, action: OperatorAction): Promise<void>;
  /** True for a player the operator is in person. */
  isOwnPlayer(db: Database | Tx, operator: OperatorPrincipal, playerId: PlayerId): Promise<boolean>;
  /** The players the operator is in person. */
  ownPlayers(db: Database | Tx, operator: OperatorPrincipal): Promise<readonly PlayerId[]>;
  /** @throws OWN_ACCOUNT when the operator is that player. */
  refuseOwnPlayer(db: Database | Tx, operator: OperatorPrincipal, playerId: PlayerId): Promise<void>;
  /** Asks for what another operator has to approve; recorded. @throws OWN_ACCOUNT. */
  propose(tx: Tx, proposal: NewProposal): Promise<ProposalId>;
  readonly proposals: {
    /** Called once for each kind, by the module that owns it, before the platform starts. */
    handle(kind: HandledKind, handler: ProposalHandler): void;
  };
}
