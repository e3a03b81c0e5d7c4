import { atSecurityPage, withTwoFactor } from '../../identity/security/security.fixture.ts';
import { createCashierFixture, type CashierFixture } from '../cashier.fixture.ts';
import { createWithdrawalsFixture } from './withdrawals.fixture.ts';

describe('a site that pays out to protected accounts alone', () => {
  let fixture: CashierFixture;
  beforeAll(async () => {
    fixture = await createCashierFixture({
      config: {
        withdrawals: {
          turnoverPercent: 100,
          needsSecondStep: true,
          verifyAboveMinor: 200_000n,
          reviewAboveMinor: 50_000n,
        },
      },
    });
  });
  afterAll(() => fixture.platform.close());

  it('refuses a player whose password alone signs in, says so before, and pays once a second step is on', async () => {
    const cash = createWithdrawalsFixture(fixture);
    const player = await cash.richPlayer();
    expect((await cash.options(player)).gates).toEqual(['SECOND_STEP_REQUIRED']);
    const refused = await cash.ask(player, { amount: '40.00' });
    expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([
      422,
      'SECOND_STEP_REQUIRED',
    ]);
    expect(await cash.money(player)).toEqual(['100.00', '0.00']);
    await withTwoFactor(fixture.platform, atSecurityPage(fixture.platform, player));
    expect((await cash.options(player)).gates).toEqual([]);
    expect((await cash.ask(player, { amount: '40.00' })).statusCode).toBe(201);
  });
});
