import type { AccountId } from '@paddock/contract';
import type { BonusBetsView } from '@paddock/contract/schemas';

import {
  createBonusesFixture,
  TERMS,
  type BonusesFixture,
  type BonusPlayer,
} from '../modules/bonuses/bonuses.fixture.ts';
import { productStakes } from '../modules/products/index.ts';
import { PRODUCTS } from './products.ts';
import { createCoinToss, type CoinToss, type TossStake } from './testing/coin-toss.ts';
import { coinTossProduct } from './testing/coin-toss-product.ts';
import { coinTossMigrations } from './testing/coin-toss-store.ts';

describe('what a second product counts for a bonus', () => {
  let fixture: BonusesFixture;
  let coinToss: CoinToss;
  let player: BonusPlayer;
  beforeAll(async () => {
    const products = [...PRODUCTS, coinTossProduct];
    fixture = await createBonusesFixture({ ...TERMS, percents: { 'coin-toss': 20 } }, products);
    const { kernel, modules } = fixture.platform();
    for (const { up } of Object.values(coinTossMigrations)) await up(kernel.db);
    const { wallet, limits, bonuses } = modules;
    const stakes = productStakes('coin-toss', { wallet, limits: limits.check, bonuses });
    coinToss = createCoinToss(kernel, stakes);
  });
  afterAll(async () => {
    expect(await fixture.problems()).toEqual([]);
    await fixture.close();
  });
  beforeEach(async () => {
    player = await fixture.player();
    await fixture.payIn(player, '100.00');
  });

  async function toss(stakeMinor: bigint, over: Partial<TossStake> = {}): Promise<void> {
    const accountId = player.accountId as AccountId;
    const id = await coinToss.stake({ playerId: player.playerId, accountId, stakeMinor, ...over });
    await coinToss.fall(player.playerId, id, false);
  }

  async function counted(): Promise<readonly string[]> {
    const [bonus] = (await fixture.bonuses(player)).bonuses;
    const { json } = await fixture.call(player, 'GET', `/web-api/bonuses/${bonus?.id ?? ''}/bets`);
    const { bets } = json as BonusBetsView;
    expect(bets.every(({ betNumber }) => betNumber.startsWith('900000007'))).toBe(true);
    return [bonus?.wagered ?? '', ...bets.map((bet) => `${bet.counted} ${bet.reason}`)];
  }

  it('is its stakes by the weight of the operator, kept with the grant', async () => {
    const [bonus] = (await fixture.bonuses(player)).bonuses;
    const casino = { games: 10, 'shared-rounds': 10, 'game-wallet': 10, toto: 10, lotto: 10 };
    expect(bonus?.percents).toEqual({ sportsbook: 100, ...casino, 'coin-toss': 20 });
    await toss(10_00n);
    expect(await counted()).toEqual(['2.00', '2.00 counted']);
  });

  it('is judged by itself: a stake on the other side of its round covers', async () => {
    await toss(10_00n, { round: 'first', side: 'heads' });
    await toss(5_00n, { round: 'first', side: 'tails' });
    expect(await counted()).toEqual(['2.00', '0.00 cover', '2.00 counted']);
  });
});
