import { formatAmount, LIMIT_RULES } from '@paddock/contract';
import type { InboxContent } from '@paddock/contract/schemas';

import type { LimitChangeEntry } from './limits-store.ts';

/** What a change of a limit is to its player. `currency` is that of a limit of money. */
export function limitMessage(
  { type, action, after }: LimitChangeEntry,
  currency: string,
): Extract<InboxContent, { kind: 'limit' }> {
  const isMoney = LIMIT_RULES[type].windowMs !== undefined;
  const value = after !== null && isMoney ? formatAmount(after, currency) : (after?.toString() ?? null);
  return { kind: 'limit', limitType: type, step: action, value, currency: isMoney ? currency : null };
}
