import type { Kernel } from './kernel/index.ts';
import type { Cashier, CashierDependencies } from './modules/cashier/index.ts';
import { createFriends, type Friends } from './modules/friends/index.ts';
import type { Identity, IdentityDependencies, RequirePlayer } from './modules/identity/index.ts';
import type { TellInbox } from './modules/inbox/index.ts';
import type { Limits } from './modules/limits/index.ts';
import type { Loyalty } from './modules/loyalty/index.ts';
import type { Operators } from './modules/operators/index.ts';
import type { Rates } from './modules/rates/index.ts';
import type { Referrals } from './modules/referrals/index.ts';
import type { Wallet } from './modules/wallet/index.ts';

/** The modules that friends meet. */
export interface BesideFriends {
  readonly wallet: Wallet;
  readonly cashier: Cashier;
  readonly loyalty: Loyalty;
  readonly referrals: Referrals;
  readonly rates: Rates;
  readonly limits: Limits;
  readonly identity: Identity;
  readonly operators: Operators;
  readonly tellInbox: TellInbox;
  readonly requirePlayer: RequirePlayer;
  readonly requireConsent: RequirePlayer;
}

/** What `compose.ts` hands to friends: a line a rule, as there. */
export function composeFriends(kernel: Kernel, modules: BesideFriends): Friends {
  const { wallet, cashier, loyalty, referrals, rates, limits, identity, operators } = modules;
  const { requirePlayer, requireConsent, tellInbox } = modules;
  const friends: Friends = createFriends(kernel, {
    wallet,
    tellInbox,
    operators,
    requirePlayer,
    requireConsent,
    playerNumbers: identity.numbers,
    rate: (db, from, to, atMs) => rates.rate(db, from, to, atMs),
    refCodeOf: async (tx, playerId) => (await referrals.referralOf(tx, playerId))?.refCode ?? undefined,
    paidIn: cashier.standingDeposits,
    stakedCents: loyalty.stakedCents,
    async lockedPerson(tx, playerId) {
      await identity.lockPerson(tx, playerId);
      return identity.playersOf(tx, await identity.personOf(tx, playerId));
    },
    async sharesWithOlder(db, playerId) {
      return (await identity.sharesDevice(db, playerId)) || cashier.sharesInstrument(db, playerId);
    },
    fromOneNetwork: identity.fromOneNetwork,
    async mayBeGiven(db, playerId) {
      if (identity.isBanned(playerId) || (await identity.isUnproven(db, playerId))) return false;
      return limits.check.mayPlay(db, playerId, kernel.clock.nowMs());
    },
  });
  return friends;
}

/** What a registration says of who brought a new player: where from, and whether by another player's link. */
export const broughtBy =
  (
    modules: () => { readonly referrals: Referrals; readonly friends: Friends },
  ): IdentityDependencies['attribute'] =>
  async (tx, newcomer) => {
    const { referrals, friends } = modules();
    await referrals.attribute(tx, newcomer);
    await friends.registered(tx, newcomer);
  };

/** What the cashier tells of deposits: a charge-back takes back what a bonus gave, and what a friend brought. */
export const toldOfDeposits = (
  bonuses: CashierDependencies['bonuses'],
  friends: () => Friends,
): CashierDependencies['bonuses'] => ({
  ...bonuses,
  async depositChargedBack(tx, deposit) {
    await bonuses.depositChargedBack(tx, deposit);
    await friends().depositChargedBack(tx, deposit);
  },
});
