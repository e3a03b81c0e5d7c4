import type { FloorFacts } from '../floor/floor-function.ts';
import type { TextRow } from '../floor/written-rows.ts';
import type { Particulars } from '../floor/operation.ts';

/** A bet's rows: the session is in use, the accounts move on by what its postings say, the rest is as the product wrote it. */
export const betFloor: FloorFacts = {
  declare: `
    v_stake constant bigint := 100;
    v_own wallet_account; v_escrow wallet_account; v_staked limits_movement;`,
  first: `
    update game_wallet_session set used_at_ms = p_at where session_id = p_session;
    update wallet_account set balance_minor = balance_minor - v_stake, last_seq = last_seq + 1, last_at_ms = p_at
      where player_id = p_player and id = p_account returning * into v_own;
    update wallet_account set balance_minor = balance_minor + v_stake, last_seq = last_seq + 1, last_at_ms = p_at
      where player_id = p_player and kind = 'escrow' and currency = v_own.currency returning * into v_escrow;
    select * into v_staked from limits_movement
      where player_id = p_player and kind = 'stake' and currency = v_own.currency order by seq desc limit 1;`,
  inserts: {
    game_wallet_round: () => ({}),
    game_wallet_stake: () => ({}),
    game_wallet_transaction: () => ({}),
    wallet_bet: () => ({ escrow_account_id: 'v_escrow.id' }),
    wallet_transfer: () => ({}),
    wallet_posting: chainOf,
    wallet_bet_funding: () => ({}),
    limits_movement: () => ({ seq: 'v_staked.seq + 1', total_minor: 'v_staked.total_minor + v_stake' }),
  },
  updates: { game_wallet_session: 1, wallet_account: 2 },
};

/** A win's rows: the round, its stake and the bet end, the rest as above. */
export const winFloor: FloorFacts = {
  declare: `
    v_stake constant bigint := 100; v_paid constant bigint := 101;
    v_own wallet_account; v_escrow wallet_account; v_returned limits_movement;`,
  first: `
    update game_wallet_round set moved_at_ms = p_at, closed_at_ms = p_at where round_id = p_round;
    update game_wallet_stake set revision = 1, paid_minor = v_paid, ended_at_ms = p_at where stake_id = p_id;
    update wallet_bet set state = 'settled', revision = 1, target_minor = v_paid
      where player_id = p_player and bet_id = p_id;
    update wallet_account set balance_minor = balance_minor - v_stake, last_seq = last_seq + 1, last_at_ms = p_at
      where player_id = p_player and kind = 'escrow' and currency = 'EUR' returning * into v_escrow;
    update wallet_account set balance_minor = balance_minor + v_paid, last_seq = last_seq + 1, last_at_ms = p_at
      where player_id = p_player and id = p_account returning * into v_own;
    select * into v_returned from limits_movement
      where player_id = p_player and kind = 'return' and currency = 'EUR' order by seq desc limit 1;`,
  inserts: {
    game_wallet_transaction: () => ({}),
    wallet_transfer: () => ({}),
    wallet_posting: chainOf,
    limits_movement: () => ({
      seq: 'coalesce(v_returned.seq, 0) + 1',
      total_minor: 'coalesce(v_returned.total_minor, 0) + v_paid',
    }),
  },
  updates: { game_wallet_round: 1, game_wallet_stake: 1, wallet_bet: 1, wallet_account: 2 },
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
