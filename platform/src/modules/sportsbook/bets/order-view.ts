import { formatAmount, type AmountMinor } from '@paddock/contract';
import type { CashOutOrderView } from '@paddock/contract/schemas';

/** A standing order of a bet as its owner sees it (rules §11). */
export function orderView(
  {
    leastMinor,
    partMinor,
  }: { readonly leastMinor: AmountMinor; readonly partMinor: AmountMinor | undefined },
  currency: string,
  setAtMs: number,
): CashOutOrderView {
  return {
    offer: formatAmount(leastMinor, currency),
    ...(partMinor !== undefined && { stake: formatAmount(partMinor, currency) }),
    setAtMs,
  };
}
