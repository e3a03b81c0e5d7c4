import type { DepositView } from '@paddock/contract/schemas';

import { createCashierFixture } from '../cashier.fixture.ts';
import type { PaymentProvider } from '../payment-provider.ts';

const METHOD = {
  id: 'quiet-card',
  name: 'Quiet Card',
  kind: 'card',
  deposit: { arrives: 'at-once', within: 0 },
  payout: { arrives: 'at-once', within: 0 },
  minMinor: 100n,
  maxMinor: 100_000n,
} as const;

/** A provider whose pages open only while it answers. */
function quietProvider(): PaymentProvider & { answers: boolean; opened: string[] } {
  const never = () => Promise.reject(new Error('no answer'));
  const provider = {
    name: 'quiet',
    answers: false,
    opened: [] as string[],
    methods: () => [METHOD],
    open({ reference }: { readonly reference: string }) {
      if (!provider.answers) return never();
      provider.opened.push(reference);
      return Promise.resolve(`https://quiet.example/${reference}`);
    },
    refund: never,
    payOut: never,
    payoutStatus: never,
    readCallback: () => {
      throw new Error('there are none');
    },
  };
  return provider;
}

it('a deposit whose provider does not answer is told so, loses nothing and is gone on with later', async () => {
  const provider = quietProvider();
  const fixture = await createCashierFixture({ providers: [provider] });
  const player = await fixture.player();
  const created = await fixture.createDeposit(player, { methodId: METHOD.id });
  const deposit = created.json<DepositView>();
  const follow = () =>
    fixture.platform.app.inject(String(deposit.redirectUrl).replace('http://paddock.test', ''));

  expect((await follow()).headers.location).toBe(`http://paddock.test/en/onpay/fail?payment=${deposit.id}`);
  expect(await fixture.status(player, deposit)).toBe('created');
  provider.answers = true;
  expect((await follow()).headers.location).toBe(`https://quiet.example/${deposit.id}`);
  expect(await fixture.status(player, deposit)).toBe('pending');
  expect(provider.opened).toEqual([deposit.id]);
  await fixture.platform.close();
});
