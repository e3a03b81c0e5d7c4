import { BARE_HTTP, createTestPlatform, type TestPlatform } from '../../testing/index.ts';
import { createHttpApp, type HttpApp } from './http-app.ts';

const POLICY = 'content-security-policy';

describe('the policy of an answer', () => {
  let platform: TestPlatform<Record<string, never>>;
  let app: HttpApp;
  beforeAll(async () => {
    platform = await createTestPlatform(() => ({}));
    app = await createHttpApp(platform.kernel.config, BARE_HTTP);
    app.get('/data', () => ({ balance: '10.00' }));
    app.get('/page', (_request, reply) => reply.header(POLICY, "default-src 'self'").send('<p>'));
  });
  afterAll(async () => {
    await app.close();
    await platform.close();
  });

  it.each(['/data', '/nowhere', '/openapi.json'])(
    'lets nobody frame %s and nothing run in it',
    async (url) => {
      const { headers } = await app.inject({ url });
      expect(headers[POLICY]).toContain("default-src 'none'; frame-ancestors 'none'");
    },
  );

  it('is left to a page that has one', async () => {
    expect((await app.inject({ url: '/page' })).headers[POLICY]).toBe("default-src 'self'");
  });
});
