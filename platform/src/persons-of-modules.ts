import { PlatformError } from './kernel/http/problem.ts';
import type { Kernel } from './kernel/index.ts';
import type { BonusesDependencies } from './modules/bonuses/index.ts';
import type { CashierDependencies } from './modules/cashier/index.ts';
import type { AskedOf } from './modules/eligibility/index.ts';
import { countryCode, type Identity, type IdentityDependencies } from './modules/identity/index.ts';
import type { SegmentsDependencies } from './modules/segments/index.ts';
import type { Limits } from './modules/limits/index.ts';
import type { Verification } from './modules/verification/index.ts';

/** What follows for limits from who is one person; they are made after identity, so they are asked for when needed. */
export function personLimitsOf(limits: () => Limits): IdentityDependencies['personLimits'] {
  return {
    pausePlay: (tx, restricted) => limits().pausePlay(tx, restricted),
    resumePlay: (tx, playerId) => limits().resumePlay(tx, playerId),
    countTogether: (tx, person, players) => limits().countTogether(tx, person, players),
  };
}

/** Who stands behind a player, and all their accounts, for bonuses. */
export const wholePersonOf =
  (identity: Pick<Identity, 'personOf' | 'playersOf'>): BonusesDependencies['personOf'] =>
  async (db, playerId) => {
    const personId = await identity.personOf(db, playerId);
    return { personId, players: await identity.playersOf(db, personId) };
  };

/** What promotions and races ask of whoever wants to take part. */
export const factsOf =
  (identity: Pick<Identity, 'player'>): AskedOf['facts'] =>
  async (db, playerId) => {
    const player = await identity.player(db, playerId);
    if (player === undefined) return undefined;
    const { countryId, language, registeredAtMs } = player;
    return { country: countryCode(countryId), language, registeredAtMs };
  };

/** What segments ask of many players at once. */
export const factsOfMany =
  (identity: Pick<Identity, 'told'>): SegmentsDependencies['factsOf'] =>
  async (db, players) =>
    new Map(
      (await identity.told(db, players)).map(({ playerId, countryId, language, registeredAtMs }) => [
        playerId,
        { country: countryCode(countryId), language, registeredAtMs },
      ]),
    );

/** Where verification tells what documents prove. */
export function proofsFor(identity: Identity) {
  return {
    proved: identity.proveDocument,
    provedNoMore: identity.takeBackProof,
  };
}

interface PersonParts {
  readonly kernel: Pick<Kernel, 'db' | 'clock'>;
  readonly verification: Pick<Verification, 'requireIdentified' | 'isVerified'>;
  readonly identity: Identity;
  readonly limits: Pick<Limits, 'check'>;
}

/**
 * What the cashier asks and tells of persons: its bounds are theirs, and an instrument may show whose an account is. Who
 * is banned or not identified, or looks like an older account's person, pays nothing in (rules §9); a break is told by the deposit
 * itself, before a likeness.
 */
export function personsOfCashier({ kernel, verification, identity, limits }: PersonParts) {
  return {
    accountsOfPerson: identity.accountsOfPerson,
    isVerified: (tx, playerId) => verification.isVerified(tx, playerId),
    hasSecondStep: (tx, playerId) => identity.hasSecondStep(tx, playerId),
    lockPerson: (tx, playerId) => identity.lockPerson(tx, playerId),
    paidWith: (tx, playerId, instrument) => identity.paidWith(tx, playerId, instrument),
    async requireDepositor(playerId) {
      if (identity.isBanned(playerId)) throw new PlatformError('ACCOUNT_RESTRICTED');
      await verification.requireIdentified(playerId);
      if (!(await limits.check.mayPlay(kernel.db, playerId, kernel.clock.nowMs()))) return;
      if (await identity.isUnproven(kernel.db, playerId)) throw new PlatformError('PERSON_REVIEW');
    },
  } satisfies Partial<CashierDependencies>;
}
