import { startTestSite, type TestSite } from '../testing/test-site.ts';

describe('the platform of a document', () => {
  let site: TestSite;

  beforeAll(async () => {
    site = await startTestSite();
  });
  afterAll(() => site.close());

  const get = (url: string, cookies: Record<string, string> = {}) =>
    site.platform.app.inject({ url, cookies });

  it('is forced by the address, and stays forced for a day [S9-20]', async () => {
    const forced = await get('/en?platform_type=desktop');
    expect(forced.body).toContain('<meta name="viewport" content="width=1100, viewport-fit=cover">');
    expect(forced.body).toMatch(/<html[^>]* data-platform="desktop"/);
    expect(forced.cookies).toContainEqual(
      expect.objectContaining({ name: 'platform_type', value: 'desktop', maxAge: 86_400 }),
    );
    const later = await get('/en', { platform_type: 'desktop' });
    expect(later.body).toMatch(/data-platform="desktop"/);
    const back = await get('/en?platform_type=mobile', { platform_type: 'desktop' });
    expect(back.body).toMatch(/data-platform="mobile"/);
    expect(back.body).toContain('content="width=device-width');
  });

  it.each(['', '?platform_type=', '?platform_type=tv', '?platform_type=%22%3E%3Cscript%3E'])(
    'is the window’s own with %j',
    async (query) => {
      const answer = await get(`/en${query}`, { platform_type: 'tv' });
      expect(answer.statusCode).toBe(200);
      expect(answer.body).not.toContain('data-platform');
      expect(answer.cookies.map(({ name }) => name)).not.toContain('platform_type');
    },
  );
});
