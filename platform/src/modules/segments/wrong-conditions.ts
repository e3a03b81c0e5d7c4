import type { PromotionWrong, SegmentConditions } from '@paddock/contract/schemas';

import { SAID_OF_UNKNOWN, unknownWhoIn, type WhoGround } from '../eligibility/index.ts';

export interface ConditionsGround extends WhoGround {
  /** What players keep accounts in. */
  readonly currencies: readonly string[];
}

const SAID = {
  ...SAID_OF_UNKNOWN,
  nobody: 'leaves nobody: who registered that long since is not new any more',
} as const;

/** The first condition that names what is not there, or that nobody can meet beside another. */
export function wrongIn(
  { newFor, registeredFor, noStakeFor, mainCurrencies = [], ...who }: SegmentConditions,
  ground: ConditionsGround,
): PromotionWrong | undefined {
  const wrong = (at: string, rule: keyof typeof SAID): PromotionWrong => ({
    at: `/conditions${at}`,
    rule,
    message: SAID[rule],
  });
  const unknown = unknownWhoIn(who, ground);
  if (unknown !== undefined) return wrong(unknown.at, unknown.rule);
  const currency = mainCurrencies.findIndex((one) => !ground.currencies.includes(one));
  if (currency >= 0) return wrong(`/mainCurrencies/${currency}`, 'currency');
  if (newFor === undefined) return undefined;
  // Of who never staked the registration counts, so that a pause is never longer than the account is old.
  if (registeredFor !== undefined && registeredFor >= newFor) return wrong('/registeredFor', 'nobody');
  if (noStakeFor !== undefined && noStakeFor >= newFor) return wrong('/noStakeFor', 'nobody');
  return undefined;
}
