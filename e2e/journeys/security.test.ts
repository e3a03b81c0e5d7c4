import { signIn, signOut } from '../pages/login.ts';
import { press, textHolding } from '../pages/page-words.ts';
import { openAccount, type Account } from '../setup/account.ts';
import { goBack } from '../setup/go-back.ts';
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

  it('lets no text become markup or a script, whichever parcel tries, and no stranger in', async () => {
    const visitor = await stage.visit();
    const { page } = visitor;
    const violations = await violationsOf(page);
    await visitor.open('/en/live');
    const inline = await page.$$eval('script:not([src])', (scripts) => scripts.map(({ type }) => type));
    // A page that the server drew carries what it was drawn from, as data too.
    expect([...new Set(inline)].sort()).toEqual(['application/json', 'systemjs-importmap']);
    const outcomes = await page.evaluate(() => {
      const { trustedTypes } = window as unknown as {
        trustedTypes: { createPolicy(name: string, rules: object): unknown };
      };
      const handler = '<img src="x:" onerror="window.stolen = 1">';
      const script = (set: object) =>
        document.body.append(Object.assign(document.createElement('script'), set));
      const all = { createHTML: (text: string) => text, createScriptURL: (text: string) => text };
      const tries: Record<string, () => unknown> = {
        markup: () => (document.createElement('p').innerHTML = handler),
        'markup beside': () => document.body.insertAdjacentHTML('beforeend', handler),
        'a document of markup': () => new DOMParser().parseFromString(handler, 'text/html'),
        'a frame of markup': () => (document.createElement('iframe').srcdoc = handler),
        'text as a script': () => script({ textContent: 'window.stolen = 1' }),
        'JSON as a script': () => script({ textContent: '{}' }),
        'a script of a stranger': () => script({ src: 'http://localhost:1/assets/stranger.js' }),
        'a script that is no file of a release': () => script({ src: '/web-api/config' }),
        'a script by a way around': () => script({ src: '/assets/../web-api/config' }),
        'a worker of a stranger': () => new Worker('data:text/javascript,1'),
        'a policy of its own': () => trustedTypes.createPolicy('mine', all),
        'the policy once more': () => trustedTypes.createPolicy('default', all),
      };
      return Object.entries(tries).map(([name, run]) => {
        try {
          run();
          return `${name}: done`;
        } catch (error) {
          return `${name}: ${(error as Error).name}`;
        }
      });
    });
    expect(outcomes.filter((outcome) => !outcome.endsWith(': TypeError'))).toEqual([]);
    await page.evaluate(() => {
      const link = document.body.appendChild(document.createElement('a'));
      link.rel = 'external';
      link.href = 'javascript:window.stolen=1';
      link.click();
    });
    expect(await page.evaluate(() => 'stolen' in window)).toBe(false);
    const rules = new Set(violations.map((violation) => violation.split(' ')[0]));
    expect([...rules]).toEqual(expect.arrayContaining(['require-trusted-types-for', 'trusted-types']));
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

  it('says which parcel calls, by the file the call began in', async () => {
    const called = player.page.waitForRequest((request) => request.headers()['x-parcel'] === 'office');
    await player.open('/en/office/history');
    expect(new URL((await called).url()).pathname).toMatch(/-api\//);
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
    await page.bringToFront();
    await goBack(page);
    await textHolding(page, 'h1', 'Sign in');
    expect(await page.evaluate(() => document.body.textContent)).not.toContain('€20.00');
    await visitor.close();
  });
});
