import type { ErrorCode } from '@paddock/contract';

import { createTestPlatform, type TestPlatform } from '../../testing/index.ts';
import { PlatformError } from './problem.ts';

/** Said here once more, so that a log without a bound is noticed. */
const LINES_AT_ONCE = 200;

describe('what is refused', () => {
  let platform: TestPlatform<Record<string, { name: string; migrations: object }>>;

  beforeEach(async () => {
    platform = await createTestPlatform(() => ({
      refusing: {
        name: 'refusing',
        migrations: {},
        routes: (app) => {
          app.post('/refuse/:code', ({ params }) => {
            throw new PlatformError((params as { code: ErrorCode }).code);
          });
        },
      },
    }));
  });
  afterEach(() => platform.close());

  const refuse = (code: ErrorCode, headers: Record<string, string> = {}) =>
    platform.app.inject({
      method: 'POST',
      url: `/refuse/${code}?token=secret`,
      headers,
      remoteAddress: '203.0.113.7',
      body: { password: 'secret' },
    });

  it('is logged with code, route and address, and with nothing that was sent', async () => {
    await refuse('WRONG_CREDENTIALS', { authorization: 'Bearer secret' });
    expect(platform.logged).toEqual([
      {
        level: 'info',
        message: 'a request was refused',
        fields: {
          code: 'WRONG_CREDENTIALS',
          method: 'POST',
          route: '/refuse/:code',
          address: '203.0.113.7',
        },
      },
    ]);
  });

  it('is no line where everybody meets it: a price that moved, a guest, a tab that slept', async () => {
    await refuse('PRICE_MOVED');
    await refuse('UNAUTHENTICATED');
    await refuse('TOKEN_EXPIRED', { authorization: 'Bearer x' });
    expect(platform.logged).toEqual([]);
  });

  it('is logged for a token that is forged or of a session that ended', async () => {
    await refuse('UNAUTHENTICATED', { authorization: 'Bearer x' });
    expect(platform.logged).toMatchObject([{ fields: { code: 'UNAUTHENTICATED' } }]);
  });

  it('floods no log: what is left out is counted', async () => {
    for (let n = 0; n < LINES_AT_ONCE + 5; n++) await refuse('SIGN_IN_PAUSED');
    expect(platform.logged).toHaveLength(LINES_AT_ONCE);
    await platform.advance(1_000);
    await refuse('SIGN_IN_PAUSED');
    expect(platform.logged.at(-1)).toMatchObject({ fields: { leftOut: 5 } });
  });
});
