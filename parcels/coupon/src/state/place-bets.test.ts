import type { BetView, PlaceBetRequest } from '@paddock/contract/schemas';
import type { PlacementOutcome, StorageItem } from '@paddock/shared-utils';

import { COUPON_DRAFT, createCouponStore } from './coupon-store.ts';
import type { PendingBet } from './coupon.slice.ts';
import { PENDING_BETS } from './pending-bets.ts';
import { placeBets, resumeBets, type PlacePorts } from './place-bets.ts';

function memoryItem<T>(start: T): StorageItem<T> {
  let value = start;
  return { read: () => value, write: (next) => void (value = next), remove: () => void (value = start) };
}

const NOW_MS = Date.UTC(2026, 10, 1, 12);
const REQUEST: PlaceBetRequest = {
  type: 'single',
  accountId: '1',
  stake: '5.00',
  policy: 'none',
  legs: [{ selectionId: '7.home', priceVersion: '1.1', oddsMilli: 2100 }],
};
const BET = {
  id: '4711',
  key: 'k1',
  type: 'single',
  legs: [{ selectionId: '7.home' }],
} as unknown as BetView;

function setUp(
  answer: (request: PlaceBetRequest, key: string) => Promise<PlacementOutcome>,
  kept: PendingBet[] = [],
) {
  const calls: string[] = [];
  const removed: string[] = [];
  const accepted: unknown[] = [];
  let keys = 0;
  let nowMs = NOW_MS;
  const pendingBets = memoryItem<readonly PendingBet[]>(kept);
  const ports: PlacePorts = {
    placeBet: (request, key) => {
      calls.push(key);
      // The key must be safe before the request leaves.
      expect(pendingBets.read().map((bet) => bet.key)).toContain(key);
      return answer(request, key);
    },
    resumePlacement: (key) => answer(REQUEST, key),
    newKey: () => `k${++keys}`,
    nowMs: () => nowMs,
    removeLeg: (id) => void removed.push(id),
    acceptPrices: (prices) => void accepted.push(...prices),
    pendingBets,
  };
  return {
    store: createCouponStore(memoryItem(COUPON_DRAFT.fallback)),
    ports,
    calls,
    removed,
    accepted,
    pendingBets,
    pass: (ms: number) => void (nowMs += ms),
  };
}
const accept = (_request: PlaceBetRequest, key: string) =>
  Promise.resolve<PlacementOutcome>({ status: 'accepted', key, bet: { ...BET, key } });

const noAnswer = (key: string): PlacementOutcome => ({
  status: 'unknown',
  key,
  problem: { code: 'NETWORK_ERROR', message: '' },
});
const noBet = (key: string): PlacementOutcome => ({
  status: 'rejected',
  key,
  stage: 'at-once',
  problem: { code: 'BET_UNKNOWN', message: '' },
});

