import { startTestSite, type TestSite } from '../testing/test-site.ts';

const SAID = 'no real money is played';
const NOTICE = new RegExp(`<p[^>]*>[^<]*${SAID}`);
const paths = ['/en', '/en/live/football', '/en/no-such-page', '/en/maintenance'];

describe('a production site whose matches are simulated', () => {
  let site: TestSite;
  afterEach(() => site.close());
  const bodyOf = async (url: string) => (await site.platform.app.inject(url)).body;

  it('says on every page, without any script, that no real money is played', async () => {
    site = await startTestSite({ config: { mode: 'production', feeds: ['simulation', 'push'] } });
    for (const path of paths) expect(await bodyOf(path)).toMatch(NOTICE);
    expect(await bodyOf('/ru')).toContain('не на настоящие деньги');
  });

  it.each([
    ['production', ['push']],
    ['development', ['simulation', 'push']],
  ] as const)('is not what runs in %s with %j', async (mode, feeds) => {
    site = await startTestSite({ config: { mode, feeds } });
    for (const path of paths) expect(await bodyOf(path)).not.toContain(SAID);
  });
});
