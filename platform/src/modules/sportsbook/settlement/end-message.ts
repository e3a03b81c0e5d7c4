import { formatAmount } from '@paddock/contract';

import type { InboxEntry } from '../../inbox/index.ts';
import type { JudgedEnd } from './bet-end.ts';
import type { BetKey } from './settling-store.ts';

/** What the player is told of a bet that ended, opened again, or to which something was added. */
export function endMessage({ key, end }: { readonly key: BetKey; readonly end: JudgedEnd }): InboxEntry {
  const { move, revision, currency, targetMinor, stakeMinor, legs, extraMinor = 0n, extraBy, atMs } = end;
  return {
    playerId: key.playerId,
    cause: `bet:${key.betId}:r${revision}`,
    content: {
      kind: 'bet',
      betId: key.betId,
      before: move.before,
      status: move.after,
      legs,
      stake: formatAmount(stakeMinor, currency),
      paid: formatAmount(targetMinor, currency),
      ...(extraMinor > 0n && { extra: { by: extraBy, paid: formatAmount(extraMinor, currency) } }),
      currency,
    },
    atMs,
  };
}
