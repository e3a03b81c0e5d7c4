import fastify from 'fastify';

import { ManualClock } from '../time/clock.ts';
import { RouteBudgets, type BudgetName } from './route-budgets.ts';

const GUEST = '203.0.113.7';

describe('the budget of a route', () => {
  let clock: ManualClock;
  let budgets: RouteBudgets;
  beforeEach(() => {
    clock = new ManualClock(1_000);
    budgets = new RouteBudgets(clock);
  });

  const asking = (ip: string, method = 'POST') => ({ ip, method, headers: {}, cookies: {} });
  const take = (ip = GUEST, route = '/a', name: BudgetName = 'export') =>
    budgets.take(asking(ip), route, name);
  async function spend(times: number, ip?: string): Promise<void> {
    for (let time = 0; time < times; time++) expect(await take(ip)).toBe(0);
  }

  it('is spent by its burst, and says when the next call may come', async () => {
    await spend(300);
    expect(await take()).toBe(200);
    clock.advance(150);
    expect(await take()).toBe(50);
    clock.advance(50);
    expect(await take()).toBe(0);
    expect(await take()).toBe(200);
  });

  it('gives as many calls together as are left, or none of them', async () => {
    const takeTogether = (calls: number) => budgets.take(asking(GUEST), '/a', 'export', calls);
    expect(await takeTogether(299)).toBe(0);
    expect(await takeTogether(2)).toBe(200);
    expect(await take()).toBe(0);
    expect(await take()).toBe(200);
  });

  it('grows back to its burst and no further', async () => {
    await spend(300);
    clock.advance(3_600_000);
    await spend(300);
    expect(await take()).toBe(200);
  });

  it('is apart for each route, method and network, of IPv6 by half an address', async () => {
    await spend(300);
    expect(await take(GUEST, '/b')).toBe(0);
    expect(await budgets.take(asking(GUEST, 'PUT'), '/a', 'export')).toBe(0);
    await spend(300, '2001:db8::1');
    expect(await take('2001:db8::2')).toBe(200);
    expect(await take('2001:db8:0:1::1')).toBe(0);
  });

  it('is ten times as large for an address that many share', async () => {
    await spend(3_000, '10.0.0.1');
    expect(await take('10.0.0.1')).toBe(20);
  });

  it('is a player’s own, wherever they come from', async () => {
    budgets.identify(() => Promise.resolve('7'));
    await spend(30);
    expect(await take('198.51.100.1')).toBe(4_000);
    budgets.identify(() => Promise.resolve('8'));
    expect(await take()).toBe(0);
    budgets.identify(() => Promise.resolve(undefined));
    expect(await take()).toBe(0);
  });

  it('is named by the route, else by its address and method; reads have none', async () => {
    const app = fastify();
    budgets.watch(app);
    const answer = () => 'there';
    app.get('/read', answer);
    app.post('/change', answer);
    app.route({ method: ['GET', 'DELETE'], url: '/both', handler: answer });
    app.get('/search', { config: { budget: 'search' } }, answer);
    for (const url of ['/operator-api/a', '/feed-api/a', '/callbacks/a', '/web-api/registry/a'])
      app.get(url, answer);
    app.post('/guessed', { config: { budget: 'key' } }, answer);
    await app.ready();
    const named = Object.fromEntries([...budgets.routes].filter(([route]) => !route.startsWith('HEAD ')));
    expect(named).toEqual({
      'GET /read': undefined,
      'POST /change': 'change',
      'GET /both': 'change',
      'DELETE /both': 'change',
      'GET /search': 'search',
      'GET /operator-api/a': 'operator',
      'GET /feed-api/a': 'machine',
      'GET /callbacks/a': 'machine',
      'GET /web-api/registry/a': 'machine',
      'POST /guessed': 'key',
    });
    const ask = async (method: 'GET' | 'POST', url: string) =>
      (await app.inject({ method, url, remoteAddress: GUEST })).statusCode;
    for (let time = 0; time < 300; time++) expect(await ask('POST', '/guessed')).toBe(200);
    const refused = await app.inject({ method: 'POST', url: '/guessed', remoteAddress: GUEST });
    expect(refused.json()).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    expect([await ask('GET', '/read'), await ask('GET', '/nowhere')]).toEqual([200, 404]);
    // What leads nowhere spends nothing.
    budgets.identify(() => Promise.resolve('7'));
    for (let time = 0; time < 241; time++) expect(await ask('POST', '/nowhere')).toBe(404);
    await app.close();
  });
});
