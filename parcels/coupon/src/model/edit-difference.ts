import type { AmountMinor } from '@paddock/contract';

/** What the press of an edit does to the player's money. */
export type EditDifference =
  | { readonly kind: 'pay' | 'back'; readonly amountMinor: AmountMinor }
  | { readonly kind: 'even' }
  /** More than there is: so much is missing. */
  | { readonly kind: 'missing'; readonly amountMinor: AmountMinor };

/** The new stake against what the old bet brings and what is on the account; unknown money is no bar. */
export function editDifference(
  stakeMinor: AmountMinor,
  worthMinor: AmountMinor,
  availableMinor: AmountMinor | null,
): EditDifference {
  const payMinor = stakeMinor - worthMinor;
  if (availableMinor !== null && payMinor > availableMinor)
    return { kind: 'missing', amountMinor: payMinor - availableMinor };
  if (payMinor === 0n) return { kind: 'even' };
  return payMinor > 0n ? { kind: 'pay', amountMinor: payMinor } : { kind: 'back', amountMinor: -payMinor };
}