describe('placing', () => {
  it('accepts the shown prices, prints the receipt, takes the leg out and forgets the key', async () => {
    const { store, ports, removed, accepted, pendingBets } = setUp(accept);
    await placeBets(store, ports, [REQUEST]);
    expect(store.getState()).toMatchObject({ receipts: [{ id: '4711' }], placing: null, refusal: null });
    expect(removed).toEqual(['7.home']);
    expect(accepted).toEqual([{ selectionId: '7.home', oddsMilli: 2100, version: '1.1' }]);
    expect(pendingBets.read()).toEqual([]);
  });

  it('takes the legs out of one that is looked at first, without a receipt', async () => {
    const { store, ports, removed, pendingBets } = setUp((_request, key) =>
      Promise.resolve<PlacementOutcome>({ status: 'reviewed', key }),
    );
    await placeBets(store, ports, [REQUEST]);
    expect(store.getState()).toMatchObject({ receipts: [], placing: null, refusal: null, unknown: [] });
    expect(removed).toEqual(['7.home']);
    expect(pendingBets.read()).toEqual([]);
  });

  it('places once for two presses', async () => {
    const { store, ports, calls } = setUp(accept);
    await Promise.all([placeBets(store, ports, [REQUEST]), placeBets(store, ports, [REQUEST])]);
    expect(calls).toEqual(['k1']);
  });

  it('keeps the leg and shows the server’s price when it has moved, and sends a new key next time', async () => {
    const { store, ports, removed, calls } = setUp((_request, key) =>
      Promise.resolve({
        status: 'rejected',
        key,
        stage: 'at-once',
        problem: {
          code: 'PRICE_MOVED',
          message: '',
          details: {
            legs: [
              {
                selectionId: '7.home',
                reason: 'price-moved',
                seenMilli: 2100,
                currentMilli: 2050,
                priceVersion: '1.2',
              },
            ],
          },
        },
      }),
    );
    await placeBets(store, ports, [REQUEST]);
    expect(store.getState()).toMatchObject({
      refusal: { code: 'PRICE_MOVED' },
      namedPrices: { '7.home': { sentVersion: '1.1', oddsMilli: 2050, version: '1.2' } },
    });
    expect(removed).toEqual([]);
    await placeBets(store, ports, [REQUEST]);
    expect(calls).toEqual(['k1', 'k2']);
  });

  it('goes on with the other singles when one is refused', async () => {
    const second = { ...REQUEST, legs: [{ selectionId: '8.home', priceVersion: '1.1', oddsMilli: 1500 }] };
    const { store, ports } = setUp((request, key) =>
      request === REQUEST
        ? Promise.resolve({
            status: 'rejected',
            key,
            stage: 'at-once',
            problem: { code: 'SELECTION_SUSPENDED', message: '' },
          })
        : accept(request, key),
    );
    await placeBets(store, ports, [REQUEST, second]);
    expect(store.getState()).toMatchObject({
      receipts: [{ key: 'k2' }],
      refusal: { code: 'SELECTION_SUSPENDED' },
    });
  });

  it('keeps the key when the answer never came, and finds the bet by it', async () => {
    let online = false;
    const { store, ports, pendingBets } = setUp((request, key) =>
      online
        ? accept(request, key)
        : Promise.resolve({ status: 'unknown', key, problem: { code: 'NETWORK_ERROR', message: '' } }),
    );
    await placeBets(store, ports, [REQUEST]);
    expect(store.getState().unknown).toEqual([{ key: 'k1', selectionIds: ['7.home'], sentAtMs: NOW_MS }]);
    online = true;
    await resumeBets(store, ports);
    expect(store.getState()).toMatchObject({ receipts: [{ key: 'k1' }], unknown: [] });
    expect(pendingBets.read()).toEqual([]);
  });

  it('holds to a bet the server does not know yet until it can no longer come, and prints it when it does', async () => {
    let answer: (key: string) => PlacementOutcome = noAnswer;
    const { store, ports, calls, removed, pendingBets, pass } = setUp((_request, key) =>
      Promise.resolve(answer(key)),
    );
    await placeBets(store, ports, [REQUEST]);
    answer = noBet;
    for (const ms of [0, 5_000, 24_999]) {
      pass(ms);
      await resumeBets(store, ports);
      await placeBets(store, ports, [REQUEST]);
      expect(store.getState()).toMatchObject({
        unknown: [{ key: 'k1' }],
        neverArrived: false,
        refusal: null,
      });
    }
    answer = (key) => ({ status: 'accepted', key, bet: { ...BET, key } });
    await resumeBets(store, ports);
    expect(store.getState()).toMatchObject({ receipts: [{ key: 'k1' }], unknown: [], neverArrived: false });
    expect([calls, removed, pendingBets.read()]).toEqual([['k1'], ['7.home'], []]);
  });

  it('says that a bet the server does not know half a minute later never arrived', async () => {
    let answer: (key: string) => PlacementOutcome = noAnswer;
    const { store, ports, pendingBets, pass } = setUp((_request, key) => Promise.resolve(answer(key)));
    await placeBets(store, ports, [REQUEST]);
    answer = noBet;
    pass(30_000);
    await resumeBets(store, ports);
    expect(store.getState()).toMatchObject({ unknown: [], neverArrived: true });
    expect(pendingBets.read()).toEqual([]);
  });

  it('counts from when the answer was missed, and from the sending of each bet, not of the first', async () => {
    const second = { ...REQUEST, legs: [{ selectionId: '8.home', priceVersion: '1.1', oddsMilli: 1500 }] };
    const { store, ports, pass, pendingBets } = setUp((_request, key) => {
      expect(pendingBets.read().find((bet) => bet.key === key)?.sentAtMs).toBe(ports.nowMs());
      pass(40_000);
      return Promise.resolve(noAnswer(key));
    });
    await placeBets(store, ports, [REQUEST, second]);
    expect(pendingBets.read().map(({ sentAtMs }) => sentAtMs)).toEqual([NOW_MS + 40_000, NOW_MS + 80_000]);
  });

  it('after a reload drops a key the server never saw', async () => {
    const { store, ports, pendingBets } = setUp(
      (_request, key) => Promise.resolve(noBet(key)),
      [{ key: 'old', selectionIds: ['7.home'] }],
    );
    await resumeBets(store, ports);
    expect(store.getState().refusal).toBeNull();
    expect(pendingBets.read()).toEqual([]);
  });
});

describe('what the browser kept is not trusted', () => {
  it.each([
    [null],
    ['x'],
    [[{}]],
    [[{ key: 1, selectionIds: [] }]],
    [[{ key: 'a', selectionIds: [], sentAtMs: 'now' }]],
    [{ key: 'a' }],
  ])('%j is no list of bets', (stored) => {
    expect(PENDING_BETS.parse(stored)).toBeUndefined();
  });

  it.each([[null], [{ mode: 'system' }], [{ mode: 'singles', accumulatorStake: 1, singleStakes: {} }]])(
    '%j is no draft',
    (stored) => {
      expect(COUPON_DRAFT.parse(stored)).toBeUndefined();
    },
  );
});
