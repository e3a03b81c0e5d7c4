/** @jest-environment node */
import type { PlaceBetRequest } from '@paddock/contract/schemas';

import type { SharedUtils } from '../page/shared-utils.ts';
import { aBet } from '../testing/samples.ts';
import { ok, problem, type ServerBehaviour } from '../testing/test-server.ts';
import { createTestWorld, type TestWorld } from '../testing/test-world.ts';
import type { PendingPlacement, PlacementOutcome } from './bets-types.ts';

const KEY = 'key-00000001';
const PLACE = 'POST /web-api/sportsbook/bets';
const LOOK = `GET /web-api/sportsbook/placements/${KEY}`;
const REQUEST: PlaceBetRequest = {
  type: 'single',
  accountId: '71',
  stake: '10.00',
  policy: 'none',
  legs: [{ selectionId: '501.home', priceVersion: '1.1', oddsMilli: 2050 }],
};

describe('placing a bet', () => {
  let world: TestWorld;
  let shared: SharedUtils;
  let pendings: PendingPlacement[];
  let outcome: PlacementOutcome | undefined;

  beforeEach(async () => {
    world = createTestWorld();
    world.userId = '7';
    pendings = [];
    outcome = undefined;
    shared = world.open();
    await pass(100);
  });
  afterEach(() => world.close());

  async function pass(byMs = 0): Promise<void> {
    await world.timing.advanceAsync(byMs);
  }

  function place(signal?: AbortSignal): void {
    const options = { onPending: (pending: PendingPlacement) => pendings.push(pending) };
    void shared.bets
      .placeBet(REQUEST, KEY, signal === undefined ? options : { ...options, signal })
      .then((result) => (outcome = result));
  }

  function pendingFor(delayMs: number): ServerBehaviour {
    const serverTimeMs = world.timing.nowMs();
    const decidesAtMs = serverTimeMs + delayMs;
    return {
      status: 202,
      body: { status: 'pending', key: KEY, placementId: '9', decidesAtMs, serverTimeMs },
    };
  }

  const accepted = () => ok({ status: 'accepted', key: KEY, bet: aBet({ key: KEY }) });

  it('sends what the player saw, once, with its key [rules §4]', async () => {
    world.server.on(PLACE, accepted);
    place();
    await pass();
    expect(outcome).toEqual({ status: 'accepted', key: KEY, bet: aBet({ key: KEY }) });
    const [seen] = world.server.seen(PLACE);
    expect(seen?.body).toEqual(REQUEST);
    expect(seen?.headers['idempotency-key']).toBe(KEY);
  });

  it('repeats a lost call with the same key and body [rules §4]', async () => {
    let failures = 2;
    world.server.on(PLACE, () => (failures-- > 0 ? 'lost' : accepted()));
    place();
    await pass(1_500);
    expect(outcome?.status).toBe('accepted');
    const calls = world.server.seen(PLACE);
    expect(calls).toHaveLength(3);
    expect(new Set(calls.map(({ headers }) => headers['idempotency-key']))).toEqual(new Set([KEY]));
    expect(new Set(calls.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  });

  it('does not know when every call was lost, and says so', async () => {
    world.server.on(PLACE, () => 'lost');
    place();
    await pass(2_000);
    expect(outcome).toMatchObject({ status: 'unknown', key: KEY, problem: { code: 'NETWORK_ERROR' } });
  });

  it.each(['INTERNAL', 'UNAVAILABLE', 'TOO_MANY_REQUESTS'] as const)(
    'does not know after %s',
    async (code) => {
      world.server.on(PLACE, () => problem(code));
      place();
      await pass();
      expect(outcome).toMatchObject({ status: 'unknown', problem: { code } });
    },
  );

  it('answers a refusal with its legs and never repeats it', async () => {
    const legs = [{ selectionId: '501.home', reason: 'price-moved', seenMilli: 2050, currentMilli: 2000 }];
    world.server.on(PLACE, () => problem('PRICE_MOVED', { legs }));
    place();
    await pass(60_000);
    expect(outcome).toEqual({
      status: 'rejected',
      key: KEY,
      stage: 'at-once',
      problem: { code: 'PRICE_MOVED', message: 'A price has moved.', details: { legs } },
    });
    expect(world.server.seen(PLACE)).toHaveLength(1);
  });

  it('waits for the push of a live decision', async () => {
    world.server.on(PLACE, () => pendingFor(5_000));
    place();
    await pass();
    expect(pendings).toEqual([{ key: KEY, placementId: '9', decidesAtMs: world.timing.nowMs() + 5_000 }]);
    await pass(2_000);
    expect(world.server.seen(LOOK)).toHaveLength(0);
    world.server.on(LOOK, accepted);
    world.live.present.send({
      t: 'delta',
      topic: 'player',
      seq: 1,
      data: { kind: 'placement', key: 'another-key' },
    });
    await pass();
    expect(outcome).toBeUndefined();
    world.live.present.send({ t: 'delta', topic: 'player', seq: 2, data: { kind: 'placement', key: KEY } });
    await pass();
    expect(outcome?.status).toBe('accepted');
  });

  it('waits no longer for one that an operator looks at first, and has the accounts read again', async () => {
    const { body } = pendingFor(120_000) as { body: object };
    world.server.on(PLACE, () => ({ status: 202, body: { ...body, isReviewed: true } }));
    const before = world.server.seen('GET /web-api/user/accounts').length;
    world.server.on('GET /web-api/user/accounts', () => problem('INTERNAL'));
    place();
    await pass(100);
    expect(outcome).toEqual({ status: 'reviewed', key: KEY });
    await pass(2_500);
    expect(pendings).toEqual([]);
    expect(world.server.seen(LOOK)).toEqual([]);
    expect(world.server.seen('GET /web-api/user/accounts').length).toBeGreaterThan(before);
  });

  it('asks by key when no push comes, until it is decided', async () => {
    world.server.on(PLACE, () => pendingFor(5_000));
    world.server.on(LOOK, () => pendingFor(0));
    place();
    await pass(5_299);
    expect(world.server.seen(LOOK)).toHaveLength(0);
    await pass(1);
    expect(world.server.seen(LOOK)).toHaveLength(1);
    await pass(1_000);
    await pass(2_000);
    expect(world.server.seen(LOOK)).toHaveLength(3);
    world.server.on(LOOK, () => 'lost');
    await pass(6_000);
    world.server.on(LOOK, () =>
      ok({
        status: 'rejected',
        key: KEY,
        placementId: '9',
        code: 'SELECTION_SUSPENDED',
        message: 'A selection is suspended.',
        details: { legs: [] },
      }),
    );
    await pass(20_000);
    expect(outcome).toMatchObject({
      status: 'rejected',
      stage: 'after-delay',
      problem: { code: 'SELECTION_SUSPENDED', details: { legs: [] } },
    });
    expect(world.timing.pending).toBeGreaterThan(0);
  });

  it('stops waiting when asked to, without taking the bet back', async () => {
    world.server.on(PLACE, () => pendingFor(5_000));
    const controller = new AbortController();
    place(controller.signal);
    await pass();
    controller.abort();
    await pass();
    expect(outcome).toEqual({ status: 'cancelled', key: KEY });
    await pass(60_000);
    expect(world.server.seen(LOOK)).toHaveLength(0);
  });

  it('finds out after a reload what became of a key', async () => {
    world.server.on(LOOK, () => pendingFor(3_000));
    void shared.bets.resumePlacement(KEY).then((result) => (outcome = result));
    await pass();
    world.server.on(LOOK, accepted);
    await pass(3_300);
    expect(outcome?.status).toBe('accepted');
  });

  it('says that nothing was placed for a key the server does not know', async () => {
    expect(await shared.bets.resumePlacement(KEY)).toMatchObject({
      status: 'rejected',
      problem: { code: 'BET_UNKNOWN' },
    });
  });

  it('leaves the accounts alone when nothing was held', async () => {
    const before = world.server.seen('GET /web-api/user/accounts').length;
    world.server.on(PLACE, () => problem('PRICE_MOVED', { legs: [] }));
    world.server.on('GET /web-api/user/accounts', () => 'hang');
    place();
    await pass();
    expect(outcome?.status).toBe('rejected');
    expect(world.server.seen('GET /web-api/user/accounts')).toHaveLength(before);
  });

  it('has the accounts read again once money was held', async () => {
    const before = world.server.seen('GET /web-api/user/accounts').length;
    world.server.on('GET /web-api/user/accounts', () => problem('INTERNAL'));
    world.server.on(PLACE, accepted);
    place();
    await pass(2_500);
    expect(world.server.seen('GET /web-api/user/accounts').length).toBeGreaterThan(before);
  });
});
