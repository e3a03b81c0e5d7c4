import { sql, type RawBuilder } from 'kysely';
import type { PlayerId } from '@paddock/contract';
import type { ProposalStatus } from '@paddock/contract/schemas';

import type { Database, Tx } from '../../../kernel/database/database.ts';
import { jsonOf } from '../audit/audit-store.ts';
import type { NewProposal, OperatorId, OperatorPrincipal, ProposalId } from '../operators-api.ts';

export interface Proposal {
  readonly proposalId: ProposalId;
  readonly kind: string;
  readonly subject: string;
  readonly playerId: PlayerId | null;
  readonly body: unknown;
  readonly reason: string;
  readonly status: ProposalStatus;
  readonly proposedBy: OperatorPrincipal;
  readonly proposedAtMs: number;
  readonly expiresAtMs: number;
  readonly decidedBy: string | null;
  readonly decidedAtMs: number | null;
  readonly decisionReason: string | null;
}

export async function insertProposal(
  tx: Tx,
  proposalId: ProposalId,
  { operator, kind, subject, playerId, body, reason }: NewProposal,
  { atMs, expiresAtMs }: { readonly atMs: number; readonly expiresAtMs: number },
): Promise<void> {
  await sql`
    insert into operators_proposal (
      proposal_id, kind, subject, player_id, body, reason, proposed_by, proposed_at_ms, expires_at_ms)
    values (
      ${proposalId}, ${kind}, ${subject}, ${playerId ?? null}, ${jsonOf(body) ?? 'null'}::jsonb, ${reason.trim()},
      ${operator.operatorId}, ${atMs}, ${expiresAtMs})`.execute(tx);
}

export interface ProposalQuery {
  /** Those of these kinds, and those the operator made. */
  readonly kinds: readonly string[];
  readonly operator: OperatorPrincipal;
  readonly status: 'open' | 'all';
  readonly before?: ProposalId | undefined;
  readonly limit: number;
  readonly nowMs: number;
}

/** Newest first. */
export async function listProposals(db: Database, query: ProposalQuery): Promise<readonly Proposal[]> {
  const { kinds, operator, before = null, limit, nowMs } = query;
  const isOpen = sql`decision is null and expires_at_ms > ${nowMs}`;
  return select(
    db,
    sql`(kind = any(${[...kinds]}::text[]) or proposed_by = ${operator.operatorId})
      and (${before}::bigint is null or proposal_id < ${before}::bigint)
      and ${query.status === 'open' ? isOpen : sql`true`}
      order by proposal_id desc limit ${limit}`,
    nowMs,
  );
}

/** The proposal, held until the transaction ends: whoever comes second sees what the first did. */
export async function lockProposal(
  tx: Tx,
  proposalId: ProposalId,
  nowMs: number,
): Promise<Proposal | undefined> {
  const [found] = await select(tx, sql`proposal_id = ${proposalId} for update of p`, nowMs);
  return found;
}

export async function decideProposal(
  tx: Tx,
  proposalId: ProposalId,
  decision: {
    readonly decision: 'approved' | 'rejected';
    readonly operator: OperatorPrincipal;
    readonly reason: string;
    readonly atMs: number;
  },
): Promise<void> {
  await sql`
    update operators_proposal
      set decision = ${decision.decision}, decided_by = ${decision.operator.operatorId},
        decided_at_ms = ${decision.atMs}, decision_reason = ${decision.reason.trim()}
      where proposal_id = ${proposalId}`.execute(tx);
}

interface ProposalRow {
  readonly proposal_id: bigint;
  readonly kind: string;
  readonly subject: string;
  readonly player_id: bigint | null;
  readonly body: unknown;
  readonly reason: string;
  readonly proposed_by: bigint;
  readonly proposer: string;
  readonly proposed_at_ms: bigint;
  readonly expires_at_ms: bigint;
  readonly decision: 'approved' | 'rejected' | null;
  readonly decider: string | null;
  readonly decided_at_ms: bigint | null;
  readonly decision_reason: string | null;
}

async function select(
  db: Database | Tx,
  which: RawBuilder<unknown>,
  nowMs: number,
): Promise<readonly Proposal[]> {
  const { rows } = await sql<ProposalRow>`
    select p.*, (select name from operators_operator where operator_id = proposed_by) as proposer,
        (select name from operators_operator where operator_id = decided_by) as decider
      from operators_proposal p where ${which}`.execute(db);
  return rows.map((row) => toProposal(row, nowMs));
}

function toProposal(row: ProposalRow, nowMs: number): Proposal {
  const expiresAtMs = Number(row.expires_at_ms);
  return {
    proposalId: row.proposal_id.toString() as ProposalId,
    kind: row.kind,
    subject: row.subject,
    playerId: row.player_id === null ? null : (row.player_id.toString() as PlayerId),
    body: row.body,
    reason: row.reason,
    status: row.decision ?? (expiresAtMs > nowMs ? 'open' : 'expired'),
    proposedBy: {
      kind: 'operator',
      operatorId: row.proposed_by.toString() as OperatorId,
      name: row.proposer,
    },
    proposedAtMs: Number(row.proposed_at_ms),
    expiresAtMs,
    decidedBy: row.decider,
    decidedAtMs: row.decided_at_ms === null ? null : Number(row.decided_at_ms),
    decisionReason: row.decision_reason,
  };
}
