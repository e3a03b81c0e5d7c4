import { signIn, signOut } from '../pages/login.ts';
import { press, textHolding } from '../pages/page-words.ts';
import { openAccount, type Account } from '../setup/account.ts';
import { setStage, type Stage } from '../setup/stage.ts';
import { violationsOf } from '../setup/violations.ts';
import type { Visitor } from '../setup/visitor.ts';

const HOSTILE = '<img src=x onerror="window.stolen=1">';

let stage: Stage;
let player: Visitor;
let account: Account;

// As in production: the strictest policy, and cookies for HTTPS, which browsers also take from this machine.
beforeAll(async () => {
  stage = await setStage({ environment: { NODE_ENV: 'production', SANDBOX_PROVIDERS: 'yes-in-production' } });
  await stage.feed.match('live-1', 'Harbour City', 'Mill Rovers', { live: true });
  await stage.feed.match('line-1', HOSTILE, 'South Albion');
  player = await stage.visit();
  account = await openAccount(player, '20.00');
});
afterAll(() => stage.close());

describe('the content security policy', () => {
  const GUEST_PAGES = ['', '/live', '/line/football', '/user/login', '/registration', '/none'];
  const PLAYER_PAGES = ['', '/office/account', '/office/history', '/office/historypay', '/office/recharge'];

  it.each([
    ['a guest', GUEST_PAGES, 'Preferences'],
    ['a player', PLAYER_PAGES, 'Messages, 1 new'],
  ])('refuses nothing of ours on any page of %s', async (who, paths, popover) => {
    const visitor = who === 'a player' ? player : await stage.visit();
    const { page } = visitor;
    const violations = await violationsOf(page);
    for (const path of paths) {
      await visitor.open(`/en${path}`);
      await textHolding(page, '#region-footer', 'Paddock');
      await page.waitForSelector('main h1');
      await page.waitForSelector('.frame-skeleton', { hidden: true });
    }
    await visitor.open('/en/line/football');
    await page.locator('main a[href*="south-albion"]').click();
    await page.waitForFunction(() => document.title.includes('South Albion'));
    await press(page, popover);
    await page.waitForSelector('[role=dialog]');
    expect(violations).toEqual([]);
    expect(visitor.troubles).toEqual([]);
  });

  it('lets no inline script run and no stranger in', async () => {
    const visitor = await stage.visit();
    const { page } = visitor;
    const violations = await violationsOf(page);
    await visitor.open('/en/live');
    const inline = await page.$$eval('script:not([src])', (scripts) => scripts.map(({ type }) => type));
    expect(inline.sort()).toEqual(['application/json', 'systemjs-importmap']);
    await page.evaluate(() => {
      document.addEventListener('securitypolicyviolation', () => {
        Reflect.set(window, 'refusals', Number(Reflect.get(window, 'refusals') ?? 0) + 1);
      });
      const script = document.createElement('script');
      script.textContent = 'window.stolen = 1';
      const stranger = document.createElement('script');
      stranger.src = 'http://localhost:1/stranger.js';
      document.body.append(script, stranger);
      document.body.insertAdjacentHTML('beforeend', '<img src="x:" onerror="window.stolen = 1">');
      const link = document.body.appendChild(document.createElement('a'));
      link.rel = 'external';
      link.href = 'javascript:window.stolen=1';
      link.click();
    });
    // The page tells of a refusal a task later: the script, the stranger, the handler and the address of the link.
    const refused = () => violations.map((violation) => violation.split(' at ')[0]?.trim()).sort();
    await page.waitForFunction(() => Reflect.get(window, 'refusals') === 5);
    expect(refused()).toEqual([
      'img-src x',
      'script-src-attr inline',
      'script-src-elem http://localhost:1/stranger.js',
      'script-src-elem inline',
      'script-src-elem inline',
    ]);
    expect(await page.evaluate(() => 'stolen' in window)).toBe(false);
    await visitor.close();
  });

  it('need not help against names from a feed or an address: they are text', async () => {
    const visitor = await stage.visit();
    const violations = await violationsOf(visitor.page);
    await visitor.open('/en/line/football');
    await textHolding(visitor.page, 'main', HOSTILE);
    await visitor.open(`/en/none/${encodeURIComponent(HOSTILE)}?q=${encodeURIComponent(HOSTILE)}`);
    await textHolding(visitor.page, 'h1', 'This page could not be found');
    expect(await visitor.page.$('img[src=x]')).toBeNull();
    expect(violations).toEqual([]);
    await visitor.close();
  });
});

describe('the session', () => {
  it('is a cookie that no script reads and no other site sends', async () => {
    const cookies = await player.context.cookies();
    expect(cookies.find(({ name }) => name === 'paddock_session')).toMatchObject({
      httpOnly: true,
      secure: true,
      sameSite: 'Lax',
      path: '/',
    });
    expect(await player.page.evaluate(() => document.cookie)).not.toContain('paddock_session');
    const stored = await player.page.evaluate(() =>
      JSON.stringify([localStorage, sessionStorage].map((storage) => Object.entries(storage))),
    );
    expect(stored).not.toMatch(/eyJ|bearer/i);
  });

  it('alone changes nothing: a call without the bearer is refused', async () => {
    const status = await player.page.evaluate(async () => {
      const response = await fetch('/web-api/auth/disconnect', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{}',
      });
      return response.status;
    });
    expect(status).toBe(401);
  });

  it('ends in every tab when the player signs out in one, and protected pages are left', async () => {
    const { page } = player;
    await player.open('/en/live');
    const other = await player.newTab('/en/office/history');
    await textHolding(other, 'h1', 'Bet history');
    await page.bringToFront();
    await signOut(page);
    await textHolding(page, 'header', 'Sign in');
    await other.bringToFront();
    await other.waitForFunction(() => location.pathname === '/en');
    await textHolding(other, 'header', 'Sign in');
    await other.close();
  });

  it('leaves nothing behind for the Back button', async () => {
    const visitor = await stage.visit();
    const { page } = visitor;
    await visitor.open('/en/user/login');
    await signIn(page, account);
    await textHolding(page, 'header', '€20.00');
    await visitor.open('/en/office/account');
    await textHolding(page, 'main', '€20.00');
    await visitor.open('/favicon.svg');
    const other = await visitor.newTab('/en/live');
    await signOut(other);
    await textHolding(other, 'header', 'Sign in');
    await other.close();
    await page.bringToFront();
    // Not goBack(): it waits for the load of a page that the browser may bring back as it was.
    await page.evaluate(() => history.back());
    await textHolding(page, 'h1', 'Sign in');
    expect(await page.evaluate(() => document.body.textContent)).not.toContain('€20.00');
    await visitor.close();
  });
});
