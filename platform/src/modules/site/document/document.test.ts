import { bootOf, startTestSite, type TestSite } from '../testing/test-site.ts';

const SPEAKS_RUSSIAN = { 'accept-language': 'fi-FI,ru;q=0.8,en;q=0.3' };

describe('document of an address', () => {
  let site: TestSite;
  const get = (url: string, headers: Record<string, string> = {}) =>
    site.platform.app.inject({ url, headers });

  beforeAll(async () => {
    site = await startTestSite();
  });
  afterAll(() => site.close());

  it.each([
    ['the cookie before the browser', '/live', { cookie: 'lng=en', ...SPEAKS_RUSSIAN }, '/en/live'],
    ['the browser before the site default', '/live', SPEAKS_RUSSIAN, '/ru/live'],
    ['the site default where nobody says', '/live', {}, '/en/live'],
    ['another language where the one in the path is not allowed', '/fi/live', SPEAKS_RUSSIAN, '/ru/live'],
    ['no broken cookie', '/live', { cookie: 'lng=xx', ...SPEAKS_RUSSIAN }, '/ru/live'],
    ['no locale without a language', '/live', { 'accept-language': 'x-klingon, en-US@posix' }, '/en/live'],
    ['the root', '/', {}, '/en'],
  ])('adds a missing language by redirect, choosing %s [S2-01]', async (_name, url, headers, to) => {
    const answer = await get(url, headers);
    expect([answer.statusCode, answer.headers.location]).toEqual([302, to]);
  });

  it('puts the path before every other hint [S2-01]', async () => {
    const answer = await get('/en/live', { cookie: 'lng=ru', ...SPEAKS_RUSSIAN });
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain('<html lang="en" dir="ltr">');
    expect(answer.headers['set-cookie']).toMatch(/^lng=en; Max-Age=31536000; Path=\/; SameSite=Lax/);
  });

  it('keeps the query over the language redirect [S2-01]', async () => {
    const answer = await get('/live/football?sort=time&x=%C3%A9');
    expect(answer.headers.location).toBe('/en/live/football?sort=time&x=%C3%A9');
  });

  it('never redirects to another host', async () => {
    const answer = await get('//evil.example/live');
    expect(answer.headers.location).toMatch(/^\/en\//);
  });

  it('answers an unknown path with status 404 and the catch-all page [S2-01] [S8-03]', async () => {
    const answer = await get('/en/no/such/page');
    expect(answer.statusCode).toBe(404);
    expect(answer.body).toContain('<title>This page could not be found · Paddock</title>');
    expect(answer.body).toContain('data-layout="empty"');
    expect(answer.body).not.toContain('rel="canonical"');
    expect(bootOf(answer.body).status).toBe(404);
  });

  it('answers 404 for an address with a broken escape', async () => {
    expect((await get('/en/live/%E0%A4%A')).statusCode).toBeGreaterThanOrEqual(400);
    expect((await get('/en/live/%E0%A4%A')).statusCode).toBeLessThan(500);
  });

  it('sends a guest from a page of the office to login with the way back [S5-07] [S5-11] [S6-02]', async () => {
    const answer = await get('/en/office/account?tab=1');
    expect([answer.statusCode, answer.headers.location]).toEqual([
      302,
      '/en/user/login?returnUrl=%2Foffice%2Faccount%3Ftab%3D1',
    ]);
  });

  it('shows the office to a player and keeps it out of the index', async () => {
    const answer = await get('/en/office/account', { cookie: 'player=4711' });
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain('<meta name="robots" content="noindex');
    expect(bootOf(answer.body).session).toEqual({ userId: '4711', banLevel: 0 });
  });

  it('sends a player away from the login page [S6-02]', async () => {
    const answer = await get('/en/user/login', { cookie: 'player=4711' });
    expect([answer.statusCode, answer.headers.location]).toEqual([302, '/en']);
  });

  it('follows a redirect of the route table with its status [S2-18]', async () => {
    const answer = await get('/ru/office');
    expect([answer.statusCode, answer.headers.location]).toEqual([301, '/ru/office/account']);
  });

  it('answers 404 for a page whose feature is off, in words where no script runs', async () => {
    const answer = await get('/en/casino');
    expect(answer.statusCode).toBe(404);
    expect(answer.body).toContain(
      '<noscript><div class="frame-noscript"><h1>This page could not be found</h1>',
    );
  });

  it('sends a banned player to the page that says so, complete without JavaScript [S2-05] [S5-09]', async () => {
    const cookie = 'player=4711:1';
    expect((await get('/en/live', { cookie })).headers.location).toBe('/en/block');
    const answer = await get('/en/block', { cookie });
    expect(answer.statusCode).toBe(451);
    expect(answer.body).toContain('<h1>Your account is restricted</h1>');
    expect(answer.body.match(/<script/g)).toHaveLength(1);
  });

  it.each([
    ['en', 'Your browser is too old', 'It needs Chrome 123.'],
    ['ru', 'Ваш браузер устарел', ''],
  ])(
    'tells an old browser so without a script, with the way back [S2-55] (%s)',
    async (language, title, needs) => {
      const answer = await get(`/${language}/oldbrowser?path=%2Flive%2Ffootball`);
      expect(answer.statusCode).toBe(200);
      expect(answer.body).not.toContain('<script');
      expect(answer.body).toContain(`<h1>${title}</h1>`);
      expect(answer.body).toContain(needs);
      expect(answer.body).toContain(`class="plain-action" href="/${language}/live/football"`);
    },
  );

  it('sends a visitor who is not banned from the block page home [S4-13] [S4-14]', async () => {
    expect((await get('/en/block')).headers.location).toBe('/en');
    expect((await get('/en/site-updates')).headers.location).toBe('/en');
  });

  it('leaves unknown API and asset addresses to the API', async () => {
    const long = 'x'.repeat(600);
    for (const url of [
      '/web-api/nothing',
      '/bff-api/x',
      '/assets/none.js',
      '/site/none.css',
      `/sandbox/pay/${long}`,
    ]) {
      const answer = await get(url);
      expect(answer.statusCode).toBe(404);
      expect(answer.json()).toMatchObject({ code: 'NOT_FOUND' });
    }
  });

  it('writes theme, font size and looks from the cookies, and nothing else into the tag', async () => {
    const set = await get('/en/live', {
      cookie: 'theme=dark; scale=1.125; look=menu-folded.compact; lng=en',
    });
    expect(set.body).toContain(
      '<html lang="en" dir="ltr" data-theme="dark" data-scale="1.125" data-look="compact menu-folded">',
    );
    expect(set.headers['set-cookie']).toBeUndefined();
    const hostile = await get('/en/live', { cookie: 'theme="><script>; scale=9; look="><script>' });
    expect(hostile.body).toContain('<html lang="en" dir="ltr">');
  });

  it('reserves the regions of the layout [S2-02] [S2-03] [S2-04]', async () => {
    const ordinary = (await get('/en/live')).body;
    for (const id of ['region-header', 'region-menu', 'page', 'region-floating'])
      expect(ordinary).toContain(`id="${id}"`);
    // The fixture has no coupon and no footer: a region without its widget is left out.
    expect(ordinary).not.toContain('id="region-aside"');
    const headless = (await get('/en/registration')).body;
    expect(headless).not.toContain('id="region-header"');
    expect(headless).toContain('id="region-floating"');
    const empty = (await get('/en/nowhere')).body;
    expect(empty).toContain('id="page"');
    expect(empty).not.toContain('id="region-');
    expect(empty).toContain('data-kind="text"');
    expect((await get('/en/live')).body).toContain('data-kind="list"');
  });

  it("says the frame's words in the page's language", async () => {
    expect((await get('/ru/live')).body).toContain('К содержанию');
    expect((await get('/ru/live')).body).toContain('нужен JavaScript');
  });

  it('carries the boot data the browser starts from', async () => {
    const boot = bootOf((await get('/ru/live')).body);
    expect(boot).toMatchObject({
      release: 1,
      serverTimeMs: site.platform.clock.nowMs(),
      language: 'ru',
      status: 200,
      session: { userId: null, banLevel: 0 },
      dictionaries: { common: { ru: '/assets/locales/common.ru.json' } },
      overridesAllowed: false,
    });
    expect(boot.routeTable.routes).toHaveLength(site.fixture.release.routeTable.routes.length);
    expect(boot.site.companyName).toBe('Paddock');
  });

  it('lets no text of the address or a dictionary become markup', async () => {
    const answer = await get('/en/live?x=</script><script>alert(1)</script>"><img src=x>', {
      cookie: 'player=</script><script>alert(1)</script>',
    });
    expect(answer.body).not.toContain('<script>');
    expect(answer.body).not.toContain('<img');
    expect(answer.body).toContain('<title>Live &#60;b&#62;betting&#60;/b&#62; · Paddock</title>');
    expect(bootOf(answer.body).session.userId).toContain('</script>');
    const path = await get('/en/"><svg/onload=alert(1)>');
    expect(path.statusCode).toBe(404);
    expect(path.body).not.toContain('<svg/onload');
  });

  it('answers HEAD like GET', async () => {
    const answer = await site.platform.app.inject({ method: 'HEAD', url: '/en/live' });
    expect(answer.statusCode).toBe(200);
  });
});

describe('addresses of a page for search engines', () => {
  let site: TestSite;
  beforeAll(async () => {
    site = await startTestSite({
      config: { sandbox: false, publicOrigin: 'https://bets.example' },
      siteFile: { languages: { all: ['en', 'ru', 'kk'], hiddenFromGuests: ['kk'], fallback: 'en' } },
    });
  });
  afterAll(() => site.close());

  it('names the canonical address and the languages guests may see [S3-14] [S6-05]', async () => {
    const { body } = await site.platform.app.inject('/ru/live/football?sort=time');
    expect(body).toContain('<link rel="canonical" href="https://bets.example/ru/live/football">');
    expect(body).toContain(
      '<link rel="alternate" hreflang="en" href="https://bets.example/en/live/football">',
    );
    expect(body).toContain(
      '<link rel="alternate" hreflang="ru" href="https://bets.example/ru/live/football">',
    );
    expect(body).toContain(
      '<link rel="alternate" hreflang="x-default" href="https://bets.example/en/live/football">',
    );
    expect(body).not.toContain('hreflang="kk"');
    expect(body).toContain('<meta name="robots" content="index, follow">');
  });

  it('takes title and description from the dictionary of the parcel, in English where a language lacks them', async () => {
    const { body } = await site.platform.app.inject('/ru');
    expect(body).toContain('<title>Paddock</title>');
    expect(body).toContain('<meta name="description" content="Live odds at Paddock &#38; more">');
  });

  it('redirects a guest from a language hidden from guests and shows it to a player [S2-01] [S6-05]', async () => {
    const { app } = site.platform;
    expect((await app.inject('/kk/live')).headers.location).toBe('/en/live');
    expect((await app.inject({ url: '/kk/live', headers: { cookie: '__Host-player=1' } })).statusCode).toBe(
      200,
    );
  });

  it('forbids a sandbox to be indexed, and opens a real site', async () => {
    expect((await site.platform.app.inject('/robots.txt')).body).toContain('Allow: /');
  });
});
