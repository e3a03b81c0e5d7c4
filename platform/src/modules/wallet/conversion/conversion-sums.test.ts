import type { ConversionQuote } from '@paddock/contract/schemas';

import { SeededRandom } from '../../../testing/seeded-random.ts';
import { convertMinor, NANO } from '../../rates/index.ts';
import { createWalletFixture, type WalletFixture } from '../wallet.fixture.ts';
import { codeOf, exchangesOf, FIGURES } from './conversion.fixture.ts';

describe('exchanging at random between own accounts', () => {
  let fixture: WalletFixture;

  beforeAll(async () => {
    fixture = await createWalletFixture();
    await fixture.publish(FIGURES);
  });
  afterAll(() => fixture.closeAudited());

  it('never makes money, whatever is exchanged in whatever order (rules §3)', async () => {
    const seed = 20_261_121;
    const random = new SeededRandom(seed);
    const player = await fixture.player(10_00n);
    const { quoteOf, exchange } = exchangesOf(fixture, player);
    const yen = await fixture.add(player, 'JPY');
    const dinar = await fixture.add(player, 'KWD');
    const dollar = await fixture.add(player, 'USD');
    const accounts = [
      { id: player.main, iso: 'EUR', minor: 10_00n, exponent: 2 },
      { id: yen, iso: 'JPY', minor: 0n, exponent: 0 },
      { id: dinar, iso: 'KWD', minor: 0n, exponent: 3 },
      { id: dollar, iso: 'USD', minor: 0n, exponent: 2 },
    ];
    const below = random.int;
    const figureOf = (iso: string): bigint => (iso === 'EUR' ? NANO : FIGURES[iso as keyof typeof FIGURES]);
    /** Everything in parts of a euro far below any minor unit. */
    const worth = () =>
      accounts.reduce(
        (sum, { iso, minor, exponent }) =>
          sum + (minor * NANO * NANO) / (figureOf(iso) * 10n ** BigInt(exponent)),
        0n,
      );
    let before = worth();
    for (let step = 0; step < 150; step++) {
      const from = accounts[below(accounts.length)];
      const to = accounts[below(accounts.length)];
      if (from === undefined || to === undefined || from === to) continue;
      const fromMinor = 1n + BigInt(below(Number(from.minor) + 2));
      const amount = (Number(fromMinor) / 10 ** from.exponent).toFixed(from.exponent);
      const quoted = await quoteOf(from.id, to.id, amount);
      if (quoted.statusCode !== 200) {
        expect([seed, step, codeOf(quoted)]).toEqual([seed, step, 'AMOUNT_TOO_SMALL']);
        continue;
      }
      const { rateId } = quoted.json<ConversionQuote>();
      const made = await exchange({ fromAccountId: from.id, toAccountId: to.id, amount, rateId });
      expect([seed, step, made.statusCode]).toEqual([seed, step, fromMinor > from.minor ? 422 : 201]);
      if (made.statusCode === 422) continue;
      const by = {
        id: '',
        from: from.iso,
        to: to.iso,
        // Less the spread of one percent.
        numerator: figureOf(to.iso) * 99n,
        denominator: figureOf(from.iso) * 100n,
      };
      from.minor -= fromMinor;
      to.minor += convertMinor(by, fromMinor, 'down');
      // Four sums rounded down: far less than any minor unit.
      expect(worth() <= before + 4n).toBe(true);
      before = worth();
    }
    const held = await fixture.wallet.accounts(fixture.platform.kernel.db, player.playerId);
    for (const { id, minor } of accounts) {
      expect(held.find((account) => account.id === id)?.balanceMinor).toBe(minor);
    }
  });
});
