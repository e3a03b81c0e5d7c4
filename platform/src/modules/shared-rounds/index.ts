export { resealChains } from './chains/reseal-chains.ts';
export { sharedRoundsBets } from './bets/counted-bets.ts';
export { shortened } from './bets/shown-names.ts';
export { sharedRoundsProduct } from './product.ts';
export { createSharedRounds } from './shared-rounds.ts';
export type { SharedRounds, SharedRoundsDependencies } from './shared-rounds-api.ts';
