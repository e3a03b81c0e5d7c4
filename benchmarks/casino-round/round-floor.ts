import type { FloorFacts } from '../floor/floor-function.ts';
import type { TextRow } from '../floor/written-rows.ts';

const isOfStake = ({ transfer_id }: TextRow): boolean => transfer_id?.endsWith(':hold') === true;

/**
 * A won round's rows, its bet and its win: the accounts move on once by what both transfers say, the seeds by one round, and
 * everything else is as the product wrote it, already ended. A player who lost so far has no return yet.
 */
export const roundFloor: FloorFacts = {
  declare: `
    v_stake constant bigint := 100; v_paid constant bigint := 101;
    v_seed games_seed; v_own wallet_account; v_escrow wallet_account;
    v_staked limits_movement; v_returned limits_movement;`,
  first: `
    update games_seed set rounds = rounds + 1
      where player_id = p_player and began_at_ms is not null and replaced_at_ms is null returning * into v_seed;
    update wallet_account set balance_minor = balance_minor - v_stake + v_paid, last_seq = last_seq + 2, last_at_ms = p_at
      where player_id = p_player and id = p_account returning * into v_own;
    update wallet_account set last_seq = last_seq + 2, last_at_ms = p_at
      where player_id = p_player and kind = 'escrow' and currency = v_own.currency returning * into v_escrow;
    select * into v_staked from limits_movement
      where player_id = p_player and kind = 'stake' and currency = v_own.currency order by seq desc limit 1;
    select * into v_returned from limits_movement
      where player_id = p_player and kind = 'return' and currency = v_own.currency order by seq desc limit 1;`,
  inserts: {
    idempotency_key: () => ({}),
    games_round: () => ({ seed_id: 'v_seed.seed_id', nonce: 'v_seed.rounds - 1', round_id: 'p_id' }),
    games_stake: () => ({ round_id: 'p_id' }),
    wallet_bet: () => ({ escrow_account_id: 'v_escrow.id' }),
    wallet_transfer: () => ({}),
    wallet_posting: (row) => chainOf(row),
    wallet_bet_funding: () => ({}),
    limits_movement: ({ kind }) =>
      kind === 'stake'
        ? { seq: 'v_staked.seq + 1', total_minor: 'v_staked.total_minor + v_stake' }
        : {
            seq: 'coalesce(v_returned.seq, 0) + 1',
            total_minor: 'coalesce(v_returned.total_minor, 0) + v_paid',
          },
  },
  updates: { games_seed: 1, wallet_account: 2 },
};

/** The stake goes to escrow, and leaves it in the second transfer, which also brings the win. */
function chainOf(row: TextRow): Readonly<Record<string, string>> {
  if (row.seq === null) return {};
  const isCredit = row.amount_minor?.startsWith('-') === false;
  const isOfEscrow = isCredit === isOfStake(row);
  const account = isOfEscrow ? 'v_escrow' : 'v_own';
  const [stepsBack, since] = isOfStake(row) ? ['- 1', isOfEscrow ? '+ v_stake' : '- v_paid'] : ['', ''];
  return {
    ...(isOfEscrow && { account_id: 'v_escrow.id' }),
    seq: `${account}.last_seq ${stepsBack}`,
    balance_after_minor: `${account}.balance_minor ${since}`,
  };
}
