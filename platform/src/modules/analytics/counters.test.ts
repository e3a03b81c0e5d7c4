import type { AnalyticsFunnelView, CountersView } from '@paddock/contract/schemas';

import {
  call,
  createOperatorsFixture,
  operatorWith,
  type OperatorsPlatform,
  type TestOperator,
} from '../operators/operators.fixture.ts';
import { insertEvents } from './events-store.ts';

describe('counters of analytics', () => {
  let platform: OperatorsPlatform;
  let ada: TestOperator;
  beforeAll(async () => {
    platform = await createOperatorsFixture();
    ada = await operatorWith(platform, 'ada', 'admin');
  });
  afterAll(() => platform.close());

  const counters = async (domain: string, projectId: number | string) =>
    platform.app.inject(`/web-api/analytics/counters?domain=${domain}&projectId=${String(projectId)}`);
  const kindsOf = async (domain: string, projectId: number) =>
    (await counters(domain, projectId)).json<CountersView>().counters;

  it('are told by domain and project as the site names them, without whom they are for [S7-45]', async () => {
    expect(await kindsOf('bet.example', 1)).toEqual([{ kind: 'own' }]);
    const tag = { kind: 'tag', layer: 'dataLayer' };
    const change = { groupId: 7, counters: [{ kind: 'own' }, { ...tag, domains: ['bet.example'] }] };
    const said = await call(platform, ada, 'POST', 'site/changes', { change, seen: 0, reason: 'tags' });
    expect(said.statusCode).toBe(204);
    expect(await kindsOf('Bet.Example', 7)).toEqual([{ kind: 'own' }, tag]);
    expect(await kindsOf('other.example', 7)).toEqual([{ kind: 'own' }]);
    // Another project is none of this site's.
    expect(await kindsOf('bet.example', 1)).toEqual([]);
    expect((await counters('bet.example', 'x')).statusCode).toBe(400);
    expect((await counters('a b', 7)).statusCode).toBe(400);
  });

  it.each([['location'], ['dataLayer.push'], ['__proto__'], ['Layer']])(
    'are refused where a layer is called %s',
    async (layer) => {
      const change = { counters: [{ kind: 'tag', layer }] };
      const { version } = (await call(platform, ada, 'GET', 'site')).json<{ version: number }>();
      const said = await call(platform, ada, 'POST', 'site/changes', {
        change,
        seen: version,
        reason: 'tags',
      });
      expect(said.json<{ code: string }>().code).toBe('SITE_KEYS_INVALID');
    },
  );

  it('tell operators how many register, pay in and bet for the first time, and no more of anybody [S7-45]', async () => {
    const { ids, db, clock } = platform.kernel;
    const at = (name: string, player: string | null, daysAgo = 0) => ({
      ...{ eventId: ids.next<'analytics-event'>(), name, data: {}, playerId: player as never },
      ...{ brand: null, atMs: 1, receivedAtMs: clock.nowMs() - daysAgo * 86_400_000 },
    });
    await insertEvents(db, [
      at('registration.called', null),
      at('registration.called', null),
      at('auth.registration-done', null),
      at('payment.deposit-done', '71'),
      at('payment.deposit-done', '71'),
      at('payment.deposit-done', '72'),
      // Their first is older than the days that are asked about.
      at('bet.placed', '72', 8),
      at('bet.placed', '72'),
      at('bet.placed', '71'),
    ]);
    const view = (await call(platform, ada, 'GET', 'analytics/funnel?days=7')).json<AnalyticsFunnelView>();
    expect(view).toEqual({ calledRegistration: 2, registered: 1, firstDeposits: 2, firstBets: 1 });
    expect((await platform.app.inject('/operator-api/analytics/funnel')).statusCode).toBe(401);
  });
});
