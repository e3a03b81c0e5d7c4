import { BARE_HTTP, createTestPlatform } from '../../testing/index.ts';
import { createHttpApp } from './http-app.ts';

/** Who the app takes the sender of a request for. */
async function addressSeen(trustedProxies: readonly string[], remoteAddress: string, forwarded: string) {
  const platform = await createTestPlatform(() => ({}), { config: { trustedProxies } });
  const app = await createHttpApp(platform.kernel.config, BARE_HTTP);
  app.get('/address', ({ ip }) => ({ ip }));
  const headers = { 'x-forwarded-for': forwarded, 'x-real-ip': forwarded, forwarded: `for=${forwarded}` };
  const answer = await app.inject({ url: '/address', remoteAddress, headers });
  await app.close();
  await platform.close();
  return answer.json<{ ip: string }>().ip;
}

describe('the address of a visitor', () => {
  it('is that of the connection, whatever its headers say', async () => {
    expect(await addressSeen([], '203.0.113.7', '198.51.100.1')).toBe('203.0.113.7');
    expect(await addressSeen(['10.0.0.0/8'], '203.0.113.7', '198.51.100.1')).toBe('203.0.113.7');
  });

  it('is what a trusted proxy says, and nothing that came to the proxy with the request', async () => {
    expect(await addressSeen(['10.0.0.0/8'], '10.1.2.3', '192.0.2.66, 198.51.100.1')).toBe('198.51.100.1');
  });
});
