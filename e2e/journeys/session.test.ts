import { signIn, signOut } from '../pages/login.ts';
import { textHolding } from '../pages/page-words.ts';
import { newPlayer, type NewPlayer } from '../setup/own-api.ts';
import { setStage, type Stage } from '../setup/stage.ts';
import { writeOver } from '../pages/write-over.ts';

let stage: Stage;
let player: NewPlayer;
beforeAll(async () => {
  stage = await setStage();
  player = await newPlayer(stage.origin);
});
afterAll(() => stage.close());

describe('the sign-in', () => {
  it('does the work of a captcha after too many wrong tries, and then signs in [S7-04, S7-30]', async () => {
    const visitor = await stage.visit({ width: 390, height: 844 });
    const { page } = visitor;
    await visitor.open('/en/user/login');
    const form = '[data-testid=login-form]';
    await writeOver(page, `${form} input[name=username]`, player.email);
    for (let tries = 0; tries < 5; tries++) {
      const told = page.waitForResponse((answer) => answer.url().endsWith('/auth/login'));
      await writeOver(page, `${form} input[name=password]`, `wrong ${tries}`);
      await page.locator(`${form} button[type=submit]:not([aria-disabled=true])`).click();
      expect((await told).status()).toBe(422);
      await page.waitForSelector(`${form} button[type=submit]:not([aria-busy=true])`);
    }
    const answers: string[] = [];
    page.on('response', (answer) => {
      if (/captcha|auth\/login/.test(answer.url()))
        answers.push(`${new URL(answer.url()).pathname} ${answer.status()}`);
    });
    const signedIn = page.waitForResponse((answer) => answer.url().endsWith('/auth/login') && answer.ok());
    await writeOver(page, `${form} input[name=password]`, player.password);
    await page.locator(`${form} button[type=submit]:not([aria-disabled=true])`).click();
    await page.waitForFunction(() => location.pathname === '/en');
    await signedIn;
    expect(answers).toEqual([
      '/web-api/auth/login 400',
      '/web-api/captcha/update 200',
      '/web-api/captcha/validate 200',
      '/web-api/auth/login 200',
    ]);
    await visitor.close();
  });

  it('is listed as a device for its player, who signs it out from another', async () => {
    const visitors = [await stage.visit(), await stage.visit()];
    for (const { page } of visitors) {
      await page.goto(`${stage.origin}/en/user/login`);
      await signIn(page, player);
      await page.waitForSelector('header button[aria-label^="Your account"]');
    }
    const [here, there] = visitors;
    // Without a connection while it happens: the device learns of it when it is back.
    await there?.page.setOfflineMode(true);
    const ended = await here?.page.evaluate(async (password) => {
      const { token } = (await (await fetch('/web-api/user/gettoken?force_refresh=true')).json()) as {
        token: string;
      };
      const post = (path: string, body: object) =>
        fetch(`/web-api/${path}`, {
          method: 'POST',
          headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
          body: JSON.stringify(body),
        });
      await post('user/security/step-up', { method: 'password', password });
      const answer = await post('auth/devices/sign-out-others', {});
      return ((await answer.json()) as { ended: number }).ended;
    }, player.password);
    expect(ended).toBeGreaterThanOrEqual(1);
    await there?.page.setOfflineMode(false);
    if (there !== undefined) await textHolding(there.page, 'header', 'Sign in');
    for (const visitor of visitors) await visitor.close();
  });
});

describe('the account menu', () => {
  it.each([
    [390, 664],
    [1366, 600],
  ])('shows its end on a screen of %i by %i, and scrolls by itself', async (width, height) => {
    const visitor = await stage.visit({ width, height });
    const { page } = visitor;
    await visitor.open('/en/user/login?returnUrl=%2Foffice%2Faccount');
    await signIn(page, player);
    await textHolding(page, 'main h1', 'Account');
    const trigger =
      width < 1024 ? 'nav button[aria-current=page]' : 'header button[aria-label^="Your account"]';
    await page.locator(trigger).click();
    const menu = await page.waitForSelector('[role=dialog]', { visible: true });
    const signOutButton = '::-p-aria([name="Sign out"][role="button"])';
    const measure = async (selector: string) => {
      const control = await menu?.$(selector);
      const box = await control?.boundingBox();
      return (box?.y ?? 0) + (box?.height ?? Infinity);
    };
    const frame = await menu?.boundingBox();
    const end = (frame?.y ?? 0) + (frame?.height ?? Infinity);
    expect(end).toBeLessThanOrEqual(height);
    expect(await measure(signOutButton)).toBeLessThanOrEqual(end);
    await menu?.$eval('li:last-child > a[lang]', (link) => link.focus());
    expect(await measure('a[lang]:focus')).toBeLessThan(end);
    expect(await measure(signOutButton)).toBeLessThanOrEqual(end);
    await visitor.close();
  });
});

