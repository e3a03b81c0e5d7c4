import { startTestSite, type TestSite } from '../testing/test-site.ts';

describe('the rest of a release', () => {
  let site: TestSite;
  beforeAll(async () => {
    site = await startTestSite();
  });
  afterAll(() => site.close());

  it('is served for ever under its number, and for no other', async () => {
    const answer = await site.platform.app.inject({ url: '/site/releases/1.json' });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    const rest: { imports: object } = answer.json();
    expect(Object.keys(rest.imports)).toContain('@paddock/betting');
    for (const url of ['/site/releases/999.json', '/site/releases/x.json']) {
      expect((await site.platform.app.inject({ url })).statusCode).toBe(404);
    }
  });
});
