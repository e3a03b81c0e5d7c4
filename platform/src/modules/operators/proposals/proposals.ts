import { HOUR_MS } from '@paddock/contract';

import { inTransaction, type Tx } from '../../../kernel/database/database.ts';
import { PlatformError } from '../../../kernel/http/problem.ts';
import type { Kernel } from '../../../kernel/module.ts';
import { recordAction } from '../audit/audit-store.ts';
import type { HandledKind, NewProposal, ProposalHandler, ProposalId } from '../operators-api.ts';
import { refuseOwnPlayer } from '../people/own-players.ts';
import { permissionsOf } from '../roles.ts';
import type { SignedInOperator } from '../sign-in/operator-sessions.ts';
import { decideProposal, insertProposal, lockProposal, type Proposal } from './proposals-store.ts';

/** A proposal nobody decided in this time has expired. */
export const PROPOSAL_LIFETIME_MS = 72 * HOUR_MS;

export interface Proposals {
  handle(kind: HandledKind, handler: ProposalHandler): void;
  /** @throws OWN_ACCOUNT; Error for a kind nobody handles */
  propose(tx: Tx, proposal: NewProposal): Promise<ProposalId>;
  /** Kinds this operator may decide. */
  kindsFor(operator: SignedInOperator): readonly string[];
  /**
   * Approves, and applies in the same transaction, or rejects.
   * @throws PROPOSAL_UNKNOWN, PROPOSAL_CLOSED, FORBIDDEN, OWN_PROPOSAL, OWN_ACCOUNT, and what the handler throws.
   */
  decide(proposalId: ProposalId, decision: Decision): Promise<void>;
}

export interface Decision {
  readonly operator: SignedInOperator;
  readonly decision: 'approved' | 'rejected';
  readonly reason: string;
}

export function createProposals({
  db,
  clock,
  ids,
  secrets,
}: Pick<Kernel, 'db' | 'clock' | 'ids' | 'secrets'>): Proposals {
  const handlers = new Map<string, ProposalHandler>();

  function handlerFor({ kind }: Proposal, { operator }: Decision): ProposalHandler {
    const handler = handlers.get(kind);
    if (handler === undefined) throw new PlatformError('PROPOSAL_UNKNOWN');
    if (!permissionsOf(operator.roles).has(handler.permission)) throw new PlatformError('FORBIDDEN');
    return handler;
  }

  /** Answers whom to tell after the commit. */
  async function decide(tx: Tx, proposalId: ProposalId, decision: Decision): Promise<() => void> {
    const { operator, reason } = decision;
    const atMs = clock.nowMs();
    const proposal = await lockProposal(tx, proposalId, atMs);
    if (proposal === undefined) throw new PlatformError('PROPOSAL_UNKNOWN');
    const handler = handlerFor(proposal, decision);
    if (proposal.status !== 'open') throw new PlatformError('PROPOSAL_CLOSED', { status: proposal.status });
    if (proposal.proposedBy.operatorId === operator.operatorId) throw new PlatformError('OWN_PROPOSAL');
    await refuseOwn(tx, proposal, decision);
    await decideProposal(tx, proposalId, { ...decision, atMs });
    const { subject, kind } = proposal;
    const after = { proposalId, kind, proposedBy: proposal.proposedBy.name };
    const action = { action: `proposal.${decision.decision}`, subject, after, reason };
    await recordAction(tx, { operator, ...action }, { secrets, atMs });
    if (decision.decision === 'rejected') return () => undefined;
    const approved = { ...proposal, approvedBy: operator };
    await handler.apply(tx, approved);
    return () => handler.applied?.(approved);
  }

  return {
    handle(kind, handler) {
      if (handlers.has(kind)) throw new Error(`proposals of kind ${kind} are handled twice`);
      handlers.set(kind, handler);
    },
    async propose(tx, proposal) {
      const { operator, kind, subject, playerId, body, reason } = proposal;
      if (!handlers.has(kind)) throw new Error(`nobody handles proposals of kind ${kind}`);
      if (playerId !== undefined) await refuseOwnPlayer(tx, operator, playerId);
      const proposalId = ids.next<'proposal'>();
      const atMs = clock.nowMs();
      await insertProposal(tx, proposalId, proposal, { atMs, expiresAtMs: atMs + PROPOSAL_LIFETIME_MS });
      const after = { proposalId, kind, body };
      await recordAction(
        tx,
        { operator, action: 'proposal.made', subject, after, reason },
        { secrets, atMs },
      );
      return proposalId;
    },
    kindsFor({ roles }) {
      const allowed = permissionsOf(roles);
      return [...handlers].flatMap(([kind, { permission }]) => (allowed.has(permission) ? [kind] : []));
    },
    async decide(proposalId, decision) {
      const tell = await inTransaction(db, (tx) => decide(tx, proposalId, decision));
      tell();
    },
  };
}

/** Neither who proposed nor who decides may be the player it is about, also when that became known in between. */
async function refuseOwn(tx: Tx, { playerId, proposedBy }: Proposal, { operator, decision }: Decision) {
  if (playerId === null) return;
  await refuseOwnPlayer(tx, operator, playerId);
  if (decision === 'approved') await refuseOwnPlayer(tx, proposedBy, playerId);
}
