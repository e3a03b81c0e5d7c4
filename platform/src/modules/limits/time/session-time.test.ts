import { HOUR_MS, MINUTE_MS, LIMIT_TYPES } from '@paddock/contract';

import { inTransaction } from '../../../kernel/database/database.ts';
import { SESSIONS_CHANNEL } from '../../identity/index.ts';
import { createLimitsFixture, type LimitsFixture, type LimitsPlayer } from '../limits.fixture.ts';

const { session } = LIMIT_TYPES;

describe('the session limit (S4-09, rules §1)', () => {
  let fixture: LimitsFixture;
  let player: LimitsPlayer;

  beforeAll(async () => {
    fixture = await createLimitsFixture();
  });
  afterAll(() => fixture.platform.close());

  const clock = () => fixture.platform.clock;
  const ping = () => player.call('POST', '/ping');
  const mayEnter = () => fixture.platform.modules.limits.session.mayEnter(player.playerId);
  const seen = () => fixture.platform.modules.limits.session.seen(player.playerId);
  /** Somebody new at this moment, with hours a day. */
  async function playerAt(time: string, { zone = 0, hours = 1 } = {}): Promise<void> {
    player = fixture.newPlayer();
    fixture.zones.set(player.playerId, zone);
    await fixture.platform.leap(Date.parse(time) - clock().nowMs());
    await player.set(session, hours);
  }
  /** The player's own change of zone, as the settings make it. */
  async function moveTo(zone: number): Promise<void> {
    const { session: time } = fixture.platform.modules.limits;
    await inTransaction(fixture.platform.kernel.db, (tx) => time.keepToday(tx, player.playerId));
    fixture.zones.set(player.playerId, zone);
  }
  /** Pings for so long, and answers what the last ping said. */
  async function play(forMs: number) {
    let answer = await ping();
    for (let atMs = 0; atMs < forMs; atMs += MINUTE_MS) {
      await fixture.platform.advance(MINUTE_MS);
      answer = await ping();
    }
    return answer;
  }
  const advanceTo = (time: string) => fixture.platform.advance(Date.parse(time) - clock().nowMs());

  it('asks nothing of a player without one', async () => {
    player = fixture.newPlayer();
    expect((await ping()).json).toEqual({ remainingSec: null });
    await expect(seen()).resolves.toBeUndefined();
    expect(await mayEnter()).toBe(true);
  });

  it('is told to whoever keeps sessions, in every process, by its commit', async () => {
    player = fixture.newPlayer();
    const told: string[] = [];
    const listening = fixture.platform.kernel.listen(SESSIONS_CHANNEL, {
      told: (playerId) => told.push(playerId),
      lost: () => undefined,
    });
    await listening.check();
    await player.set(session, 1);
    await listening.check();
    expect(told).toEqual([player.playerId]);
    await listening.stop();
  });

  it('counts its pings and ends at its hour, until midnight of the player [S3-07, S4-09, S7-09, S8-09]', async () => {
    await playerAt('2027-01-10T06:15:00Z', { zone: 5.75 });
    for (let at = 0; at < 120; at++) {
      expect((await ping()).json).toEqual({ remainingSec: 3_600 - at * 30 });
      await fixture.platform.advance(30_000);
    }
    expect(await mayEnter()).toBe(true);
    expect(await ping()).toMatchObject({ status: 403, code: 'SESSION_LIMIT_ENDED' });
    expect(fixture.signedOut).toContain(player.playerId);
    expect(await mayEnter()).toBe(false);
    await advanceTo('2027-01-10T18:14:59.999Z');
    expect(await mayEnter()).toBe(false);
    await fixture.platform.advance(1);
    expect(await mayEnter()).toBe(true);
  });

  it('does not count what passed while no page was open, and counts pages at once once', async () => {
    await playerAt('2027-01-12T06:00:00Z');
    await ping();
    await fixture.platform.advance(10 * MINUTE_MS);
    expect((await ping()).json).toEqual({ remainingSec: 3_600 });
    await fixture.platform.advance(10_000);
    const answers = await Promise.all([ping(), ping(), ping()]);
    expect(answers.map(({ json }) => json)).toEqual(Array(3).fill({ remainingSec: 3_590 }));
  });

  it('splits what is played over midnight to the second', async () => {
    await playerAt('2027-01-14T23:59:50Z');
    await ping();
    await fixture.platform.advance(30_000);
    expect((await ping()).json).toEqual({ remainingSec: 3_580 });
  });

  it.each([
    ['clocks go forward', '2027-03-28T08:00:00Z', 1, 2, '2027-03-28T23:00:00Z', '2027-03-29T22:00:00Z'],
    ['clocks go back', '2027-10-31T08:00:00Z', 2, 1, '2027-10-31T22:00:00Z', '2027-11-01T23:00:00Z'],
    ['it is a leap day', '2028-02-29T08:00:00Z', 1, 1, '2028-02-29T23:00:00Z', '2028-03-01T23:00:00Z'],
    ['a player flies east', '2028-03-10T08:00:00Z', 0, 14, '2028-03-11T00:00:00Z', '2028-03-12T10:00:00Z'],
    ['a player flies west', '2028-04-10T08:00:00Z', 0, -12, '2028-04-11T00:00:00Z', '2028-04-12T12:00:00Z'],
  ])('gives no new day when %s: the day ends as it began', async (_why, now, zone, moved, ends, nextEnds) => {
    await playerAt(now, { zone });
    await play(HOUR_MS);
    await moveTo(moved);
    expect(await mayEnter()).toBe(false);
    await advanceTo(ends);
    expect(await mayEnter()).toBe(true);
    expect(await play(HOUR_MS)).toMatchObject({ code: 'SESSION_LIMIT_ENDED' });
    await fixture.platform.advance(Date.parse(nextEnds) - clock().nowMs() - 1);
    expect(await mayEnter()).toBe(false);
    await fixture.platform.advance(1);
    expect(await mayEnter()).toBe(true);
  });

  it('keeps the day a player moves in, also before anything was played', async () => {
    await playerAt('2028-05-10T01:00:00Z');
    await moveTo(2);
    await play(HOUR_MS);
    await advanceTo('2028-05-10T23:59:59.999Z');
    expect(await mayEnter()).toBe(false);
    await fixture.platform.advance(1);
    expect(await mayEnter()).toBe(true);
  });

  it('is ended by the server also for a page that never pings', async () => {
    await playerAt('2028-06-10T06:00:00Z');
    const refusals: unknown[] = [];
    for (let minute = 0; minute <= 70; minute += 5) {
      refusals.push(await seen().catch((error: unknown) => ({ minute, error })));
      await fixture.platform.advance(5 * MINUTE_MS);
    }
    expect(refusals.find((refusal) => refusal !== undefined)).toMatchObject({
      minute: 65,
      error: { code: 'SESSION_LIMIT_ENDED' },
    });
    expect(fixture.signedOut).toContain(player.playerId);
    expect(await mayEnter()).toBe(false);
  });

  it('may have 24 hours of 24, and counts anew when it is raised, after its day', async () => {
    await playerAt('2028-06-12T00:00:00Z', { hours: 24 });
    expect((await play(10 * MINUTE_MS)).json).toEqual({ remainingSec: 24 * 3_600 - 600 });
    await player.set(session, 1);
    expect((await ping()).json).toEqual({ remainingSec: 3_000 });
    expect(await player.limits()).toMatchObject([{ limitValue: 1, limitBalance: 50 / 60 }]);
    await player.set(session, 2);
    expect((await ping()).json).toEqual({ remainingSec: 3_000 });
  });
});
