export { resealChains } from './chains/reseal-chains.ts';
export { sharedRoundsProduct } from './product.ts';
export { createSharedRounds } from './shared-rounds.ts';
export type { SharedRounds, SharedRoundsDependencies } from './shared-rounds-api.ts';
