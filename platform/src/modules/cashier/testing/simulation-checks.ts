import { DAY_MS } from '@paddock/contract';
import { sql } from 'kysely';
import type { PlayerId } from '@paddock/contract';

import type { Database } from '../../../kernel/database/database.ts';
import type { CashierParts } from '../cashier-parts.ts';
import { compareMovements, type Movement } from '../reconciliation/compare-movements.ts';
import { ourMovements } from '../reconciliation/reconcile.ts';
import { COMPANY } from './payment-company.ts';
import type { MoneyModules } from './compose-around.ts';

/** A player's account rows follow from their last postings, and escrow is what bets and withdrawals hold. */
export async function checkPlayer(db: Database, playerId: PlayerId): Promise<void> {
  const { rows } = await sql<{ kind: string; off: string; held_off: string }>`
    select a.kind, (a.balance_minor - coalesce(last.balance_after_minor, 0))::text as off,
        (case when a.kind <> 'escrow' then 0 else a.balance_minor
          - coalesce((select sum(stake_minor) from wallet_bet
            where player_id = a.player_id and state = 'held'), 0)
          - coalesce((select sum(amount_minor) from cashier_withdrawal
            where player_id = a.player_id and status in ('requested', 'approved', 'sent')), 0)
        end)::text as held_off
      from wallet_account a
      left join lateral (
        select balance_after_minor from wallet_posting p
          where p.player_id = a.player_id and p.account_id = a.id and p.seq = a.last_seq
      ) last on true
      where a.player_id = ${playerId}`.execute(db);
  const wrong = rows.filter((row) => row.off !== '0' || row.held_off !== '0');
  if (wrong.length > 0) throw new Error(`player ${playerId} is off: ${JSON.stringify(wrong)}`);
}

/** The ledger's own rules, and what its owners say is held. */
export async function checkEverything({ wallet, cashier }: MoneyModules): Promise<void> {
  const { problems, sums } = await wallet.audit({ openHolds: (tx) => cashier.openHolds(tx) });
  const off = Object.entries(sums).filter(([, sum]) => sum !== 0n);
  if (problems.length > 0) throw new Error(JSON.stringify(problems.slice(0, 20)));
  if (off.length > 0) throw new Error(`the ledger is off by ${off.join(' ')}`);
}

/** The ledger and the company moved the very same money. */
export async function checkBothSides(parts: CashierParts, theirs: readonly Movement[]): Promise<void> {
  const always = { fromMs: 0, toMs: parts.kernel.clock.nowMs() + DAY_MS };
  const ours = await ourMovements(parts, COMPANY, always);
  const { differences, compared } = compareMovements(ours, theirs, always);
  if (differences.length === 0 && compared > 0) return;
  throw new Error(`${differences.length} of ${compared} differ: ${JSON.stringify(differences.slice(0, 10))}`);
}

/** No payment, round, bet at a table, coupon, ticket and prize is left without an end; only what waits for an operator may be open. */
export async function checkEnded(db: Database): Promise<void> {
  const { rows } = await sql<{ status: string; n: string }>`
    select status, count(*)::text as n from cashier_withdrawal where status in ('approved', 'sent') group by status
    union all
    select status, count(*)::text from cashier_payment where status in ('created', 'pending') group by status
    union all
    select 'open round of ' || game, count(*)::text from games_round where ended_at_ms is null group by game
    union all
    select 'open bet at ' || game, count(*)::text from shared_rounds_bet where ended_at_ms is null group by game
    union all
    select 'open coupon', count(*)::text from toto_coupon where ended_at_ms is null having count(*) > 0
    union all
    select 'open ticket', count(*)::text from lotto_ticket where ended_at_ms is null having count(*) > 0
    union all
    select 'unpaid prize', count(*)::text from tournaments_entry where prize_minor > 0 and paid_at_ms is null
      having count(*) > 0`.execute(db);
  if (rows.length > 0) throw new Error(`payments without an end: ${JSON.stringify(rows)}`);
}
