import type { ProposalKind } from '@paddock/contract/schemas';

/** The words of each kind that waits for a second operator, by their key. */
const WORDS: Readonly<Record<ProposalKind, string>> = {
  'cashier.adjust': 'adjust',
  'cashier.write-off': 'writeOff',
  'cashier.charge-back': 'chargeBack',
  'cashier.suspense': 'suspense',
  'sportsbook.settle': 'settle',
  'toto.decide': 'pool',
  'loyalty.offer': 'offer',
  'loyalty.terms': 'loyalty',
  'friends.terms': 'friends',
};

export const PROPOSAL_KINDS = Object.keys(WORDS) as readonly ProposalKind[];

/** Undefined for a kind that is known no more, which is named as it is. */
export const proposalWords = (kind: string): string | undefined =>
  Object.hasOwn(WORDS, kind) ? `approvals.kind.${WORDS[kind as ProposalKind]}` : undefined;
