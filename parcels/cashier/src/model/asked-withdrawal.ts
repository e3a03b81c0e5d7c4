import { DAY_MS } from '@paddock/contract';
import type { WithdrawalRequest } from '@paddock/contract/schemas';
import type { StorageItemDefinition } from '@paddock/shared-utils';

/** A withdrawal that was sent off and whose answer has not come: kept over a reload, so that its key is too (rules §4). */
export interface AskedWithdrawal {
  readonly key: string;
  readonly userId: string;
  readonly request: WithdrawalRequest;
  readonly currency: string;
  /** Where to, in words: "Fernway Card •••• 4417". */
  readonly to: string;
  readonly askedAtMs: number;
}

/** After a day the list of withdrawals tells; the server keeps its answer for longer. */
const KEPT_MS = DAY_MS;

export const ASKED_WITHDRAWAL: StorageItemDefinition<AskedWithdrawal | null> = {
  key: 'cashier.asked-withdrawal',
  version: 1,
  fallback: null,
  parse: parseAsked,
};

/** What waits for its answer, if it is this player's and not too old. */
export function stillAsked(
  asked: AskedWithdrawal | null,
  userId: string | null,
  nowMs: number,
): AskedWithdrawal | null {
  return asked !== null && asked.userId === userId && nowMs - asked.askedAtMs < KEPT_MS ? asked : null;
}

function parseAsked(stored: unknown): AskedWithdrawal | undefined {
  if (!isRecord(stored) || !isRecord(stored['request'])) return undefined;
  const { key, userId, currency, to, askedAtMs } = stored;
  const { accountId, instrumentId, amount, forfeitsBonus } = stored['request'];
  const texts = [key, userId, currency, to, accountId, instrumentId, amount];
  if (!texts.every((text) => typeof text === 'string') || typeof askedAtMs !== 'number') return undefined;
  return {
    key: String(key),
    userId: String(userId),
    currency: String(currency),
    to: String(to),
    askedAtMs,
    request: {
      accountId: String(accountId),
      instrumentId: String(instrumentId),
      amount: String(amount),
      // The same body under the same key.
      ...(typeof forfeitsBonus === 'boolean' ? { forfeitsBonus } : {}),
    },
  };
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
