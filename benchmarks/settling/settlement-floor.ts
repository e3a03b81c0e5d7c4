import type { FloorFacts } from '../floor/floor-function.ts';
import type { TextRow } from '../floor/written-rows.ts';
import type { Particulars } from '../floor/operation.ts';

/** A won single of 0.20 at 2.1: what its end updates, and the rows of its money, its limits and its news. */
export const settlementFloor: FloorFacts = {
  declare: 'v_own wallet_account; v_escrow wallet_account; v_returned limits_movement;',
  first: `
    update sportsbook_bet set weights_cents = '{}', return_cents = 0, status = 'won', revision = 1, payout_minor = 42,
      settled_at_ms = p_at where player_id = p_player and id = p_id;
    update sportsbook_bet_leg set result = 'win', final_score = '[2, 1]' where player_id = p_player and bet_id = p_id;
    update wallet_bet set state = 'settled', revision = 1, target_minor = 42
      where player_id = p_player and bet_id = p_id;
    update wallet_account set balance_minor = balance_minor - 20, last_seq = last_seq + 1, last_at_ms = p_at
      where player_id = p_player and kind = 'escrow' and currency = 'EUR' returning * into v_escrow;
    update wallet_account set balance_minor = balance_minor + 42, last_seq = last_seq + 1, last_at_ms = p_at
      where player_id = p_player and id = p_account returning * into v_own;
    select * into v_returned from limits_movement
      where player_id = p_player and kind = 'return' and currency = 'EUR' order by seq desc limit 1;`,
  inserts: {
    wallet_transfer: () => ({}),
    wallet_posting: chainOf,
    limits_movement: () => ({
      seq: 'coalesce(v_returned.seq, 0) + 1',
      total_minor: 'coalesce(v_returned.total_minor, 0) + 42',
    }),
    inbox_message: () => ({ message_id: 'p_id' }),
  },
  updates: { sportsbook_bet: 1, sportsbook_bet_leg: 1, wallet_bet: 1, wallet_account: 2 },
};

function chainOf({ account_id, seq }: TextRow, { account }: Particulars): Readonly<Record<string, string>> {
  if (account_id === account) return { seq: 'v_own.last_seq', balance_after_minor: 'v_own.balance_minor' };
  if (seq === null) return {};
  return {
    account_id: 'v_escrow.id',
    seq: 'v_escrow.last_seq',
    balance_after_minor: 'v_escrow.balance_minor',
  };
}
