import { signIn, signOut } from '../pages/login.ts';
import { press, textHolding, textOf } from '../pages/page-words.ts';
import { openAccount, type Account } from '../setup/account.ts';
import { setStage, type Stage } from '../setup/stage.ts';
import type { Visitor } from '../setup/visitor.ts';

let stage: Stage;
let account: Account;
/** Signed in since the account was opened. */
let player: Visitor;

beforeAll(async () => {
  stage = await setStage({
    site: { languages: { all: ['en', 'ru'], hiddenFromGuests: [], fallback: 'ru' } },
  });
  await stage.feed.match('line-1', 'Home 1', 'Away 1');
  player = await stage.visit();
  account = await openAccount(player);
});
afterAll(() => stage.close());

/** Path and query the visitor ended on, and how the way there went. */
async function arrive(visitor: Visitor, path: string): Promise<{ at: string; way: (number | undefined)[] }> {
  const response = await visitor.open(path);
  const redirects = response?.request().redirectChain() ?? [];
  const { pathname, search } = new URL(visitor.page.url());
  return {
    at: pathname + search,
    way: [...redirects.map((request) => request.response()?.status()), response?.status()],
  };
}

describe('the language of an address', () => {
  it.each([
    ['the path before all else', '/en/live', 'ru', 'ru', '/en/live', [200]],
    ['the cookie before the browser', '/live', 'en', 'ru', '/en/live', [302, 200]],
    ['the browser before the site', '/live', undefined, 'fr-FR,en-GB;q=0.8', '/en/live', [302, 200]],
    ['the site at the last', '/live', undefined, 'fr-FR,de;q=0.8', '/ru/live', [302, 200]],
    ['a language the site lacks is no language', '/de/live', 'en', 'ru', '/en/live', [302, 200]],
    ['path and query are kept', '/line/football?a=1&b=2', 'en', '', '/en/line/football?a=1&b=2', [302, 200]],
    ['home has no slash', '/', undefined, 'en', '/en', [302, 200]],
  ])('%s [S2-01]', async (_rule, path, cookie, languages, at, way) => {
    const visitor = await stage.visit({ languages });
    const domain = new URL(stage.origin).hostname;
    if (cookie !== undefined) await visitor.context.setCookie({ name: 'lng', value: cookie, domain });
    expect(await arrive(visitor, path)).toEqual({ at, way });
    expect(await visitor.page.evaluate(() => document.documentElement.lang)).toBe(at.slice(1, 3));
    await visitor.close();
  });

  it('the coupon has no page: its address leads to the home page [S2-54]', async () => {
    const visitor = await stage.visit({ languages: 'en' });
    expect(await arrive(visitor, '/ru/coupon')).toEqual({ at: '/ru', way: [302, 200] });
    await visitor.close();
  });

  it('is remembered by its cookie', async () => {
    const visitor = await stage.visit({ languages: 'ru' });
    await visitor.open('/en/live');
    expect((await arrive(visitor, '/line')).at).toBe('/en/line');
    await visitor.close();
  });
});

it('the address of a page is one, whatever the case it is asked in', async () => {
  const visitor = await stage.visit();
  expect((await arrive(visitor, '/en/LIVE/Football')).at).toBe('/en/live/football');
  await visitor.close();
});

describe('an unknown address', () => {
  let visitor: Visitor;
  beforeAll(async () => {
    visitor = await stage.visit();
  });
  afterAll(() => visitor.close());

  it.each(['/en/live/football/no-number/1', '/en/live/foot_ball', '/en//live', '/en/%E0%A4', '/en/no/page'])(
    '%s is the catch-all page with status 404 [S2-01] [S8-03]',
    async (path) => {
      expect((await visitor.open(path))?.status()).toBe(404);
      await textHolding(visitor.page, 'h1', 'This page could not be found');
    },
  );

  it('leads on from there', async () => {
    const { page } = visitor;
    expect(await textOf(page, 'main .frame-place')).toContain('Error 404');
    expect(await page.title()).toBe('This page could not be found · Paddock');
    await press(page, 'To the home page');
    await textHolding(page, 'main', 'Coming up');
    expect(visitor.troubles).toEqual([]);
  });
});

