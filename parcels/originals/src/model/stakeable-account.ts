import type { Account } from '@paddock/shared-utils';

/** The account with all that a stake can take: bonus money of its currency comes after its real money (rules §3). */
export function stakeableAccount(
  account: Account | undefined,
  bonuses: readonly Account[] | undefined,
): Account | undefined {
  if (account === undefined) return undefined;
  const bonus = bonuses?.find(({ id, iso }) => iso === account.iso && id !== account.id);
  const bonusMinor = bonus !== undefined && bonus.moneyMinor > 0n ? bonus.moneyMinor : 0n;
  return { ...account, moneyMinor: account.moneyMinor + bonusMinor };
}
