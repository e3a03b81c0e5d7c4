/** @jest-environment node */
import { createTestServer, ok, problem, type TestServer } from '../testing/test-server.ts';
import { createVirtualTiming, settle, type VirtualTiming } from '../testing/virtual-timing.ts';
import { createTransport, REQUEST_TIMEOUT_MS, type AnswerFacts, type WireRequest } from './transport.ts';

const ORIGIN = 'https://paddock.test';

describe('the transport', () => {
  let server: TestServer;
  let timing: VirtualTiming;
  let facts: AnswerFacts[];

  beforeEach(() => {
    server = createTestServer(ORIGIN);
    timing = createVirtualTiming(0);
    facts = [];
  });

  function send(change: Partial<WireRequest> = {}) {
    const request = {
      method: 'GET' as const,
      url: `${ORIGIN}/thing`,
      headers: {},
      body: undefined,
      signal: undefined,
    };
    return createTransport({ fetch: server.fetch, timing }, (fact) => facts.push(fact))({
      ...request,
      ...change,
    });
  }

  it('answers data with its status', async () => {
    server.on('POST /thing', ({ body }) => ({ status: 202, body: { echoed: body } }));
    const result = await send({ method: 'POST', body: { a: 1 } });
    expect(result).toEqual({ ok: true, httpStatus: 202, data: { echoed: { a: 1 } } });
  });

  it('answers nothing for an empty body', async () => {
    server.on('GET /thing', () => ({ status: 204 }));
    expect(await send()).toEqual({ ok: true, httpStatus: 204, data: undefined });
  });

  it('answers a refusal with its problem', async () => {
    server.on('GET /thing', () => problem('STAKE_TOO_SMALL', { min: '0.10' }));
    expect(await send()).toMatchObject({
      ok: false,
      status: 'refused',
      httpStatus: 422,
      problem: { code: 'STAKE_TOO_SMALL', details: { min: '0.10' } },
    });
  });

  it.each([
    [
      'joins the details of several errors',
      [{ detail: 'Too late.' }, { detail: 'Too much.' }],
      'Too late. Too much.',
    ],
    ['leaves out what has none', [null, 7, { code: 'x' }, { detail: 'Too late.' }], 'Too late.'],
    ['says nothing of its own without details', [{ code: 'x' }], undefined],
    ['says nothing of its own for what is no list', 'Too late.', undefined],
  ])('%s of a JSON:API answer [S8-10]', async (_what, errors, title) => {
    server.on('GET /thing', () => ({ status: 422, body: { errors } }));
    const answer = await send();
    expect(answer.ok ? undefined : answer.problem.title).toBe(title);
  });

  it.each([
    [401, 'UNAUTHENTICATED'],
    [403, 'FORBIDDEN'],
    [404, 'NOT_FOUND'],
    [418, 'INVALID_INPUT'],
    [429, 'TOO_MANY_REQUESTS'],
    [500, 'INTERNAL'],
    [502, 'UNAVAILABLE'],
  ])('gives a bare %i the nearest code', async (status, code) => {
    server.on('GET /thing', () => ({ status, body: { code: 7 } }));
    expect(await send()).toMatchObject({ ok: false, httpStatus: status, problem: { code } });
  });

  it('takes a code it does not know from a newer server', async () => {
    server.on('GET /thing', () => ({ status: 422, body: { code: 'NEWER_CODE', message: 'new' } }));
    expect(await send()).toMatchObject({ problem: { code: 'NEWER_CODE', message: 'new' } });
  });

  it('answers a broken connection with network-error [S8-10]', async () => {
    server.on('GET /thing', () => 'lost');
    expect(await send()).toMatchObject({
      ok: false,
      status: 'network-error',
      problem: { code: 'NETWORK_ERROR' },
    });
  });

  it('answers a page that is no JSON with network-error', async () => {
    const html = new Response('<html>', { status: 200 });
    const transport = createTransport({ fetch: () => Promise.resolve(html), timing }, () => undefined);
    const request = { method: 'GET' as const, url: ORIGIN, headers: {}, body: undefined, signal: undefined };
    expect(await transport(request)).toMatchObject({ status: 'network-error' });
  });

  it('gives up after the timeout and leaves no timer behind', async () => {
    server.on('GET /thing', () => 'hang');
    const pending = send();
    await timing.advanceAsync(REQUEST_TIMEOUT_MS);
    expect(await pending).toMatchObject({ status: 'network-error' });
    expect(timing.pending).toBe(0);
  });

  it('gives a picture the time that a slow line takes for it', async () => {
    server.on('POST /thing', () => 'hang');
    const pending = send({ method: 'POST', body: { content: 'x'.repeat(7_000_000) } });
    let isOver = false;
    void pending.then(() => (isOver = true));
    await timing.advanceAsync(400_000);
    expect(isOver).toBe(false);
    await timing.advanceAsync(100_000);
    expect(await pending).toMatchObject({ status: 'network-error' });
  });

  it('answers a cancelled request with close and 499 [S8-10]', async () => {
    server.on('GET /thing', () => 'hang');
    const controller = new AbortController();
    const pending = send({ signal: controller.signal });
    await settle();
    controller.abort();
    expect(await pending).toEqual({
      ok: false,
      status: 'close',
      httpStatus: 499,
      problem: { code: 'CLOSED', message: expect.any(String) },
    });
    expect(await send({ signal: controller.signal })).toMatchObject({ status: 'close' });
    expect(server.requests).toHaveLength(1);
  });

  it('tells of each answer which release it names and what it refused', async () => {
    server.on('GET /thing', () =>
      ok({}, { 'x-release': '12', 'x-release-withdrawn': '9-11', 'x-site': '7' }),
    );
    await send();
    server.on('GET /thing', () => problem('MAINTENANCE'));
    await send();
    expect(facts).toEqual([
      { release: 12, withdrawn: '9-11', site: 7, problemCode: null },
      { release: null, withdrawn: null, site: null, problemCode: 'MAINTENANCE' },
    ]);
  });
});