describe('the head of a page', () => {
  const headOf = (visitor: Visitor) =>
    visitor.page.evaluate(() => {
      const links = [...document.head.querySelectorAll('link')];
      const metas = [...document.head.querySelectorAll('meta')];
      return {
        title: document.title,
        description: metas.find(({ name }) => name === 'description')?.content,
        robots: metas.find(({ name }) => name === 'robots')?.content,
        canonical: links.filter(({ rel }) => rel === 'canonical').map(({ href }) => href),
        languages: links
          .filter(({ rel, hreflang }) => rel === 'alternate' && hreflang !== '')
          .map(({ hreflang, href }) => `${hreflang} ${href}`),
      };
    });

  it('is the same from the server and after navigation [S3-14]', async () => {
    const direct = await stage.visit();
    await direct.open('/en/line?from=mail');
    const written = await headOf(direct);
    expect(written).toEqual({
      title: 'Sports · Paddock',
      description: 'Matches to come with prices, by sport, country and championship.',
      robots: 'noindex, nofollow',
      canonical: [`${stage.origin}/en/line`],
      languages: [
        `en ${stage.origin}/en/line`,
        `ru ${stage.origin}/ru/line`,
        `x-default ${stage.origin}/ru/line`,
      ],
    });
    await direct.open('/en/live');
    await direct.page.locator('header nav a[href="/en/line"]').click();
    await textHolding(direct.page, 'h1', 'Sports');
    await direct.page.waitForSelector(`link[rel=canonical][href="${stage.origin}/en/line"]`);
    expect(await headOf(direct)).toEqual(written);
    await direct.close();
  });

  it('names the sides of a match', async () => {
    const visitor = await stage.visit();
    await visitor.open('/en/line/football');
    await visitor.page.locator('main a[href$="home-1-away-1"]').click();
    await visitor.page.waitForFunction(() => document.title.startsWith('Home 1 – Away 1'));
    await visitor.page.waitForSelector('link[rel=canonical][href$="home-1-away-1"]');
    const after = await headOf(visitor);
    await visitor.page.reload();
    expect(await headOf(visitor)).toEqual(after);
    await visitor.close();
  });
});

describe('pages that need a player', () => {
  it('send a guest to login, and back with the query after signing in [S5-07] [S5-11] [S2-18] [S6-02]', async () => {
    const visitor = await stage.visit();
    expect(await arrive(visitor, '/en/office?from=mail')).toEqual({
      at: '/en/user/login?returnUrl=%2Foffice%2Faccount%3Ffrom%3Dmail',
      way: [302, 302, 200],
    });
    await signIn(visitor.page, account);
    await textHolding(visitor.page, 'h1', 'Account');
    expect(new URL(visitor.page.url()).pathname).toBe('/en/office/account');
    expect(new URL(visitor.page.url()).search).toBe('?from=mail');
    await visitor.close();
  });

  it('send a guest to login in place as well', async () => {
    const visitor = await stage.visit();
    await visitor.open('/en/live');
    await textHolding(visitor.page, 'header', 'Sign in');
    await visitor.page.evaluate(() => {
      const link = document.createElement('a');
      link.href = '/en/office/history';
      document.querySelector('main')?.append(link);
      link.click();
    });
    await textHolding(visitor.page, 'h1', 'Sign in');
    expect(visitor.page.url()).toBe(`${stage.origin}/en/user/login?returnUrl=%2Foffice%2Fhistory`);
    await visitor.close();
  });

  it('never lead to another site', async () => {
    const visitor = await stage.visit();
    await visitor.open('/en/user/login?returnUrl=https%3A%2F%2Fevil.example%2F');
    await signIn(visitor.page, account);
    await visitor.page.waitForFunction(() => location.pathname === '/en');
    expect(new URL(visitor.page.url()).origin).toBe(stage.origin);
    await visitor.close();
  });

  it.each(['/en/user/login', '/en/registration'])('%s is for guests only [S6-02]', async (path) => {
    expect(await arrive(player, path)).toEqual({ at: '/en', way: [302, 200] });
  });

  it('are left when the player signs out', async () => {
    await player.open('/en/office/history');
    await textHolding(player.page, 'h1', 'Bet history');
    await signOut(player.page);
    await player.page.waitForFunction(() => location.pathname === '/en');
    await textHolding(player.page, 'header', 'Sign in');
    expect(player.troubles).toEqual([]);
  });
});

describe('layouts', () => {
  const landmarks = (visitor: Visitor) =>
    visitor.page.evaluate(() => [...document.querySelectorAll('.frame > [id]')].map(({ id }) => id));

  it.each([
    [
      '/en/live',
      ['region-header', 'region-menu', 'page', 'region-aside', 'region-footer', 'region-floating'],
    ],
    ['/en/user/login', ['region-header', 'region-menu', 'page', 'region-footer', 'region-floating']],
    ['/en/none', ['region-header', 'page', 'region-footer', 'region-floating']],
  ])('%s has its regions from the first byte, and keeps them', async (path, regions) => {
    const visitor = await stage.visit();
    await visitor.page.setJavaScriptEnabled(false);
    await visitor.open(path);
    expect(await landmarks(visitor)).toEqual(regions);
    await visitor.page.setJavaScriptEnabled(true);
    await visitor.open(path);
    await textHolding(visitor.page, 'footer', 'Paddock');
    expect(await landmarks(visitor)).toEqual(regions);
    await visitor.close();
  });
});
