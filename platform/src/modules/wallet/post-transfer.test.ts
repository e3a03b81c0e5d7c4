import { sql } from 'kysely';
import type { AccountId } from '@paddock/contract';

import type { Transfer } from './transfer.ts';
import { createWalletFixture, type FixturePlayer, type WalletFixture } from './wallet.fixture.ts';

describe('a transfer (rules §3)', () => {
  let fixture: WalletFixture;
  let player: FixturePlayer;

  beforeAll(async () => {
    fixture = await createWalletFixture();
  });
  afterAll(() => fixture.closeAudited());
  beforeEach(async () => {
    player = await fixture.player(10_00n);
  });

  const transfer = (amountMinor: bigint, over: Partial<Transfer> = {}): Transfer => ({
    id: 'test:1',
    playerId: player.playerId,
    kind: 'adjustment',
    actor: 'system',
    cause: 'test:1',
    reason: 'a test',
    atMs: fixture.platform.clock.nowMs(),
    postings: [
      { account: player.main, amountMinor },
      { house: 'adjustments', currency: 'EUR', amountMinor: -amountMinor },
    ],
    ...over,
  });
  const post = (wanted: Transfer) => fixture.run((tx) => fixture.wallet.post(tx, wanted));

  it('numbers the postings of an account without gaps and carries the balance after each', async () => {
    const first = await post(transfer(5_00n));
    const second = await post(transfer(-3_00n, { id: 'test:2' }));
    expect(first.postings).toEqual([
      { account: player.main, seq: 2n, amountMinor: 5_00n, balanceAfterMinor: 15_00n },
    ]);
    expect(second.postings).toMatchObject([{ seq: 3n, balanceAfterMinor: 12_00n }]);
  });

  it('answers the first result to the same id and content, and writes once', async () => {
    const first = await post(transfer(5_00n));
    const again = await post(transfer(5_00n, { atMs: fixture.platform.clock.nowMs() + 60_000 }));
    expect(first.replayed).toBe(false);
    expect(again).toEqual({ ...first, replayed: true });
    expect(await fixture.balance(player, 'main')).toBe(15_00n);
  });

  it('refuses the same id with other content', async () => {
    await post(transfer(5_00n));
    await expect(post(transfer(6_00n))).rejects.toMatchObject({ code: 'IDEMPOTENCY_MISMATCH' });
    await expect(post(transfer(5_00n, { reason: 'another' }))).rejects.toMatchObject({
      code: 'IDEMPOTENCY_MISMATCH',
    });
  });

  it('pays once when twenty send it at the same moment', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => post(transfer(5_00n))));
    expect(answers.filter(({ replayed }) => !replayed)).toHaveLength(1);
    expect(await fixture.balance(player, 'main')).toBe(15_00n);
  });

  it('is stopped at commit when its postings do not sum to zero, also per currency', async () => {
    const lopsided = (currency: string, amountMinor: bigint) =>
      transfer(5_00n, {
        postings: [
          { account: player.main, amountMinor: 5_00n },
          { house: 'adjustments', currency, amountMinor },
        ],
      });
    await expect(post(lopsided('EUR', -4_99n))).rejects.toThrow('does not sum to zero');
    await expect(post(lopsided('USD', -5_00n))).rejects.toThrow('does not sum to zero');
    expect(await fixture.balance(player, 'main')).toBe(10_00n);
  });

  it('keeps a player from spending more than is there, and leaves the transaction usable', async () => {
    const spend = transfer(-10_01n, { actor: 'player' });
    await fixture.run(async (tx) => {
      await expect(fixture.wallet.post(tx, spend)).rejects.toMatchObject({ code: 'INSUFFICIENT_FUNDS' });
      await fixture.wallet.post(tx, transfer(-10_00n, { actor: 'player', id: 'test:2' }));
    });
    expect(await fixture.balance(player, 'main')).toBe(0n);
  });

  it('lets a correction go below zero, and then no player transfer out until a credit clears it', async () => {
    await post(transfer(-15_00n));
    expect(await fixture.balance(player, 'main')).toBe(-5_00n);
    const spend = (n: number) => post(transfer(-1n, { actor: 'player', id: `spend:${n}` }));
    await expect(spend(1)).rejects.toMatchObject({ code: 'BALANCE_NEGATIVE' });
    await post(transfer(5_00n, { id: 'credit:1' }));
    await expect(spend(2)).rejects.toMatchObject({ code: 'INSUFFICIENT_FUNDS' });
    await post(transfer(1n, { id: 'credit:2' }));
    await expect(spend(3)).resolves.toMatchObject({ postings: [{ balanceAfterMinor: 0n }] });
  });

  it('knows no account of another player', async () => {
    const other = await fixture.player(10_00n);
    await expect(
      post(
        transfer(-1_00n, {
          postings: [
            { account: other.main, amountMinor: -1_00n },
            { account: player.main, amountMinor: 1_00n },
          ],
        }),
      ),
    ).rejects.toMatchObject({ code: 'ACCOUNT_UNKNOWN' });
    await expect(
      post(
        transfer(0n, {
          postings: [
            { account: '1' as AccountId, amountMinor: 1n },
            { account: player.main, amountMinor: -1n },
          ],
        }),
      ),
    ).rejects.toMatchObject({ code: 'ACCOUNT_UNKNOWN' });
  });

  it('never lets the time of an account go back (rules §1)', async () => {
    await post(transfer(1n, { atMs: 2_000_000_000_000 }));
    await post(transfer(1n, { id: 'test:2', atMs: 1_900_000_000_000 }));
    const { rows } = await sql<{ at_ms: bigint }>`
      select at_ms from wallet_posting where account_id = ${player.main} order by seq desc limit 2`.execute(
      fixture.platform.kernel.db,
    );
    expect(rows.map((row) => row.at_ms)).toEqual([2_000_000_000_000n, 2_000_000_000_000n]);
  });

  it('moves money between house accounts without a player, once', async () => {
    const suspense = () =>
      fixture.run((tx) =>
        fixture.wallet.suspend(tx, {
          id: 'callback-1',
          provider: 'testpay',
          currency: 'EUR',
          amountMinor: 7_00n,
          reason: 'unknown payment',
          atMs: 1,
        }),
      );
    await Promise.all([suspense(), suspense(), suspense()]);
    const { house, problems } = await fixture.wallet.audit();
    expect(house).toMatchObject({ 'suspense:testpay EUR': 7_00n, 'provider:testpay EUR': -7_00n });
    expect(problems).toEqual([]);
  });
});