describe('signing out', () => {
  it('in one tab signs out all, also one that sleeps, and each leaves its protected page [S4-02, S4-03]', async () => {
    const visitor = await stage.visit();
    const { page } = visitor;
    await visitor.open('/en/user/login?returnUrl=%2Foffice%2Faccount');
    await signIn(page, player);
    await textHolding(page, 'main h1', 'Account');
    const other = await visitor.newTab('/en/office/history');
    await textHolding(other, 'main h1', 'Bet history');
    const sleeper = await visitor.newTab('/en/office/account');
    await textHolding(sleeper, 'main h1', 'Account');
    await page.bringToFront();
    const browser = await sleeper.createCDPSession();
    await browser.send('Page.setWebLifecycleState', { state: 'frozen' });
    await signOut(page);
    for (const tab of [page, other]) {
      await tab.waitForFunction(() => location.pathname === '/en', { polling: 100 });
      await textHolding(tab, 'header', 'Sign in');
    }
    await browser.send('Page.setWebLifecycleState', { state: 'active' });
    await sleeper.waitForFunction(() => !location.pathname.startsWith('/en/office'), { polling: 100 });
    await textHolding(sleeper, 'header', 'Sign in');
    const cookies = (await visitor.context.cookies()).map(({ name }) => name);
    expect(
      cookies.filter((name) => /^(?:paddock_session|ua|user_token|ggru|session_grant)$/.test(name)),
    ).toEqual([]);
    const kept = await page.evaluate(() =>
      JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]),
    );
    expect(kept).not.toMatch(/eyJ[\w-]+\.[\w-]+\./);
    expect(visitor.troubles).toEqual([]);
    await visitor.close();
  });

  it('without a connection says that it did not happen, and works once there is one [S8-13]', async () => {
    const visitor = await stage.visit();
    const { page } = visitor;
    await visitor.open('/en/user/login?returnUrl=%2Foffice%2Faccount');
    await signIn(page, player);
    await textHolding(page, 'main h1', 'Account');
    await page.locator('header button[aria-label^="Your account"]').click();
    await page.waitForSelector('::-p-aria([name="Sign out"][role="button"])');
    // The code that shows messages is there a moment after the page, for players; what keeps the focus came with the first.
    await page.waitForFunction(
      () => {
        const files = performance.getEntriesByType('resource').map(({ name }) => name);
        return files.filter((name) => /shell-react\/\d+\./.test(name)).length >= 2;
      },
      { polling: 100 },
    );
    await page.setOfflineMode(true);
    await page.locator('::-p-aria([name="Sign out"][role="button"])').click();
    await textHolding(page, '[aria-label=Messages]', 'You are still signed in');
    await page.setOfflineMode(false);
    await page.locator('::-p-aria([name="Sign out"][role="button"])').click();
    await textHolding(page, 'header', 'Register');
    await visitor.close();
  });
});

describe('a page that needs a player, where the site opens the sign-in at home', () => {
  it('sends a guest home, opens it there, and leads back with the query [S5-07, S5-11]', async () => {
    const own = await setStage({ site: { isLoginDropdown: true } });
    const player = await newPlayer(own.origin);
    const visitor = await own.visit();
    const { page } = visitor;
    await visitor.open('/en/office/account?from=mail');
    await page.waitForSelector('[role=dialog] [data-testid=login-form]');
    expect(new URL(page.url()).searchParams.get('returnUrl')).toBe('/office/account?from=mail');
    await writeOver(page, '[role=dialog] input[name=username]', player.email);
    await writeOver(page, '[role=dialog] input[name=password]', player.password);
    await page.locator('[role=dialog] button[type=submit]:not([aria-disabled=true])').click();
    await textHolding(page, 'main h1', 'Account');
    expect(page.url()).toBe(`${own.origin}/en/office/account?from=mail`);
    expect(visitor.troubles).toEqual([]);
    await own.close();
  });
});
