import type { TradingOrderView, TradingScope } from '@paddock/contract/schemas';

/** The order of a kind that stands for exactly this part of the offer. */
export function standingFor(
  orders: readonly TradingOrderView[],
  kind: TradingOrderView['kind'],
  { scope, subject }: { readonly scope: TradingScope; readonly subject: string },
): TradingOrderView | undefined {
  return orders.find((one) => one.kind === kind && one.scope === scope && one.subject === subject);
}
