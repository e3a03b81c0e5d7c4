import { HOUR_MS } from '@paddock/contract';
import type { PlayerId } from '@paddock/contract';

import { watchDatabase, type WatchedDatabase } from '../../../testing/watched-database.ts';
import { query } from '../../../testing/query.ts';
import { createIdentityFixture, signUp, type IdentityPlatform, type SignedIn } from '../identity.fixture.ts';
import { createKeptSessions, type KeptSessions } from './kept-sessions.ts';
import { createSessions, type Sessions } from './sessions.ts';
import { IDENTITY_ALONE } from '../../../testing/index.ts';

/** Beside the platform and in its process, on connections of their own: what it changes is another's change. */
describe('a session that was just read', () => {
  let platform: IdentityPlatform;
  let watched: WatchedDatabase;
  let kept: KeptSessions;
  let sessions: Sessions;
  let ann: SignedIn;

  beforeAll(async () => {
    platform = await createIdentityFixture();
    watched = watchDatabase(platform.kernel.db);
    kept = createKeptSessions(platform.kernel);
    sessions = createSessions({ ...platform.kernel, db: watched.db }, kept, IDENTITY_ALONE.isTimed);
    await heard();
  });
  afterAll(async () => {
    await kept.stop();
    await platform.close();
  });
  beforeEach(async () => {
    ann = await signUp(platform.app);
    await heard();
    await sessions.visit(ann.session);
  });

  /** What a check hears comes after all that was told before. */
  async function heard(): Promise<void> {
    do await kept.start();
    while (kept.now() < 0);
  }
  const change = (statement: string) => query(platform.databaseUrl, statement);
  const ofAnn = () => `where player_id = ${ann.playerId}`;
  async function isAsked(work: () => Promise<unknown>): Promise<boolean> {
    const before = watched.asked();
    await work();
    return watched.asked() > before;
  }

  it('is visited again without a question to the database', async () => {
    const visited = await sessions.visit(ann.session);
    expect(visited).toMatchObject({
      playerId: ann.playerId,
      remembered: true,
      extended: false,
      isTimed: false,
    });
    expect(await isAsked(() => sessions.visit(ann.session))).toBe(false);
    expect(await isAsked(() => sessions.visit('x'.repeat(43)))).toBe(true);
  });

  it.each([
    ['ended', () => `update identity_session set ended_at_ms = 1 ${ofAnn()}`],
    ['given another secret', () => `update identity_session set token_hash = '\\x00' ${ofAnn()}`],
    ['removed', () => `delete from identity_session ${ofAnn()}`],
    [
      'ended with very many',
      () => `
        insert into identity_session (token_hash, session_id, player_id, lasts_ms, created_at_ms, expires_at_ms)
          select int4send(n), n, ${ann.playerId}, 1, 1, 1 from generate_series(1, 200) n;
        update identity_session set ended_at_ms = 1`,
    ],
    ['removed with all', () => `truncate identity_session`],
  ])('is not served once it is %s by anybody else', async (_how, statement) => {
    await change(statement());
    await heard();
    expect(await sessions.visit(ann.session)).toBeUndefined();
  });

  it.each([
    ['by this process', (live: Sessions) => live.endAll(ann.playerId)],
    [
      'by anybody else',
      async () => {
        await change(`update identity_session set ended_at_ms = 1 ${ofAnn()}`);
        await heard();
      },
    ],
  ])('is not kept when it is ended %s while it is read', async (_who, end) => {
    kept.forget(ann.playerId);
    const held = watched.holdNext();
    const visiting = sessions.visit(ann.session);
    await held.given;
    await end(createSessions(platform.kernel, kept, IDENTITY_ALONE.isTimed));
    held.release();
    // It had begun before. What is asked for now has not.
    expect(await visiting).toMatchObject({ playerId: ann.playerId });
    expect(await sessions.visit(ann.session)).toBeUndefined();
  });

  it('is held against the clock: its end is its end, and it is extended in time', async () => {
    await change(`update identity_session set lasts_ms = ${12 * HOUR_MS},
      expires_at_ms = ${platform.clock.nowMs() + 12 * HOUR_MS} ${ofAnn()}`);
    await heard();
    await sessions.visit(ann.session);
    await platform.leap(HOUR_MS - 1);
    expect(await isAsked(() => sessions.visit(ann.session))).toBe(false);
    await platform.advance(1);
    expect(await sessions.visit(ann.session)).toMatchObject({ extended: true });
    await heard();
    expect(await sessions.visit(ann.session)).toMatchObject({ extended: false });
    expect(await isAsked(() => sessions.visit(ann.session))).toBe(false);
    await platform.leap(12 * HOUR_MS);
    expect(await sessions.visit(ann.session)).toBeUndefined();
  });

  it('is read each time while nobody hears of changes, and again after', async () => {
    await change(`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and application_name like '%identity_session'`);
    await change(`delete from identity_session ${ofAnn()}`);
    await heard();
    expect(await sessions.visit(ann.session)).toBeUndefined();

    const deaf = createKeptSessions(platform.kernel);
    const unkept = createSessions({ ...platform.kernel, db: watched.db }, deaf, IDENTITY_ALONE.isTimed);
    const bob = await signUp(platform.app);
    expect(await unkept.visit(bob.session)).toBeDefined();
    expect(await isAsked(() => unkept.visit(bob.session))).toBe(true);
    await deaf.start();
    await unkept.visit(bob.session);
    expect(await isAsked(() => unkept.visit(bob.session))).toBe(false);
    await deaf.stop();
    expect(await isAsked(() => unkept.visit(bob.session))).toBe(true);
  });

  it('is one of 20,000: more are not kept', () => {
    const session = { sessionId: '1', lastsMs: 1, createdAtMs: 1, expiresAtMs: 1 };
    for (let n = 0; n <= 20_000; n++)
      kept.keep(kept.now(), `hash ${n}`, { ...session, playerId: `${n}` as PlayerId });
    expect([kept.find('hash 0'), kept.find('hash 1')?.playerId, kept.find('hash 20000')?.playerId]).toEqual([
      undefined,
      '1',
      '20000',
    ]);
  });
});
