import { startTestSite, type TestSite } from '../testing/test-site.ts';

const STATS = 'https://stats.example';
const LIVE = 'wss://live.example:8443';

const connections = (policy: unknown) => /connect-src ([^;]*)/.exec(String(policy))?.[1];

describe('servers that parcels talk to', () => {
  let site: TestSite;
  beforeAll(async () => {
    site = await startTestSite({
      config: { mode: 'production', publicOrigin: 'https://bets.example' },
      connects: { support: [STATS, LIVE], betting: [STATS] },
    });
  });
  afterAll(() => site.close());

  it.each(['/en/live', '/en/office/account', '/en/no/such/page'])(
    'are those that the manifests of the release name, on %s too',
    async (url) => {
      const { headers } = await site.platform.app.inject({
        url,
        headers: { cookie: '__Host-player=4711:0' },
      });
      const policy = headers['content-security-policy'];
      expect(connections(policy)).toBe(`'self' wss://bets.example ${STATS} ${LIVE}`);
      expect(String(policy).replace(/connect-src [^;]*/, '')).not.toContain('.example');
    },
  );
});
