/** @jest-environment node */
import { createFakeApi } from '../testing/fake-api.ts';
import { answered } from '../testing/answers.ts';
import { endpointRead } from './read-of.ts';

const EVENTS = '/web-api/sportsbook/events';
const ONE = '/web-api/sportsbook/events/:id';

describe('reading an endpoint', () => {
  const api = createFakeApi();
  const keyOf = (query: { section: 'live' | 'line'; sport?: string; limit?: number }) =>
    endpointRead(api, EVENTS, { query }).key;

  it('is known by its address, parameters and query, in whatever order they are said', () => {
    expect(keyOf({ section: 'live', limit: 9 })).toBe(keyOf({ limit: 9, section: 'live' }));
    const all = [
      keyOf({ section: 'live' }),
      keyOf({ section: 'line' }),
      keyOf({ section: 'live', sport: 'tennis' }),
      keyOf({ section: 'live', sport: 'tennis&limit=9' }),
      keyOf({ section: 'live', sport: 'tennis', limit: 9 }),
      endpointRead(api, ONE, { params: { id: '1' } }).key,
      endpointRead(api, ONE, { params: { id: '2' } }).key,
    ];
    expect(new Set(all).size).toBe(all.length);
  });

  it('asks for what its key says', async () => {
    api.answer('GET', '/web-api/sportsbook/events/7', answered({ id: '7' }));
    const { signal } = new AbortController();
    expect(await endpointRead(api, ONE, { params: { id: '7' } }).read(signal, undefined)).toMatchObject({
      ok: true,
    });
    expect(api.requests.at(-1)).toMatchObject({
      path: '/web-api/sportsbook/events/7',
      options: { signal, params: { id: '7' } },
    });
  });
});
