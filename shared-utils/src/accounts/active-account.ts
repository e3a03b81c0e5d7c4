import { selectStream } from '../stream/select-stream.ts';
import type { Stream } from '../stream/stream.ts';
import type { Account, AccountsValue, ActiveAccountValue } from './accounts-types.ts';

function activeOf(value: AccountsValue): ActiveAccountValue {
  if (!('accounts' in value)) return value;
  return value.active === null ? { status: 'none' } : { status: value.status, account: value.active };
}

function isSameAccount(a: Account, b: Account): boolean {
  return a.id === b.id && a.moneyMinor === b.moneyMinor && a.heldMinor === b.heldMinor;
}

function isSame(a: ActiveAccountValue, b: ActiveAccountValue): boolean {
  if (a.status !== b.status) return false;
  return !('account' in a) || !('account' in b) || isSameAccount(a.account, b.account);
}

/** The active account alone: publishes only when it or its money changed. */
export function activeAccountOf(accounts$: Stream<AccountsValue>): Stream<ActiveAccountValue> {
  return selectStream(accounts$, activeOf, isSame);
}
