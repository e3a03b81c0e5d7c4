import type { CashierDependencies } from '../modules/cashier/index.ts';
import { alwaysProven, NUMBERED_BY_ID } from './named-player.ts';
import { NO_BONUSES } from './no-bonuses.ts';
import { tellNobody } from './tell-nobody.ts';
import { noRate } from './wallet-alone.ts';

/** Nobody says where players live: ways to pay of single countries are offered to nobody. */
export const countryUnknown = () => Promise.resolve(undefined);

/** Nobody has to be identified before money comes in. */
export const everybodyMayDeposit = () => Promise.resolve();

/** What a cashier asks of modules that are not there: everybody is proven, verified and alone, and nothing is exchanged. */
export const CASHIER_ALONE = {
  bonuses: NO_BONUSES,
  playerNumbers: NUMBERED_BY_ID,
  proofOf: alwaysProven,
  tellInbox: tellNobody,
  paidWith: () => Promise.resolve(),
  rate: noRate,
  accountsOfPerson: (_tx, playerId) => Promise.resolve([playerId]),
  lockPerson: () => Promise.resolve(),
  isVerified: () => Promise.resolve(true),
  hasSecondStep: () => Promise.resolve(true),
  countryIdOf: countryUnknown,
  requireDepositor: everybodyMayDeposit,
  siteLanguage: () => 'en',
} satisfies Partial<CashierDependencies>;
