import type { FloorFacts } from '../floor/floor-function.ts';

const isOfEscrow = (amount: string | null | undefined): boolean => amount?.startsWith('-') === false;

/** A bet's rows: the accounts move on by what its postings say, everything else is written as the product wrote it. */
export const placementFloor: FloorFacts = {
  declare: `
    v_stake constant bigint := 20;
    v_own wallet_account; v_escrow wallet_account; v_staked limits_movement;`,
  first: `
    update wallet_account set balance_minor = balance_minor - v_stake, last_seq = last_seq + 1, last_at_ms = p_at
      where player_id = p_player and id = p_account returning * into v_own;
    update wallet_account set balance_minor = balance_minor + v_stake, last_seq = last_seq + 1, last_at_ms = p_at
      where player_id = p_player and kind = 'escrow' and currency = v_own.currency returning * into v_escrow;
    select * into v_staked from limits_movement
      where player_id = p_player and kind = 'stake' and currency = v_own.currency order by seq desc limit 1;`,
  inserts: {
    sportsbook_placement: () => ({}),
    wallet_bet: () => ({ escrow_account_id: 'v_escrow.id' }),
    wallet_transfer: () => ({}),
    wallet_posting: ({ amount_minor }) =>
      isOfEscrow(amount_minor)
        ? {
            account_id: 'v_escrow.id',
            seq: 'v_escrow.last_seq',
            balance_after_minor: 'v_escrow.balance_minor',
          }
        : { seq: 'v_own.last_seq', balance_after_minor: 'v_own.balance_minor' },
    wallet_bet_funding: () => ({}),
    limits_movement: () => ({ seq: 'v_staked.seq + 1', total_minor: 'v_staked.total_minor + v_stake' }),
    sportsbook_bet: () => ({}),
    sportsbook_bet_leg: () => ({}),
  },
  updates: { wallet_account: 2 },
};
