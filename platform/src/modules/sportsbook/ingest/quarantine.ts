import { createHash } from 'node:crypto';
import type { FeedFault, FeedMessage } from '@paddock/contract/schemas';
import { sql } from 'kysely';

import type { Database, Tx } from '../../../kernel/database/database.ts';

export interface QuarantinedParts {
  /** Ours, where the message is about one that is known. */
  readonly eventId: string | undefined;
  readonly marketIds: readonly string[];
  readonly faults: readonly FeedFault[];
}

/**
 * Keeps a message of which a part was not taken, for an operator: never guessed, never lost (rules §5). The same said
 * again while it waits is counted, not kept twice, so that a provider gone wrong does not bury what else waits.
 */
export async function writeQuarantine(
  db: Database,
  { producer, epoch, seq, body }: FeedMessage,
  { eventId, marketIds, faults }: QuarantinedParts,
  atMs: number,
): Promise<void> {
  const about = 'event' in body ? body.event : '';
  const fingerprint = createHash('sha256')
    .update(JSON.stringify([body.kind, about, faults]))
    .digest('hex');
  await sql`
    insert into sportsbook_quarantine as q
      (producer, epoch, seq, reason, body, at_ms, last_at_ms, event_id, market_ids, faults, fingerprint)
    values (${producer}, ${epoch}, ${seq}, ${reasonOf(faults)}, ${JSON.stringify(body)}::jsonb, ${atMs}, ${atMs},
      ${eventId ?? null}::bigint, ${marketIds}::bigint[], ${JSON.stringify(faults)}::jsonb, ${fingerprint})
    on conflict (producer, fingerprint) where state = 'open' do update set
      times = q.times + 1, epoch = excluded.epoch, seq = excluded.seq, body = excluded.body,
      last_at_ms = excluded.last_at_ms`.execute(db);
}

/** All faults in one sentence. */
export function reasonOf(faults: readonly FeedFault[]): string {
  return faults.map(({ reason }) => reason).join('; ');
}

/** Markets are decided after all, by a later message or an operator: entries that were about them alone are done. */
export async function closeDecided(tx: Tx, marketIds: readonly string[], atMs: number): Promise<void> {
  await sql`
    with left_over as (
      select id, array(
        select unnest(market_ids) except select unnest(${marketIds}::bigint[])
      ) as market_ids
      from sportsbook_quarantine where state = 'open' and market_ids && ${marketIds}::bigint[]
    )
    update sportsbook_quarantine q set market_ids = l.market_ids,
      state = case when l.market_ids = '{}' then 'settled' else q.state end,
      closed_at_ms = case when l.market_ids = '{}' then ${atMs}::bigint end
    from left_over l where q.id = l.id`.execute(tx);
}
