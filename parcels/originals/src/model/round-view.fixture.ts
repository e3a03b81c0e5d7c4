import type { RoundView } from '@paddock/contract/schemas';

/** A round of dice that was won, unless told otherwise. */
export const aRoundView = (change: Partial<RoundView> = {}): RoundView => ({
  id: '5',
  number: '200005',
  game: 'dice',
  version: 1,
  currency: 'EUR',
  choice: { side: 'under', target: 500_000 },
  made: [],
  moves: [],
  face: { rolled: 143_832, multiplierMilli: 1980, isWon: true },
  firstStake: '1.00',
  staked: '1.00',
  paid: '1.98',
  isVoid: false,
  seeds: { commitment: 'ab'.repeat(32), clientSeed: 'me', nonce: 0, serverSeed: null },
  beganAtMs: 1_795_000_000_000,
  endedAtMs: 1_795_000_000_000,
  endsByItselfAtMs: null,
  ...change,
});
