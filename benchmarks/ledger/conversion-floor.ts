import type { FloorFacts } from '../floor/floor-function.ts';
import type { TextRow } from '../floor/written-rows.ts';
import type { Particulars } from '../floor/operation.ts';

/** An exchange's rows: both accounts move on by what its postings say, everything else is as the product wrote it. */
export const conversionFloor: FloorFacts = {
  declare: 'v_from wallet_account; v_to wallet_account;',
  first: `
    update wallet_account set balance_minor = balance_minor - 20, last_seq = last_seq + 1, last_at_ms = p_at
      where player_id = p_player and id = p_from returning * into v_from;
    update wallet_account set balance_minor = balance_minor + 21, last_seq = last_seq + 1, last_at_ms = p_at
      where player_id = p_player and id = p_to returning * into v_to;`,
  inserts: {
    idempotency_key: () => ({}),
    wallet_transfer: () => ({}),
    wallet_posting: chainOf,
  },
  updates: { wallet_account: 2, wallet_total: 2 },
};

function chainOf({ account_id }: TextRow, { from, to }: Particulars): Readonly<Record<string, string>> {
  if (account_id === from) return { seq: 'v_from.last_seq', balance_after_minor: 'v_from.balance_minor' };
  if (account_id === to) return { seq: 'v_to.last_seq', balance_after_minor: 'v_to.balance_minor' };
  return {};
}
