import fc from 'fast-check';

import {
  HEADER_POLICY,
  INITIAL_REMOTE,
  mayChange,
  REMOTE_POLICY,
  stepRemote,
  type RemoteEffect,
  type RemoteEvent,
  type RemoteState,
  type RemoteStatus,
} from './remote-state.ts';

// The same examples in every run: what turns a build red is what was changed.
fc.configureGlobal({ seed: 20261121 });

const USED: RemoteEvent = { type: 'used', inMemory: false };
const RELEASED: RemoteEvent = { type: 'released' };
const LOADED: RemoteEvent = { type: 'loaded' };
const FAILED: RemoteEvent = { type: 'failed' };
const RETRY_DUE: RemoteEvent = { type: 'retry-due' };
const REFRESHED: RemoteEvent = { type: 'refreshed' };

function run(events: readonly RemoteEvent[], policy = REMOTE_POLICY) {
  const effects: RemoteEffect[] = [];
  let state: RemoteState = INITIAL_REMOTE;
  let refused = false;
  for (const event of events) {
    const step = stepRemote(state, event, policy);
    refused = step.state === state;
    ({ state } = step);
    effects.push(...step.effects);
  }
  return { state, effects, refused };
}

const delaysOf = (effects: readonly RemoteEffect[]) =>
  effects.flatMap((effect) => (effect.type === 'schedule-retry' ? [effect.delayMs] : []));
const reloadsOf = (effects: readonly RemoteEffect[]) =>
  effects.flatMap((effect) => (effect.type === 'reload' ? [effect.attempt] : []));

describe('the remote machine', () => {
  it('allows exactly the changes of the spec [S4-01]', () => {
    const all: RemoteStatus[] = ['not-exist', 'error', 'loading', 'ready'];
    const allowed = all.flatMap((from) =>
      all.filter((to) => mayChange(from, to)).map((to) => `${from}>${to}`),
    );
    expect(allowed).toEqual([
      'not-exist>loading',
      'not-exist>ready',
      'error>not-exist',
      'error>loading',
      'loading>not-exist',
      'loading>error',
      'loading>ready',
      'ready>not-exist',
    ]);
  });

  it('loads when the first view uses it and is not-exist when no view does [S4-01]', () => {
    expect(run([USED])).toMatchObject({
      state: { status: 'loading', views: 1 },
      effects: [{ type: 'load' }],
    });
    expect(run([USED, USED, RELEASED]).state).toMatchObject({ status: 'loading', views: 1 });
    expect(run([USED, USED, RELEASED, RELEASED])).toMatchObject({
      state: { status: 'not-exist', views: 0 },
      effects: [{ type: 'load' }, { type: 'unload' }],
    });
  });

  it('is ready at once when it is in memory [S4-01]', () => {
    expect(run([{ type: 'used', inMemory: true }])).toMatchObject({
      state: { status: 'ready' },
      effects: [],
    });
  });

  it('retries three times after 1, 2 and 4 s, each retry emitting a reload, then stays in error [S4-01]', () => {
    const retry = [RETRY_DUE, FAILED];
    const { state, effects } = run([USED, FAILED, ...retry, ...retry, ...retry]);
    expect(delaysOf(effects)).toEqual([1_000, 2_000, 4_000]);
    expect(reloadsOf(effects)).toEqual([1, 2, 3]);
    expect(state).toEqual({ status: 'error', views: 1, retry: { attempt: 3, waiting: false } });
  });

  it('retries the header five times a second apart [S4-01]', () => {
    const retry = [RETRY_DUE, FAILED];
    const { effects } = run([USED, FAILED, ...retry, ...retry, ...retry, ...retry, ...retry], HEADER_POLICY);
    expect(delaysOf(effects)).toEqual([1_000, 1_000, 1_000, 1_000, 1_000]);
  });

  it('clears the retry info on ready [S4-01]', () => {
    expect(run([USED, FAILED, RETRY_DUE, LOADED]).state).toEqual({ status: 'ready', views: 1, retry: null });
  });

  it('starts the retries over at the refresh button [S8-01]', () => {
    const retry = [RETRY_DUE, FAILED];
    const { effects } = run([USED, FAILED, ...retry, ...retry, ...retry, REFRESHED, FAILED]);
    expect(reloadsOf(effects)).toEqual([1, 2, 3, 0]);
    expect(delaysOf(effects).at(-1)).toBe(1_000);
  });

  it('cancels a waiting retry when the view leaves or the player refreshes', () => {
    expect(run([USED, FAILED, RELEASED]).effects).toContainEqual({ type: 'cancel-retry' });
    expect(run([USED, FAILED, REFRESHED]).effects).toContainEqual({ type: 'cancel-retry' });
  });

  it.each<[string, readonly RemoteEvent[]]>([
    ['a release nobody owes', [RELEASED]],
    ['a load nobody asked for', [LOADED]],
    ['a failure after ready', [USED, LOADED, FAILED]],
    ['a second ready', [USED, LOADED, LOADED]],
    ['a retry while loading', [USED, RETRY_DUE]],
    ['a refresh of what is well', [USED, LOADED, REFRESHED]],
    [
      'a retry after the last one',
      [USED, FAILED, RETRY_DUE, FAILED, RETRY_DUE, FAILED, RETRY_DUE, FAILED, RETRY_DUE],
    ],
  ])('refuses %s and changes nothing [S4-01]', (_name, events) => {
    const before = run(events.slice(0, -1)).state;
    const after = run(events);
    expect(after.refused).toBe(true);
    expect(after.state).toEqual(before);
  });

  it('holds its rules over any sequence of events [S4-01]', () => {
    const anyEvent = fc.constantFrom<RemoteEvent>(
      USED,
      { type: 'used', inMemory: true },
      RELEASED,
      LOADED,
      FAILED,
      RETRY_DUE,
      REFRESHED,
    );
    fc.assert(
      fc.property(
        fc.array(anyEvent, { maxLength: 60 }),
        fc.constantFrom(REMOTE_POLICY, HEADER_POLICY),
        (events, policy) => {
          let state = INITIAL_REMOTE;
          let pendingRetries = 0;
          for (const event of events) {
            const step = stepRemote(state, event, policy);
            const next = step.state;
            if (next.status !== state.status) expect(mayChange(state.status, next.status)).toBe(true);
            expect(next.status === 'not-exist').toBe(next.views === 0);
            if (next.status === 'ready' || next.status === 'not-exist') expect(next.retry).toBeNull();
            expect(next.retry?.attempt ?? 0).toBeLessThanOrEqual(policy.retries);
            if (next === state) expect(step.effects).toEqual([]);
            for (const effect of step.effects) {
              if (effect.type === 'schedule-retry') pendingRetries += 1;
              if (effect.type === 'cancel-retry') pendingRetries -= 1;
            }
            if (event.type === 'retry-due' && next !== state) pendingRetries -= 1;
            expect(pendingRetries).toBe(next.status === 'error' && next.retry?.waiting === true ? 1 : 0);
            state = next;
          }
        },
      ),
    );
  });
});
