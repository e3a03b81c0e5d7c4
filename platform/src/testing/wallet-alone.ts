import { CURRENCIES } from '@paddock/contract';

import type { WalletDependencies } from '../modules/wallet/index.ts';
import { noBonusRuns } from './no-bonuses.ts';
import { STAKES_ALONE } from './stakes-alone.ts';

/** Nobody takes a break. */
export const everybodyMayPlay = () => Promise.resolve(true);

/** A game that no catalogue had is called by its codes. */
export const gameByCode: WalletDependencies['gameNamed'] = ({ company, game }) => ({
  ...{ company, name: { en: game }, address: null },
});

/** No rate is known: nothing is exchanged. */
export const noRate = () => Promise.resolve(undefined);

/** A wallet with no module around it, for whoever `requirePlayer` names. */
export const WALLET_ALONE: Omit<WalletDependencies, 'requirePlayer'> = {
  products: [STAKES_ALONE],
  gameNamed: gameByCode,
  openHolds: undefined,
  bonuses: undefined,
  prizes: undefined,
  points: () => Promise.resolve(undefined),
  rate: noRate,
  currencies: () => [...CURRENCIES.keys()],
  mayPlay: everybodyMayPlay,
  isBonusRunning: noBonusRuns,
  hasFirstDepositBonus: () => Promise.resolve(false),
  playerOfCookie: () => Promise.resolve(undefined),
};
