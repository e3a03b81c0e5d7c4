import type { AccountView } from '@paddock/contract/schemas';

import type { Account, AccountKind } from './accounts-types.ts';

const NUMBERS: Readonly<Record<AccountKind, AccountView['type']>> = { main: 0, bonus: 4, currency: 9 };

/** An account as the server says it. */
export function accountViewOf({ moneyMinor, heldMinor, kind, ...rest }: Account): AccountView {
  return {
    ...rest,
    type: NUMBERS[kind],
    money: `${moneyMinor / 100n}.00`,
    held: `${heldMinor / 100n}.00`,
  };
}
