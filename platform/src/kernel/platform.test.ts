import { createTestPlatform, type TestPlatform } from '../testing/index.ts';
import { PlatformError } from './http/problem.ts';
import type { PlatformModule } from './module.ts';

const probe: PlatformModule = {
  name: 'probe',
  migrations: {},
  routes(app) {
    app.get('/refuse', () => {
      throw new PlatformError('STAKE_TOO_SMALL', { min: '0.20' });
    });
    app.get('/break', () => {
      throw new Error('the inside story');
    });
    app.post('/echo', (request) => ({ body: request.body }));
  },
};

describe('every error of the HTTP app has a code of the table and no inside story', () => {
  let platform: TestPlatform<{ probe: PlatformModule }>;

  beforeAll(async () => {
    platform = await createTestPlatform(() => ({ probe }));
  });
  afterAll(() => platform.close());

  it('answers a refusal with its status, code and details', async () => {
    const answer = await platform.app.inject('/refuse');
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toEqual({
      code: 'STAKE_TOO_SMALL',
      message: 'The stake is below the minimum.',
      details: { min: '0.20' },
    });
  });

  it('hides what broke', async () => {
    const answer = await platform.app.inject('/break');
    expect(answer.statusCode).toBe(500);
    expect(answer.json()).toEqual({ code: 'INTERNAL', message: 'Something went wrong on our side.' });
  });

  it.each([
    ['no such address', { method: 'GET', url: '/nothing' }, 404, 'NOT_FOUND'],
    [
      'broken JSON',
      { method: 'POST', url: '/echo', body: '{', headers: { 'content-type': 'application/json' } },
      400,
      'MALFORMED_BODY',
    ],
    [
      'an empty JSON body',
      { method: 'POST', url: '/echo', headers: { 'content-type': 'application/json' } },
      400,
      'MALFORMED_BODY',
    ],
    [
      'a body of another type',
      { method: 'POST', url: '/echo', body: '<a/>', headers: { 'content-type': 'text/xml' } },
      415,
      'UNSUPPORTED_MEDIA',
    ],
    [
      'a body over the limit',
      {
        method: 'POST',
        url: '/echo',
        body: JSON.stringify({ a: 'x'.repeat(300_000) }),
        headers: { 'content-type': 'application/json' },
      },
      413,
      'BODY_TOO_LARGE',
    ],
    [
      'a body that would change a prototype',
      {
        method: 'POST',
        url: '/echo',
        body: '{"__proto__":{"a":1}}',
        headers: { 'content-type': 'application/json' },
      },
      400,
      'MALFORMED_BODY',
    ],
  ] as const)('answers %s', async (_name, request, status, code) => {
    const answer = await platform.app.inject(request);
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toMatchObject({ code });
  });
});
