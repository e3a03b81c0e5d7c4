import type { Database, Tx } from '../../../../kernel/database/database.ts';
import { dayOf } from '../../../../kernel/time/site-days.ts';
import type { BonusesParts } from '../../bonuses-parts.ts';
import type { Start } from './start-store.ts';

/** Days of the site's clock on which the player was here until the window ends, with those that were found before. */
export async function visitDaysOf(
  db: Database | Tx,
  parts: Pick<BonusesParts, 'visitsSince' | 'timeZoneHours'>,
  { playerId, fromMs, untilMs, visitDays }: Start,
): Promise<readonly number[]> {
  const hours = parts.timeZoneHours();
  const visits = await parts.visitsSince(db, playerId, fromMs);
  const found = visits.filter((atMs) => atMs < untilMs).map((atMs) => dayOf(atMs, hours));
  // Who joins is here.
  return [...new Set([dayOf(fromMs, hours), ...visitDays, ...found])].toSorted((a, b) => a - b);
}
