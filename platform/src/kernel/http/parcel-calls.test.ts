import fastify from 'fastify';

import { tellOfParcelCalls } from './parcel-calls.ts';

describe('calls that a page says a parcel made', () => {
  it('are told of by the pattern of their route, and whether they were refused', async () => {
    const told: unknown[] = [];
    const app = fastify();
    tellOfParcelCalls(app, { publish: (_about, payload) => void told.push(payload) });
    app.get('/bets/:id', (request, reply) =>
      reply.code((request.params as { id: string }).id === '1' ? 200 : 400).send(''),
    );
    const ask = (url: string, headers: Record<string, string | string[]> = {}) =>
      app.inject({ url, headers });
    await ask('/bets/1', { 'x-parcel': 'coupon' });
    await ask('/bets/2', { 'x-parcel': 'a2' });
    expect(told).toEqual([
      { parcel: 'coupon', route: 'GET /bets/:id', isRefused: false },
      { parcel: 'a2', route: 'GET /bets/:id', isRefused: true },
    ]);
    for (const name of ['', 'a', 'Coupon', '2a', 'a b', 'xcoupon!', `a${'b'.repeat(40)}`])
      await ask('/bets/1', { 'x-parcel': name });
    await ask('/bets/1');
    await ask('/nowhere', { 'x-parcel': 'coupon' });
    expect(told).toHaveLength(2);
    await app.close();
  });
});
