import { inTransaction } from '../../../kernel/database/database.ts';
import type { WalletPlayer } from '../game-wallet.fixture.ts';
import { createSoftswissFixture, type SoftswissFixture } from './softswiss.fixture.ts';

describe('free rounds in the shape of SoftSwiss', () => {
  let fixture: SoftswissFixture;
  let player: WalletPlayer;
  beforeAll(async () => {
    fixture = await createSoftswissFixture();
  });
  afterAll(async () => {
    expect(await fixture.problems()).toEqual([]);
    await fixture.platform.close();
  });
  beforeEach(async () => {
    player = await fixture.player();
    await fixture.open(player, { company: 'soft' });
  });

  const money = () => fixture.main(player);

  it('pay what an agreed issue won, once', async () => {
    await fixture.agree('spring', 'free-round-win', 20_00n, 'soft');
    const issue = { issue_id: `spring:${player.playerId}:EUR:7`, status: 'finished', total_amount: 12_00 };
    expect(await fixture.call('freespins', issue)).toEqual({ status: 200, body: { balance: 112_00 } });
    expect((await fixture.call('freespins', issue)).body.balance).toBe(112_00);
    expect((await fixture.call('freespins', { ...issue, total_amount: 13_00 })).body.code).toBe(400);
    const other = { ...issue, issue_id: `spring:${player.playerId}:EUR:8`, total_amount: 20_01 };
    expect((await fixture.call('freespins', other)).body.code).toBe(610);
    for (const issue_id of ['spring', `spring:${player.playerId}`, `autumn:${player.playerId}:EUR`])
      expect(await fixture.call('freespins', { ...issue, issue_id })).toMatchObject({
        ...{ status: 412, body: { code: 610 } },
      });
    expect((await fixture.call('freespins', { ...issue, issue_id: 'spring:17:EUR' })).body.code).toBe(101);
    expect(await money()).toBe(112_00n);
  });

  it('are paid in the currency they were issued in, whatever was opened since', async () => {
    await fixture.agree('summer', 'free-round-win', 20_00n, 'soft');
    const { playerId } = player;
    const { kernel, modules } = fixture.platform;
    const yen = await inTransaction(kernel.db, (tx) =>
      modules.wallet.addCurrency(tx, { playerId, currency: 'JPY', atMs: kernel.clock.nowMs() }),
    );
    await fixture.open(player, { company: 'soft', accountId: yen });
    const issue = { issue_id: `summer:${playerId}:JPY:1`, status: 'finished', total_amount: 1_500 };
    await fixture.open(player, { company: 'soft', game: 'meteor' });
    expect((await fixture.call('freespins', issue)).body.balance).toBe(1_500);
    const pounds = { ...issue, issue_id: `summer:${playerId}:GBP:1` };
    expect((await fixture.call('freespins', pounds)).body.code).toBe(154);
    expect(await money()).toBe(100_00n);
  });
});
