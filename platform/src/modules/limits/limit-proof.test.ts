import { DAY_MS, LIMIT_TYPES } from '@paddock/contract';

import { createLimitsFixture, type LimitsFixture } from './limits.fixture.ts';

const limitType = LIMIT_TYPES.deposit24h;

describe('a session that has not proved who is there', () => {
  let fixture: LimitsFixture;
  beforeAll(async () => {
    fixture = await createLimitsFixture(false);
  });
  afterAll(() => fixture.platform.close());

  it('loosens no limit, though it may tighten one, and keep what stands [S4-07, S7-06]', async () => {
    const player = fixture.newPlayer();
    await player.set(limitType, 200);
    await player.set(limitType, 100);
    await player.set(limitType, 300);
    await fixture.platform.leap(DAY_MS);
    const decide = (action: string) => player.call('POST', `/limitaction?action=${action}`, { limitType });
    expect(await decide('approve')).toMatchObject({ status: 403, code: 'STEP_UP_REQUIRED' });
    expect((await player.limits()).filter((limit) => limit.limitType === limitType)).toMatchObject([
      { limitValue: 100, limitState: 'ACTIVE' },
      { limitValue: 300, limitState: 'PENDING' },
    ]);
    expect(await decide('reject')).toMatchObject({ status: 200 });
  });
});
