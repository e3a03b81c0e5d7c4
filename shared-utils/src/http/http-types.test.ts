import type { IdeaView } from '@paddock/contract/schemas';

import { apiOver } from './api-over.ts';
import type { ApiResult } from './http-types.ts';

const IDEA = { area: 'other', text: 'Twenty letters and more', mayAnswer: true } as const;
const DONE = { state: 'done', reason: 'Built' } as const;

/** What the compiler says is the proof: a line that expects an error and has none does not compile. */
describe('the API client’s types', () => {
  const asked: string[] = [];
  const api = apiOver((method, address) => {
    asked.push(`${method} ${address}`);
    return Promise.resolve({ ok: true, httpStatus: 200, data: {} });
  });
  const brought: { idea?: ApiResult<IdeaView> } = {};

  it('know the addresses of the table and nothing else', async () => {
    await api.get('/web-api/ideas');
    // @ts-expect-error -- no line of the table
    await api.get('/web-api/idea');
    // @ts-expect-error -- an address that answers another method
    await api.post('/web-api/user/gettoken', {});
    expect(asked).toContain('GET /web-api/ideas');
  });

  it('know what stands in the address and behind it', async () => {
    await api.get('/web-api/ideas', { query: { pageNumber: 2 } });
    // @ts-expect-error -- a query that the endpoint does not have
    await api.get('/web-api/ideas', { query: { page: 2 } });
    // @ts-expect-error -- a word that is none of the states
    await api.get('/operator-api/ideas', { query: { state: 'lost' } });
    await api.post('/operator-api/ideas/:id/state', DONE, { params: { id: '1' } });
    // @ts-expect-error -- the address has a place that nothing fills
    await api.post('/operator-api/ideas/:id/state', DONE);
    // @ts-expect-error -- another name than the one in the address
    await api.post('/operator-api/ideas/:id/state', DONE, { params: { idea: '1' } });
    expect(asked).toContain('POST /operator-api/ideas/:id/state');
  });

  it('know the body', async () => {
    brought.idea = await api.post('/web-api/ideas', IDEA, { key: 'k' });
    // @ts-expect-error -- a field is missing
    await api.post('/web-api/ideas', { area: 'other', text: 'Twenty letters and more' });
    // @ts-expect-error -- a field is of another type
    await api.post('/web-api/ideas', { ...IDEA, mayAnswer: 'yes' });
    // @ts-expect-error -- a field nobody asks for
    await api.post('/web-api/ideas', { area: 'other', text: 'Twenty', mayAnswer: true, mood: 'good' });
    expect(asked).toContain('POST /web-api/ideas');
  });

  it('know the answer', async () => {
    // @ts-expect-error -- a list is no idea
    brought.idea = await api.get('/web-api/ideas');
    const answer = await api.get('/web-api/ideas');
    // @ts-expect-error -- a field that the answer does not have
    expect(answer.ok && answer.data.nothing).toBeUndefined();
  });

  it('know the codes that an endpoint may refuse with', async () => {
    const answer = await api.get('/web-api/ideas');
    const code = answer.ok ? undefined : answer.problem.code;
    expect(code === 'MAINTENANCE').toBe(false);
    // @ts-expect-error -- a code of another endpoint
    expect(code === 'PASSKEYS_FULL').toBe(false);
  });
});
