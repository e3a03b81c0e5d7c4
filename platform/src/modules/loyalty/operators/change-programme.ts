import type { LoyaltyTerms, ProposedLoyaltyTerms } from '@paddock/contract/schemas';

import { inTransaction, type Tx } from '../../../kernel/database/database.ts';
import type { OperatorPrincipal, ProposalId } from '../../operators/index.ts';
import { BASE_CURRENCY } from '../../rates/index.ts';
import { givesNoMore } from '../gives-no-more.ts';
import type { LoyaltyParts } from '../loyalty-api.ts';
import { insertProgramme, lockProgramme, readProgramme } from '../programme-store.ts';
import { requireSound } from '../terms.ts';

interface Decision {
  readonly operator: OperatorPrincipal;
  readonly reason: string;
}

const KIND = 'loyalty.terms';
const SUBJECT = 'loyalty';

/** Lets approved terms hold. Called once, before the platform starts. */
export function handleProgrammeProposals(parts: LoyaltyParts): void {
  parts.operators.proposals.handle(KIND, {
    permission: 'cashier:adjust',
    async apply(tx, { body, reason, approvedBy }) {
      const { terms } = body as ProposedLoyaltyTerms;
      await lockProgramme(tx);
      await letHold(tx, parts, terms, { operator: approvedBy, reason });
    },
  });
}

/**
 * Makes terms the ones in force at once where they give no more than those before; what gives more waits until another
 * operator, who may move money, approves it: nobody gives money away by one role. What was earned and given by others stays.
 * @throws INVALID_INPUT naming the contradiction
 */
export async function changeProgramme(
  parts: LoyaltyParts,
  terms: LoyaltyTerms,
  { operator, reason }: Decision,
): Promise<ProposalId | null> {
  const { kernel, operators, products } = parts;
  const names = products.map(({ product }) => product);
  requireSound(terms, names, BASE_CURRENCY);
  return inTransaction(kernel.db, async (tx) => {
    await lockProgramme(tx);
    const before = await readProgramme(tx);
    if (before !== undefined && givesNoMore(terms, before.terms)) {
      await letHold(tx, parts, terms, { operator, reason });
      return null;
    }
    const body: ProposedLoyaltyTerms = { terms, currency: BASE_CURRENCY };
    return operators.propose(tx, { operator, kind: KIND, subject: SUBJECT, body, reason });
  });
}

async function letHold(
  tx: Tx,
  { kernel, operators }: LoyaltyParts,
  terms: LoyaltyTerms,
  { operator, reason }: Decision,
): Promise<void> {
  const before = await readProgramme(tx);
  await insertProgramme(tx, terms, kernel.clock.nowMs());
  await operators.record(tx, {
    operator,
    action: 'loyalty.programme',
    subject: SUBJECT,
    ...(before && { before: before.terms }),
    after: terms,
    reason,
  });
}
