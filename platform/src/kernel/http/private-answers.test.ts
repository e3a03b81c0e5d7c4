import { BARE_HTTP, createTestPlatform, type TestPlatform } from '../../testing/index.ts';
import { createHttpApp, type HttpApp } from './http-app.ts';
import { PlatformError } from './problem.ts';

const PRIVATE = 'private, no-store';
const SHARED = 'public, max-age=300';

describe('answers', () => {
  let platform: TestPlatform<Record<string, never>>;
  let app: HttpApp;

  beforeAll(async () => {
    platform = await createTestPlatform(() => ({}));
    app = await createHttpApp(platform.kernel.config, BARE_HTTP);
    app.get('/own', () => ({ balance: '10.00' }));
    app.get('/shared', (_request, reply) => reply.header('cache-control', SHARED).send({ ways: [] }));
    app.get('/refused', (_request, reply) => {
      void reply.header('cache-control', SHARED);
      throw new PlatformError('NOT_FOUND');
    });
  });
  afterAll(async () => {
    await app.close();
    await platform.close();
  });

  it.each([
    ['of a route that says nothing of it are kept by nobody', '/own', PRIVATE],
    ['that everybody gets are kept as the route says', '/shared', SHARED],
    ['that refuse are kept by nobody, whatever the route says', '/refused', PRIVATE],
    ['of an address that does not exist are kept by nobody', '/nowhere', PRIVATE],
  ])('%s', async (_what, url, expected) => {
    expect((await app.inject({ url })).headers['cache-control']).toBe(expected);
  });
});
