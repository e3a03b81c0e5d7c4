import { DAY_MS, SECOND_MS, LIMIT_RULES, LIMIT_TYPES, type LimitType } from '@paddock/contract';

import { createLimitsFixture, type LimitsFixture, type LimitsPlayer } from './limits.fixture.ts';

const MONEY = Object.entries(LIMIT_RULES)
  .filter(([, { windowMs }]) => windowMs !== undefined)
  .map(([type, { windowMs = 0, kind }]) => ({ type: Number(type) as LimitType, windowMs, kind }));

/** Moments in whose next 30 days clocks change or a year has its 366th day. */
const SEASONS = [
  ['clocks go forward in Europe', '2027-03-27T23:30:15Z'],
  ['clocks go back in Europe', '2027-10-30T23:30:15Z'],
  ['there is a 29 February', '2028-02-28T12:00:59Z'],
] as const;

describe('limits over the calendar: elapsed seconds alone (rules §9)', () => {
  let fixture: LimitsFixture;

  beforeAll(async () => {
    fixture = await createLimitsFixture();
  });
  afterAll(() => fixture.platform.close());

  const advanceTo = (atMs: number) => fixture.platform.leap(atMs - fixture.platform.clock.nowMs());
  const spend = (player: LimitsPlayer, kind: string, id: string, minor: bigint) =>
    kind === 'deposit' ? player.deposit(id, minor) : player.stake(id, minor);

  it.each(SEASONS)('every window ends to the second when %s', async (_why, from) => {
    const startMs = Date.parse(from);
    await advanceTo(startMs);
    const players = await Promise.all(
      MONEY.map(async (limit) => {
        const player = fixture.newPlayer();
        await player.set(limit.type, 10);
        expect(await spend(player, limit.kind, '1', 1_000n)).toBe('admitted');
        if (limit.kind === 'deposit') await player.credit('1', 1_000n);
        return { ...limit, player };
      }),
    );
    for (const windowMs of [...new Set(MONEY.map((limit) => limit.windowMs))]) {
      const ending = players.filter((limit) => limit.windowMs === windowMs);
      await advanceTo(startMs + windowMs - SECOND_MS);
      for (const { player, kind } of ending) expect(await spend(player, kind, '2', 1n)).toBe('LIMIT_REACHED');
      await advanceTo(startMs + windowMs);
      for (const { player, kind } of ending) expect(await spend(player, kind, '3', 1_000n)).toBe('admitted');
    }
  });

  it.each([
    ['clocks go forward', '2029-03-24T23:30:15Z'],
    ['there is a 29 February', '2032-02-28T12:00:59Z'],
  ])('a break and the wait of an increase last whole days when %s [S9-06]', async (_why, from) => {
    const startMs = Date.parse(from);
    await advanceTo(startMs);
    const [resting, raising] = [fixture.newPlayer(), fixture.newPlayer()];
    await resting.set(LIMIT_TYPES.selfExclusion, 1);
    await raising.set(LIMIT_TYPES.deposit24h, 10);
    await raising.set(LIMIT_TYPES.deposit24h, 20);
    const approve = () =>
      raising.call('POST', '/limitaction?action=approve', { limitType: LIMIT_TYPES.deposit24h });
    await advanceTo(startMs + DAY_MS - SECOND_MS);
    expect([await resting.stake('a', 1n), (await approve()).code]).toEqual([
      'PLAY_PAUSED',
      'LIMIT_TOO_EARLY',
    ]);
    await advanceTo(startMs + DAY_MS);
    expect([await resting.stake('a', 1n), (await approve()).status]).toEqual(['admitted', 200]);
  });
});
