import type { QrCodeView } from '@paddock/contract/schemas';

import { qrPath } from '../../kernel/qr-path.ts';
import { startTestSite, type TestSite } from './testing/test-site.ts';

describe('an address as a QR code', () => {
  let site: TestSite;
  beforeAll(async () => {
    site = await startTestSite({ config: { publicOrigin: 'https://bets.example' } });
  });
  afterAll(() => site.close());
  const ask = (path: string) => site.platform.app.inject({ url: '/web-api/qr', query: { path } });

  it('is of this site, with its query', async () => {
    const answer = await ask('/en/?modal=recharge');
    const url = 'https://bets.example/en/?modal=recharge';
    expect(answer.json<QrCodeView>()).toEqual({ url, qr: await qrPath(url) });
    expect(answer.headers['cache-control']).toBe('public, max-age=86400');
  });

  it.each(['//evil.example', 'https://evil.example', '/\\evil.example', '', `/${'x'.repeat(200)}`])(
    'is not made of %s',
    async (path) => {
      expect((await ask(path)).statusCode).toBe(400);
    },
  );
});
