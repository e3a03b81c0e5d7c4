import { signIn } from '../pages/login.ts';
import { openAccount, type Account } from '../setup/account.ts';
import { setStage, type Stage } from '../setup/stage.ts';
import type { Visitor } from '../setup/visitor.ts';

describe('a language hidden from guests', () => {
  let stage: Stage;
  let visitor: Visitor;
  let account: Account;

  beforeAll(async () => {
    stage = await setStage({
      site: { languages: { all: ['en', 'ru'], hiddenFromGuests: ['ru'], fallback: 'en' } },
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
});
