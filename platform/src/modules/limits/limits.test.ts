import { DAY_MS, LIMIT_TYPES } from '@paddock/contract';
import { sql } from 'kysely';

import { PLAYER_NEWS } from '../live/index.ts';
import { createLimitsFixture, type LimitsFixture, type LimitsPlayer } from './limits.fixture.ts';

const { deposit24h, deposit7d, selfExclusion, depositTimeout, session, realityCheck } = LIMIT_TYPES;

describe('the limit service', () => {
  let fixture: LimitsFixture;
  let player: LimitsPlayer;

  beforeAll(async () => {
    fixture = await createLimitsFixture();
  });
  beforeEach(() => {
    player = fixture.newPlayer();
  });
  afterAll(() => fixture.platform.close());

  const ofType = async (type: number) =>
    (await player.limits()).filter(({ limitType }) => limitType === type);

  it('has none for a new player, and nothing for a guest [S7-08]', async () => {
    expect(await player.limits()).toEqual([]);
    const guest = await fixture.platform.app.inject('/limit-service-api/api/external/web/v3/limits');
    expect(guest.statusCode).toBe(401);
  });

  it('sets the first at once, with its fields [S3-01, S3-05]', async () => {
    expect(await player.set(deposit24h, 100.5)).toEqual([
      {
        limitType: 20,
        limitValue: 100.5,
        limitBalance: 100.5,
        limitUsed: 0,
        limitState: 'ACTIVE',
        needApprove: false,
        startedAt: fixture.nowSec(),
        endsAt: null,
        measure: 'EUR',
        roomBackAt: null,
      },
    ]);
  });

  it('lets an increase wait a day and for the player [S4-07, S7-06]', async () => {
    await player.set(deposit24h, 100);
    const askedAtSec = fixture.nowSec();
    await player.set(deposit24h, 200);
    expect(await ofType(deposit24h)).toEqual([
      expect.objectContaining({ limitValue: 100, limitState: 'ACTIVE', needApprove: false }),
      expect.objectContaining({
        limitValue: 200,
        limitState: 'PENDING',
        needApprove: true,
        startedAt: askedAtSec,
      }),
    ]);
    const approve = () => player.call('POST', '/limitaction?action=approve', { limitType: deposit24h });
    await fixture.platform.leap(DAY_MS - 1_000);
    expect(await approve()).toMatchObject({ status: 409, code: 'LIMIT_TOO_EARLY' });
    expect(await player.deposit('1', 15_000n)).toBe('LIMIT_REACHED');
    await fixture.platform.advance(1_000);
    expect(await player.deposit('2', 15_000n)).toBe('LIMIT_REACHED');
    expect(await approve()).toMatchObject({ status: 200 });
    expect(await ofType(deposit24h)).toEqual([
      expect.objectContaining({ limitValue: 200, limitState: 'ACTIVE' }),
    ]);
    expect(await player.deposit('3', 15_000n)).toBe('admitted');
    expect(await approve()).toMatchObject({ status: 404, code: 'LIMIT_UNKNOWN' });
  });

  it('lets a removal wait too, and names it 999999999 [S9-05]', async () => {
    await player.set(deposit7d, 10);
    await player.set(deposit7d, 999_999_999);
    expect(await ofType(deposit7d)).toMatchObject([
      { limitValue: 10 },
      { limitValue: 999_999_999, limitBalance: 999_999_999, limitUsed: null, limitState: 'PENDING' },
    ]);
    await fixture.platform.leap(DAY_MS);
    await player.call('POST', '/limitaction?action=approve', { limitType: deposit7d });
    expect(await ofType(deposit7d)).toEqual([]);
  });

  it('drops a waiting increase on reject, on cancel and on a decrease [S4-07, S7-06, S7-07]', async () => {
    await player.set(deposit24h, 100);
    await player.set(deposit24h, 200);
    await player.call('POST', '/limitaction?action=reject', { limitType: deposit24h });
    expect(await ofType(deposit24h)).toMatchObject([{ limitValue: 100, limitState: 'ACTIVE' }]);
    await player.set(deposit24h, 300);
    expect(await player.call('DELETE', `/limit?limitType=${deposit24h}`)).toMatchObject({ status: 200 });
    expect(await ofType(deposit24h)).toHaveLength(1);
    expect(await player.call('DELETE', `/limit?limitType=${deposit24h}`)).toMatchObject({
      status: 404,
      code: 'LIMIT_UNKNOWN',
    });
    await player.set(deposit24h, 300);
    await player.set(deposit24h, 50);
    expect(await ofType(deposit24h)).toMatchObject([{ limitValue: 50, limitState: 'ACTIVE' }]);
  });

  it('has nothing to reject where nothing waits, and keeps what is wished as it is', async () => {
    const reject = () => player.call('POST', '/limitaction?action=reject', { limitType: deposit24h });
    expect(await reject()).toMatchObject({ status: 404, code: 'LIMIT_UNKNOWN' });
    await player.set(deposit24h, 100);
    await player.set(deposit24h, 100);
    expect(await reject()).toMatchObject({ status: 404, code: 'LIMIT_UNKNOWN' });
    await player.set(deposit24h, 200);
    expect(await reject()).toMatchObject({ status: 200 });
    expect(fixture.signedOut.filter((one) => !/^\d+$/.test(one))).toEqual([]);
    const { rows } = await sql<{ told: string }>`
      select concat_ws(' ', action, value_before, value_after) as told
        from limits_change where player_id = ${player.playerId}::bigint order by id`.execute(
      fixture.platform.kernel.db,
    );
    expect(rows.map(({ told }) => told)).toEqual([
      'applied 10000',
      'waiting 10000 20000',
      'rejected 10000 10000',
    ]);
  });

  it('lets a decrease win over the approval of an increase that waits, whichever comes first [S4-07]', async () => {
    for (let round = 0; round < 5; round++) {
      player = fixture.newPlayer();
      await player.set(deposit24h, 100);
      await player.set(deposit24h, 200);
      await fixture.platform.leap(DAY_MS);
      const approve = () => player.call('POST', '/limitaction?action=approve', { limitType: deposit24h });
      await Promise.all([approve(), player.set(deposit24h, 50), approve()]);
      expect(await ofType(deposit24h)).toMatchObject([{ limitValue: 50, limitState: 'ACTIVE' }]);
    }
  });

  it('approves an increase once, however often it is asked at once, and tells the other pages [S4-07, S7-06]', async () => {
    const news: unknown[] = [];
    fixture.platform.kernel.bus.subscribe(PLAYER_NEWS, (message) => void news.push(message));
    await player.set(deposit24h, 100);
    await player.set(deposit24h, 200);
    await fixture.platform.leap(DAY_MS);
    news.length = 0;
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        player.call('POST', '/limitaction?action=approve', { limitType: deposit24h }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ code }) => code === 'LIMIT_UNKNOWN')).toHaveLength(19);
    expect(news).toEqual([{ playerId: player.playerId, news: { kind: 'limits' } }]);
  });

  it('starts a break at once, signs out, and nothing takes it back [S3-06, S3-09, S4-07]', async () => {
    const atMs = fixture.platform.clock.nowMs();
    const [limit] = await player.set(selfExclusion, 7);
    expect(limit).toMatchObject({ limitValue: 7, endsAt: fixture.nowSec() + 7 * 86_400, measure: 'day' });
    expect(fixture.breaks).toContainEqual({ playerId: player.playerId, endsAtMs: atMs + 7 * DAY_MS });
    expect(fixture.signedOut).toContain(player.playerId);
    for (const attempt of [
      player.call('POST', '/limit', { limitType: selfExclusion, limitValue: 1 }),
      player.call('POST', '/limit', { limitType: selfExclusion, limitValue: -1 }),
      player.call('DELETE', `/limit?limitType=${selfExclusion}`),
    ]) {
      expect(await attempt).toMatchObject({ status: 409, code: 'LIMIT_LOCKED' });
    }
    expect(await player.stake('b1', 1n)).toBe('PLAY_PAUSED');
    expect(await player.deposit('1', 100n)).toBe('PLAY_PAUSED');
    const { check } = fixture.platform.modules.limits;
    const mayPlay = () =>
      check.mayPlay(fixture.platform.kernel.db, player.playerId, fixture.platform.clock.nowMs());
    expect(await mayPlay()).toBe(false);
    await fixture.platform.leap(7 * DAY_MS - 1);
    expect(await player.stake('b1', 1n)).toBe('PLAY_PAUSED');
    await fixture.platform.advance(1);
    expect(await player.stake('b1', 1n)).toBe('admitted');
    expect(await mayPlay()).toBe(true);
    expect(await player.limits()).toEqual([]);
  });

  it('keeps the longer of a timeout and a self-exclusion', async () => {
    await player.set(depositTimeout, 7);
    await player.set(selfExclusion, 1);
    await fixture.platform.leap(2 * DAY_MS);
    expect(await player.stake('b1', 1n)).toBe('PLAY_PAUSED');
  });

  it.each([
    ['a negative one', deposit24h, -5],
    ['too fine for the currency', deposit24h, 10.001],
    ['days that are not offered', selfExclusion, 2],
    ['half an hour of session', session, 0.5],
    ['25 hours of session', session, 25],
    ['minutes that are not offered', realityCheck, 7],
    ['a type nobody knows', 99, 5],
  ])('refuses %s [S9-05]', async (_name, limitType, limitValue) => {
    const answer = await player.call('POST', '/limit', { limitType, limitValue });
    expect([400, 422]).toContain(answer.status);
    expect(['INVALID_INPUT', 'LIMIT_VALUE']).toContain(answer.code);
    expect(await player.limits()).toEqual([]);
  });

  it('takes zero: nothing may be paid in', async () => {
    await player.set(deposit24h, 0);
    expect(await player.deposit('1', 1n)).toBe('LIMIT_REACHED');
  });
});
