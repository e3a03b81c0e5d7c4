import { formatAmount } from '@paddock/contract';
import type { FriendTerms, ProposedFriendTerms } from '@paddock/contract/schemas';

import { inTransaction, type Tx } from '../../../kernel/database/database.ts';
import type { OperatorPrincipal, ProposalId } from '../../operators/index.ts';
import { BASE_CURRENCY } from '../../rates/index.ts';
import type { FriendsParts } from '../friends-api.ts';
import { givesNoMore } from '../gives-no-more.ts';
import { centsOf, requireSound } from '../terms.ts';
import { insertTerms, lockTerms, readTerms } from '../terms-store.ts';

interface Decision {
  readonly operator: OperatorPrincipal;
  readonly reason: string;
}

const KIND = 'friends.terms';
const SUBJECT = 'friends';

/** Lets approved terms hold. Called once, before the platform starts. */
export function handleTermsProposals(parts: FriendsParts): void {
  parts.operators.proposals.handle(KIND, {
    permission: 'cashier:adjust',
    async apply(tx, { body, reason, proposedBy, approvedBy }) {
      const { terms } = body as ProposedFriendTerms;
      await lockTerms(tx);
      await letHold(tx, parts, terms, { operator: approvedBy, author: proposedBy, reason });
    },
  });
}

/**
 * Makes terms the ones in force at once where they give no more than those before; what gives more waits until another
 * operator, who may move money, approves it: nobody gives money away by one role.
 * @throws INVALID_INPUT naming the contradiction
 */
export async function changeTerms(
  parts: FriendsParts,
  terms: FriendTerms,
  { operator, reason }: Decision,
): Promise<ProposalId | null> {
  const { kernel, operators } = parts;
  requireSound(terms);
  return inTransaction(kernel.db, async (tx) => {
    await lockTerms(tx);
    if (givesNoMore(terms, (await readTerms(tx))?.terms)) {
      await letHold(tx, parts, terms, { operator, author: operator, reason });
      return null;
    }
    const body = proposedOf(terms);
    return operators.propose(tx, { operator, kind: KIND, subject: SUBJECT, body, reason });
  });
}

/** The terms with what they cost at most: only how many players bring friends has no bound. */
function proposedOf(terms: FriendTerms): ProposedFriendTerms {
  const { referrerReward, friendReward } = centsOf(terms);
  const perFriend = referrerReward + friendReward;
  return {
    terms,
    currency: BASE_CURRENCY,
    perFriend: formatAmount(perFriend, BASE_CURRENCY),
    perPlayer: formatAmount(perFriend * BigInt(terms.mostFriends), BASE_CURRENCY),
  };
}

async function letHold(
  tx: Tx,
  { kernel, operators }: FriendsParts,
  terms: FriendTerms,
  { operator, author, reason }: Decision & { readonly author: OperatorPrincipal },
): Promise<void> {
  const before = await readTerms(tx);
  await insertTerms(tx, { terms, reason, author: author.name, fromMs: kernel.clock.nowMs() });
  await operators.record(tx, {
    operator,
    action: 'friends.terms',
    subject: SUBJECT,
    ...(before && { before: before.terms }),
    after: terms,
    reason,
  });
}
