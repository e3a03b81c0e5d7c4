import { DAY_MS } from '@paddock/contract';

import type { BonusesParts } from '../../bonuses-parts.ts';

/** How many players paid in, had a stake end or signed in within past days: a preview is made of what these did. */
export async function countSeen(parts: BonusesParts, days: number): Promise<number> {
  const { db, clock } = parts.kernel;
  const toMs = clock.nowMs();
  const fromMs = toMs - days * DAY_MS;
  const paidIn = await parts.depositsSince(db, fromMs);
  const ended = await parts.wallet.playersWithEnds(db, { fromMs, toMs });
  const visited = await parts.visitorsSince(db, fromMs);
  return new Set([...paidIn.map(({ playerId }) => playerId), ...ended, ...visited]).size;
}
