import { aFreeGift } from '../model/free-gift.fixture.ts';
import { firstToPlay } from './use-free-rounds.ts';

const AT = { game: 'dice', currency: 'EUR', nowMs: 1_000 };

it('are those of the game and currency that end first and are not over', () => {
  const gifts = [
    aFreeGift({ id: '1', expiresAtMs: 9_000 }),
    aFreeGift({ id: '2', expiresAtMs: 5_000 }),
    aFreeGift({ id: '3', expiresAtMs: 1_000 }),
    aFreeGift({ id: '4', expiresAtMs: 2_000, state: 'used' }),
    aFreeGift({ id: '5', expiresAtMs: 2_000, games: ['plinko'] }),
    aFreeGift({ id: '6', expiresAtMs: 2_000, currency: 'USD' }),
  ];
  expect(firstToPlay(gifts, AT)?.id).toBe('2');
  expect(firstToPlay(gifts, { ...AT, game: 'slot' })).toBeUndefined();
});
