import type { FreeRoundsView } from '@paddock/contract/schemas';

/** Ten free rounds of dice at 0.50, of which seven are left, unless told otherwise. */
export const aFreeGift = (change: Partial<FreeRoundsView> = {}): FreeRoundsView => ({
  id: '77',
  state: 'ready',
  code: 'house-rounds',
  title: { en: 'Rounds on the House', ru: 'Раунды за наш счёт' },
  currency: 'EUR',
  stake: '0.50',
  games: ['dice'],
  rounds: 10,
  left: 7,
  as: 'money',
  won: '1.00',
  givenAtMs: 1_795_000_000_000,
  expiresAtMs: 4_102_444_800_000,
  ...change,
});
