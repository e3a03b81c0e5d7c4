import type { LogLine } from '../index.ts';
import { query } from '../query.ts';

/** A leap of time may pass over what was to be sent, which is then given up for this reason alone. */
const TOO_LATE = 'too late to be of use';
const LATE_BETS = 'bets are open on events that are over; see unsettled';

/**
 * Which errors of a log are the product's right answer to what was done to it: each by its exact words, and only while the
 * database says that it is so.
 */
export async function withoutReminders(
  databaseUrl: string,
  errors: readonly LogLine[],
): Promise<readonly LogLine[]> {
  const kept: LogLine[] = [];
  for (const error of errors) if (!(await isReminder(databaseUrl, error))) kept.push(error);
  return kept;
}

async function isReminder(databaseUrl: string, { message, fields }: LogLine): Promise<boolean> {
  if ('failure' in fields && fields.failure === TOO_LATE) return true;
  if (message !== LATE_BETS || !('eventIds' in fields)) return false;
  const eventIds = fields.eventIds as readonly string[];
  return eventIds.length > 0 && (await lateEvents(databaseUrl, eventIds)) === eventIds.length;
}

/** How many of these events are late, each noted once, with a bet on them that nobody has settled. */
async function lateEvents(databaseUrl: string, eventIds: readonly string[]): Promise<number> {
  const ids = eventIds.map((id) => BigInt(id)).join();
  const rows = await query(
    databaseUrl,
    `select 1 from sportsbook_late_event l where event_id in (${ids}) and exists (
       select from sportsbook_bet_leg g join sportsbook_bet b on b.player_id = g.player_id and b.id = g.bet_id
         where g.event_id = l.event_id and g.result = 'open' and b.status = 'open')`,
  );
  return rows.length;
}
