import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { signIn } from '../pages/login.ts';
import { textHolding } from '../pages/page-words.ts';
import { openAccount, type Account } from '../setup/account.ts';
import { setStage, type Stage } from '../setup/stage.ts';
import type { Visitor } from '../setup/visitor.ts';

/** The second site of the installation, as it comes as an example. */
const MEADOW: unknown = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../docs/brands/meadow.json'), 'utf8'),
);

describe('a language hidden from guests', () => {
  let stage: Stage;
  let visitor: Visitor;
  let account: Account;

  beforeAll(async () => {
    stage = await setStage({
      site: {
        languages: { all: ['en', 'ru'], hiddenFromGuests: ['ru'], fallback: 'en' },
        'brand:meadow': MEADOW,
      },
    });
    visitor = await stage.visit({ languages: 'ru' });
    account = await openAccount(visitor);
    await visitor.context.deleteCookie(...(await visitor.context.cookies()));
  });
  afterAll(() => stage.close());

  const isAt = (path: string) =>
    visitor.page.waitForFunction((wanted) => location.pathname === wanted, {}, path);

  it('is not shown to a guest, neither by the document nor by a link within the page [S6-05]', async () => {
    const { page } = visitor;
    await visitor.open('/ru/line');
    await isAt('/en/line');
    await page.waitForSelector('main h1', { visible: true });
    await page.evaluate(() => {
      const link = document.body.appendChild(document.createElement('a'));
      link.href = '/ru/live';
      link.click();
    });
    await isAt('/en/live');
    // The address is the new page's before the page is: what comes then would close an overlay that was opened.
    await textHolding(page, 'html[lang=en] main h1', 'Live');
    await page.locator('header button[aria-label=Preferences]').click();
    await page.waitForSelector('[role=dialog] a[hreflang=en]');
    expect(await page.$('[role=dialog] a[hreflang=ru]')).toBeNull();
    const cookies = await visitor.context.cookies();
    expect(cookies.some(({ name }) => name === 'ua')).toBe(false);
  });

  it('is shown to a player, whom a cookie marks, and left with the session [S6-05]', async () => {
    const { page } = visitor;
    await visitor.open('/en/user/login');
    await signIn(page, account);
    await page.waitForSelector('header button[aria-label^="Your account"]');
    const marked = await visitor.context.cookies();
    expect(marked.find(({ name }) => name === 'ua')?.value).toBe('1');
    await visitor.open('/ru/live');
    await isAt('/ru/live');
    await page.waitForSelector('html[lang=ru] main h1');
    await page.locator('header button[aria-label^="Ваш счёт"]').click();
    await page.locator('::-p-aria([name="Выйти"][role="button"])').click();
    await isAt('/en/live');
    await page.waitForSelector('html[lang=en] main h1');
    const left = await visitor.context.cookies();
    expect(left.some(({ name }) => name === 'ua')).toBe(false);
  });

  it('is answered with the right page when the address has no language, and the log says so [S8-17]', async () => {
    await visitor.open('/line');
    await isAt('/en/line');
    await visitor.page.waitForSelector('main h1', { visible: true });
    const reported = visitor.page.waitForRequest(async (request) => {
      if (!request.url().endsWith('/client-errors')) return false;
      return ((await request.fetchPostData()) ?? '').includes('no language in /live');
    });
    await visitor.page.evaluate(() => {
      const link = document.body.appendChild(document.createElement('a'));
      link.href = '/live';
      link.click();
    });
    await isAt('/en/live');
    await reported;
  });

  it('is so at that site alone: the second has its own name, colours, languages and closed pages', async () => {
    const guest = await stage.visit();
    const { page } = guest;
    const own = stage.origin;
    const meadow = own.replace(/\/\/[^:]+/, '//meadow.localhost');
    const siteAt = async (origin: string) => {
      await guest.open(`${origin}/en/about`);
      await textHolding(page, 'h1', 'About us');
      await page.waitForSelector('header nav a[href="/en/live"]');
      const seen = await page.evaluate(() => ({
        name: document.title,
        isViolet: getComputedStyle(document.documentElement).getPropertyValue('--brand').includes('285'),
        casino: document.querySelector('header a[href="/en/casino"]') !== null,
      }));
      // A click leads where a direct load does.
      await page.evaluate(() => {
        const link = document.body.appendChild(document.createElement('a'));
        link.href = '/en/casino';
        link.click();
      });
      await textHolding(page, 'h1', seen.casino ? 'Casino' : 'This page could not be found');
      const status = (await guest.open(`${origin}/en/casino`))?.status();
      await guest.open(`${origin}/ru/line`);
      return { ...seen, status, path: new URL(page.url()).pathname };
    };
    expect(await siteAt(own)).toEqual({
      ...{ name: 'About us · Paddock', isViolet: false, casino: true, status: 200, path: '/en/line' },
    });
    expect(await siteAt(meadow)).toEqual({
      ...{ name: 'About us · Meadow', isViolet: true, casino: false, status: 404, path: '/ru/line' },
    });
    expect(guest.troubles).toEqual([]);
    await guest.close();
  });
});
