import type { TradingOrderView } from '@paddock/contract/schemas';

import type { Tx } from '../../../kernel/database/database.ts';
import type { OperatorPrincipal } from '../../operators/index.ts';
import type { SportsbookDependencies } from '../sportsbook-api.ts';
import { endStanding, insertOrder } from './trading-orders-store.ts';

/** Stores an order in place of the one of its kind that stands for the same subject, and who gave it. The caller has locked orders. */
export async function giveOrder(
  tx: Tx,
  record: SportsbookDependencies['operators']['record'],
  operator: OperatorPrincipal,
  given: TradingOrderView,
): Promise<void> {
  const { kind, scope, subject, reason, atMs } = given;
  const before = await endStanding(tx, kind, given, atMs);
  await insertOrder(tx, given);
  const action = { operator, action: `trading.${kind}`, subject: `${scope}:${subject}`, reason };
  await record(tx, { ...action, before: before ?? null, after: given });
}
