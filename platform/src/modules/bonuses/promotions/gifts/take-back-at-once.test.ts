import type { PointsView } from '@paddock/contract/schemas';

import type { BonusPlayer } from '../../bonuses.fixture.ts';
import { createPromotionsFixture, type PromotionsFixture } from '../promotions.fixture.ts';
import { beginLoyalty } from '../starts/starts.fixture.ts';

describe('what a deposit brought at once', () => {
  let fixture: PromotionsFixture;
  let player: BonusPlayer;

  beforeAll(async () => {
    fixture = await createPromotionsFixture();
    await beginLoyalty(fixture.platform());
    const starts = { on: 'deposit', number: 1 } as const;
    const currencies = { EUR: { amount: '7.00' } };
    await fixture.runWithoutWants('money', { starts, gives: { kind: 'money', currencies } });
    await fixture.runWithoutWants('points', { starts, gives: { kind: 'points', points: 40 } });
  });
  beforeEach(async () => {
    player = await fixture.undecided();
    for (const code of ['money', 'points']) expect((await fixture.take(player, code)).status).toBe(200);
  });
  afterEach(async () => {
    expect(await fixture.problems()).toEqual([]);
    const { modules, kernel } = fixture.platform();
    expect(await modules.loyalty.problems(kernel.db)).toEqual([]);
  });
  afterAll(() => fixture.close());

  const points = async (): Promise<number> =>
    ((await fixture.call(player, 'GET', '/web-api/loyalty/points')).json as PointsView).balance;

  it('goes with its charge-back, once', async () => {
    const deposit = await fixture.payIn(player, '20.00');
    expect([(await fixture.balances(player)).real, await points()]).toEqual(['27.00', 40]);
    await fixture.tell(deposit, 'charged-back');
    await fixture.tell(deposit, 'charged-back');
    expect([(await fixture.balances(player)).real, await points()]).toEqual(['0.00', 0]);
    expect(await fixture.grants(player)).toEqual(['points charged-back', 'money charged-back']);
  });

  it('goes below zero where it is staked', async () => {
    const deposit = await fixture.payIn(player, '20.00');
    await fixture.play(player, 'staked', '25.00');
    await fixture.tell(deposit, 'charged-back');
    expect((await fixture.balances(player)).real).toBe('-25.00');
  });

  it('stays where another deposit is charged back', async () => {
    await fixture.payIn(player, '20.00');
    const other = await fixture.payIn(player, '5.00');
    await fixture.tell(other, 'charged-back');
    expect([(await fixture.balances(player)).real, await points()]).toEqual(['27.00', 40]);
    expect(await fixture.grants(player)).toEqual(['points completed', 'money completed']);
  });
});
