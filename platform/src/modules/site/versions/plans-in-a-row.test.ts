import { MINUTE_MS, type SiteConfig } from '@paddock/contract';
import type { SiteKeysView } from '@paddock/contract/schemas';

import {
  call,
  createOperatorsFixture,
  operatorWith,
  type OperatorsPlatform,
  type TestOperator,
} from '../../operators/operators.fixture.ts';

describe('planned changes of one key', () => {
  let platform: OperatorsPlatform;
  let ada: TestOperator;

  beforeAll(async () => {
    platform = await createOperatorsFixture();
    ada = await operatorWith(platform, 'ada', 'admin');
  });
  afterAll(() => platform.close());

  const state = async () => (await call(platform, ada, 'GET', 'site')).json<SiteKeysView>();
  const config = async () => (await platform.app.inject('/bff-api/config/all.json')).json<SiteConfig>();
  const refusals = () => platform.logged.filter(({ message }) => message.includes('was refused'));
  /** In so many minutes; at once without. */
  async function change(keys: object, minutes?: number): Promise<void> {
    const { version: seen } = await state();
    const fromMs = minutes === undefined ? {} : { fromMs: platform.clock.nowMs() + minutes * MINUTE_MS };
    const body = { change: keys, seen, reason: 'the meeting of spring', ...fromMs };
    const { statusCode } = await call(platform, ada, 'POST', 'site/changes', body);
    expect(statusCode).toBe(204);
  }
  const pass = (minutes: number) => platform.leap(minutes * MINUTE_MS + 2_000);
  const lastStates = async (count: number) => (await state()).plans.slice(0, count).map((plan) => plan.state);

  it('close from one time to another', async () => {
    const nowSec = Math.floor(platform.clock.nowMs() / 1_000);
    const maintenance = { startedAt: nowSec, endedAt: nowSec + 3_600, state: true };
    await change({ maintenance, closedParcels: ['welcome'], isRegistrationAllowed: false }, 3);
    await change({ maintenance: null, closedParcels: null }, 5);
    await change({ isRegistrationAllowed: null }, 6);
    await pass(3);
    expect(await config()).toMatchObject({ maintenance: { state: true }, closedParcels: ['welcome'] });
    await pass(2);
    const open = await config();
    expect([open.maintenance?.state, open.closedParcels ?? [], open.isRegistrationAllowed]).toEqual([
      undefined,
      [],
      false,
    ]);
    await pass(1);
    expect((await config()).isRegistrationAllowed).toBe(true);
    expect(await lastStates(3)).toEqual(['done', 'done', 'done']);
    expect(refusals()).toEqual([]);
  });

  it('are refused after a change by hand between them, and the log says so', async () => {
    await change({ refId: 31 }, 1);
    await change({ refId: 32 }, 3);
    await pass(1);
    await change({ refId: 33 });
    await pass(2);
    expect((await config()).refId).toBe(33);
    expect(await lastStates(2)).toEqual(['refused', 'done']);
    const [plan] = (await state()).plans;
    expect(refusals()).toMatchObject([
      { level: 'error', fields: { plan: plan?.id, author: 'ada', fault: { code: 'SITE_CHANGED' } } },
    ]);
  });

  it('are refused where another of their keys was changed by hand before', async () => {
    const before = refusals().length;
    await change({ refId: 41 }, 1);
    await change({ refId: 42, groupId: 42 }, 2);
    await change({ groupId: 43 });
    await pass(2);
    expect(await config()).toMatchObject({ refId: 41, groupId: 43 });
    expect(await lastStates(2)).toEqual(['refused', 'done']);
    expect(refusals()).toHaveLength(before + 1);
  });

  it('are refused where they were made before one that came first', async () => {
    await change({ refId: 52 }, 2);
    await change({ refId: 51 }, 1);
    await pass(2);
    expect((await config()).refId).toBe(51);
    expect(await lastStates(2)).toEqual(['done', 'refused']);
  });

  it('hold both where they change unlike things of one brand', async () => {
    const hosts = ['meadow.test'];
    await change({ 'brand:meadow': { hosts } });
    await change({ 'brand:meadow': { hosts, isRegistrationAllowed: false } }, 1);
    await change({ 'brand:meadow': { hosts, companyName: 'Meadow' } }, 2);
    await pass(2);
    expect(await lastStates(2)).toEqual(['done', 'done']);
    expect((await state()).keys['brand:meadow']).toEqual({
      hosts,
      isRegistrationAllowed: false,
      companyName: 'Meadow',
    });
  });
});
