import { DAY_MS, LIMIT_TYPES, type LimitType } from '@paddock/contract';

import { createLimitsFixture, type LimitsFixture, type LimitsPlayer } from './limits.fixture.ts';

const { wagering24h, wagering7d, wagering30d, loss24h, loss7d, loss30d, deposit24h, deposit7d, deposit30d } =
  LIMIT_TYPES;

describe('money limits over their windows (rules §9)', () => {
  let fixture: LimitsFixture;
  let player: LimitsPlayer;

  beforeAll(async () => {
    fixture = await createLimitsFixture();
  });
  beforeEach(() => {
    player = fixture.newPlayer();
  });
  afterAll(() => fixture.platform.close());

  const balance = async (type: LimitType) =>
    (await player.limits()).find(({ limitType }) => limitType === type)?.limitBalance;

  it.each([
    ['wagering', wagering24h, 1],
    ['wagering', wagering7d, 7],
    ['wagering', wagering30d, 30],
    ['loss', loss24h, 1],
    ['loss', loss7d, 7],
    ['loss', loss30d, 30],
  ] as const)(
    '%s %i: a stake leaves the window to the millisecond [S3-03, S3-04]',
    async (_family, type, days) => {
      await player.set(type, 10);
      expect(await player.stake('a', 600n)).toBe('admitted');
      await fixture.platform.advance(1_000);
      expect(await player.stake('b', 400n)).toBe('admitted');
      expect(await player.stake('c', 1n)).toBe('LIMIT_REACHED');
      await fixture.platform.leap(days * DAY_MS - 1_001);
      expect(await player.stake('c', 1n)).toBe('LIMIT_REACHED');
      await fixture.platform.advance(1);
      expect(await balance(type)).toBe(6);
      expect(await player.stake('c', 601n)).toBe('LIMIT_REACHED');
      expect(await player.stake('c', 600n)).toBe('admitted');
    },
  );

  it.each([
    [deposit24h, 1],
    [deposit7d, 7],
    [deposit30d, 30],
  ] as const)(
    'deposit %i: what was credited leaves the window to the millisecond [S3-05]',
    async (type, days) => {
      await player.set(type, 10);
      expect(await player.deposit('1', 1_000n)).toBe('admitted');
      await player.credit('1', 1_000n);
      await fixture.platform.leap(days * DAY_MS - 1);
      expect(await player.deposit('2', 1n)).toBe('LIMIT_REACHED');
      await fixture.platform.advance(1);
      expect(await player.deposit('2', 1_000n)).toBe('admitted');
    },
  );

  it('wagering: a void gives its stake back for as long as the stake would count, and no longer', async () => {
    await player.set(wagering24h, 10);
    await player.stake('a', 1_000n);
    await fixture.platform.leap(DAY_MS / 2);
    await player.settle('a', 1_000n, { isVoid: true });
    expect(await player.stake('b', 1_000n)).toBe('admitted');
    await fixture.platform.leap(DAY_MS / 2);
    // The void of the old stake leaves with it, so it makes no room beside the new one.
    expect(await player.stake('c', 1n)).toBe('LIMIT_REACHED');
  });

  it('wagering: a void taken back counts again', async () => {
    await player.set(wagering24h, 10);
    await player.stake('a', 1_000n);
    await player.settle('a', 1_000n, { isVoid: true });
    await player.settle('a', -1_000n, { revision: 2 });
    expect(await player.stake('b', 1n)).toBe('LIMIT_REACHED');
  });

  it('a placement that was not accepted counts for nothing', async () => {
    await player.set(wagering24h, 10);
    await player.set(loss24h, 10);
    await player.stake('a', 1_000n);
    await player.giveBack('a');
    await player.giveBack('a');
    expect(await balance(wagering24h)).toBe(10);
    expect(await balance(loss24h)).toBe(10);
    expect(await player.stake('b', 1_000n)).toBe('admitted');
  });

  it('loss: an open stake counts as lost, returns make room when they are posted, corrections too', async () => {
    await player.set(loss24h, 10);
    await player.stake('a', 1_000n);
    expect(await player.stake('b', 1n)).toBe('LIMIT_REACHED');
    await player.settle('a', 2_500n);
    expect(await player.stake('b', 2_500n)).toBe('admitted');
    await player.settle('a', -2_500n, { revision: 2 });
    expect(await balance(loss24h)).toBe(0);
    expect(await player.stake('c', 1n)).toBe('LIMIT_REACHED');
    await player.settle('a', -2_500n, { revision: 2 });
    await player.settle('b', 2_500n);
    expect(await balance(loss24h)).toBe(0);
  });

  it('deposit: reserves room at creation, gives it back on failure, and a late success takes it whatever it is', async () => {
    await player.set(deposit24h, 10);
    expect(await player.deposit('1', 600n)).toBe('admitted');
    expect(await player.deposit('2', 500n)).toBe('LIMIT_REACHED');
    expect(await balance(deposit24h)).toBe(4);
    await player.release('1');
    expect(await player.deposit('2', 1_000n)).toBe('admitted');
    await player.credit('2', 1_000n);
    await player.credit('1', 600n);
    await player.credit('1', 600n);
    expect(await balance(deposit24h)).toBe(0);
    await player.set(deposit24h, 5);
    expect(await player.deposit('3', 1n)).toBe('LIMIT_REACHED');
  });

  it('says when the oldest of what counts comes back, passing over what was given back', async () => {
    const startSec = Math.floor(fixture.platform.clock.nowMs() / 1000);
    await player.set(wagering7d, 10);
    await player.set(loss24h, 10);
    await player.set(deposit24h, 10);
    const backAt = async (type: LimitType) =>
      (await player.limits()).find(({ limitType }) => limitType === type)?.roomBackAt;
    expect(await backAt(wagering7d)).toBeNull();
    await player.stake('a', 100n);
    await fixture.platform.advance(60_000);
    await player.stake('b', 100n);
    await player.deposit('1', 100n);
    expect([await backAt(wagering7d), await backAt(loss24h), await backAt(deposit24h)]).toEqual([
      startSec + 7 * 86_400,
      null,
      null,
    ]);
    await player.giveBack('a');
    await player.credit('1', 100n);
    expect([await backAt(wagering7d), await backAt(deposit24h)]).toEqual([
      startSec + 60 + 7 * 86_400,
      startSec + 60 + 86_400,
    ]);
  });

  it('counts what was staked and paid in before the limit was set', async () => {
    await player.stake('a', 700n);
    await player.deposit('1', 700n);
    await player.credit('1', 700n);
    await player.set(wagering24h, 10);
    await player.set(deposit24h, 10);
    expect(await player.stake('b', 301n)).toBe('LIMIT_REACHED');
    expect(await player.deposit('2', 301n)).toBe('LIMIT_REACHED');
  });

  it('a hundred deposits of 10 at once on a limit of 100: exactly ten', async () => {
    await player.set(deposit24h, 100);
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, at) => player.deposit(String(at + 1), 1_000n)),
    );
    expect(answers.filter((answer) => answer === 'admitted')).toHaveLength(10);
    expect(answers.filter((answer) => answer === 'LIMIT_REACHED')).toHaveLength(90);
  });
});
