import { startTestSite, type TestSite } from '../testing/test-site.ts';

/** 23 November 2026, 14:00 UTC. */
const END_MS = Date.UTC(2026, 10, 23, 14);

describe('the document of a break', () => {
  let site: TestSite;
  beforeAll(async () => {
    site = await startTestSite({ siteFile: { timeZone: 3 } });
  });
  afterAll(() => site.close());

  const told = async (player: string) =>
    (await site.platform.app.inject({ url: '/en/block', headers: { cookie: `player=${player}` } })).body;

  it('tells its end by the player’s own clock, where the server knows it', async () => {
    const body = await told(`4711:53:${END_MS}:5`);
    expect(body).toContain('You are on a break');
    expect(body).toContain('It ends on November 23, 2026 at 7:00 PM (UTC+5).');
  });

  it('tells it by the site’s clock to others', async () => {
    expect(await told(`4711:53:${END_MS}`)).toContain('It ends on November 23, 2026 at 5:00 PM (UTC+3).');
  });

  it('has for a script what tells it by the reader’s clock, unless it is the player’s own already', async () => {
    expect(await told(`4711:53:${END_MS}`)).toContain(
      `<p data-at-ms="${END_MS}" data-words="It ends on {{time}} ({{zone}}).">`,
    );
    expect(await told(`4711:53:${END_MS}:5`)).not.toContain('data-at-ms');
  });

  it('tells no end that is over', async () => {
    const body = await told(`4711:53:${site.platform.clock.nowMs()}`);
    expect(body).toContain('You are on a break');
    expect(body).not.toContain('It ends on');
  });
});

describe('the document of maintenance', () => {
  it('tells when the site is expected back, with the zone, and nothing once that is over', async () => {
    const endedAt = END_MS / 1_000;
    const site = await startTestSite({
      siteFile: { timeZone: 3, maintenance: { startedAt: 1, endedAt, state: true } },
    });
    const load = async () => (await site.platform.app.inject('/en/site-updates')).body;
    expect(await load()).toContain('Back on November 23, 2026 at 5:00 PM (UTC+3).</p>');
    await site.platform.leap(END_MS - site.platform.clock.nowMs());
    const late = await load();
    expect(late).toContain('We are updating');
    expect(late).not.toContain('Back on');
    await site.close();
  });
});

describe('the document of a block', () => {
  it('says to who is let in nowhere here that it is the country, and to who is banned that it is the account', async () => {
    const site = await startTestSite({
      siteFile: { support: { email: 'help@bets.example' } },
      dependencies: { blockOf: () => ({ reason: 1, displayTypeId: 1, templateTypeId: 1 }) },
    });
    const titleFor = async (cookie?: string) => {
      const { body } = await site.platform.app.inject({
        url: '/en/block',
        headers: cookie === undefined ? {} : { cookie },
      });
      return /<h1>([^<]*)/.exec(body)?.[1];
    };
    expect(await titleFor()).toBe('Not open where you are');
    expect(await titleFor('player=4711:0')).toBe('Not open where you are');
    expect(await titleFor('player=4711:1')).toBe('Your account is restricted');
    // Who is told to write to support is told where.
    expect((await site.platform.app.inject('/en/block')).body).toContain('<p>Support: help@bets.example</p>');
    await site.close();
  });
});

it('the document of a block leads back to the page that was asked for, which the browser remembers', async () => {
  const site = await startTestSite({
    dependencies: { blockOf: () => ({ reason: 1, displayTypeId: 1, templateTypeId: 1 }) },
  });
  const load = async (url: string, cookie = '') => {
    const answer = await site.platform.app.inject({ url, headers: { cookie } });
    const kept = answer.cookies.find(({ name }) => name.endsWith('way_back'));
    return { ...answer, body: answer.body, to: answer.headers.location, kept };
  };
  const led = await load('/en/live/football?a=1');
  expect([led.to, led.kept?.value, led.kept?.httpOnly]).toEqual(['/en/block', '/live/football?a=1', true]);
  const cookie = `${led.kept?.name ?? ''}=${encodeURIComponent('/live/football?a=1')}`;
  const { body } = await load('/en/block', cookie);
  expect(body).toContain('class="plain-action" href="/en/live/football?a=1"');
  expect(body).toContain('data-back="/en/live/football?a=1"');
  expect(body).not.toContain('data-updates');
  // What somebody else wrote there leads nowhere else, and a page of a block not to itself.
  for (const planted of ['//evil.example', 'https://evil.example', '/block', '/block-ua?x'])
    expect((await load('/en/block', `way_back=${encodeURIComponent(planted)}`)).body).toContain(
      'data-back="/en"',
    );
  expect((await load('/en/block-ua')).kept).toBeUndefined();
  await site.close();
});

it('the document of maintenance leads back by itself, by a script of its own', async () => {
  const endedAt = END_MS / 1000;
  const site = await startTestSite({
    siteFile: { maintenance: { startedAt: endedAt - 7200, endedAt, state: true } },
  });
  const { body } = await site.platform.app.inject('/en/site-updates?path=%2Flive');
  const [, src = '', back] = /<script src="([^"]+)" data-back="([^"]+)" data-updates/.exec(body) ?? [];
  expect(back).toBe('/en/live');
  const script = await site.platform.app.inject(src);
  expect([script.statusCode, script.headers['content-type']]).toEqual([
    200,
    'text/javascript; charset=utf-8',
  ]);
  await site.close();
});
