import { createPromotionsFixture } from './promotions.fixture.ts';

it('tells of promotions before the deposit that they start with, and not before another one', async () => {
  const fixture = await createPromotionsFixture();
  const player = await fixture.undecided();
  const code = 'second-one';
  await fixture.run(code);
  await fixture.take(player, code);
  expect((await fixture.bonuses(player)).startedByDeposit).toBeUndefined();
  await fixture.payIn(player, '20.00');
  expect((await fixture.bonuses(player)).startedByDeposit).toMatchObject([
    {
      code,
      title: { en: 'Second Helping' },
      gives: { kind: 'deposit-bonus' },
      wants: { multiple: 2, products: { sportsbook: 100, lotto: 0 } },
    },
  ]);
  await fixture.leave(player, code);
  expect((await fixture.bonuses(player)).startedByDeposit).toBeUndefined();
  await fixture.take(player, code);
  await fixture.payIn(player, '30.00');
  expect((await fixture.bonuses(player)).startedByDeposit).toBeUndefined();
  await fixture.close();
});
