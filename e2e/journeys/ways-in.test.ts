import { execFile } from 'node:child_process';
import { generateKeyPairSync, sign } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from 'puppeteer-core';

import { signOut } from '../pages/login.ts';
import { textHolding } from '../pages/page-words.ts';
import { appCode } from '../setup/authenticator.ts';
import { bindPhone, codeSentTo, newPlayer, type NewPlayer } from '../setup/own-api.ts';
import { axeFaults } from '../setup/page-check.ts';
import { setStage, type Stage } from '../setup/stage.ts';
import type { Visitor } from '../setup/visitor.ts';

/** The words the journey presses, by language. */
const WORDS = {
  en: { title: 'Sign in', account: 'Account', wrong: 'The login or password is not right.' },
  ru: { title: 'Вход', account: 'Счёт', wrong: 'Неверный логин или пароль.' },
} as const;

const LOOKS = [
  { language: 'en', width: 390 },
  { language: 'ru', width: 390 },
  { language: 'en', width: 1366 },
] as const;

let phones = 0;

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
});
afterAll(() => stage.close());

describe.each(LOOKS)('signing in, in $language at $width', ({ language, width }) => {
  const words = WORDS[language];
  let player: NewPlayer;
  let phone: string;
  let secret: string;
  let visitor: Visitor;
  let page: Page;

  beforeAll(async () => {
    player = await newPlayer(stage.origin);
    phone = `+491511234${String(1_000 + ++phones)}`;
    await bindPhone(stage.origin, player, phone);
  });
  beforeEach(async () => {
    visitor = await stage.visit({ width, height: width === 390 ? 844 : 900, languages: language });
    page = visitor.page;
    await visitor.open(`/${language}/user/login?returnUrl=%2Foffice%2Faccount`);
    await textHolding(page, 'h1', words.title);
  });
  afterEach(async () => {
    expect(visitor.troubles).toEqual([]);
    await visitor.close();
  });

  const choose = (way: string) => page.locator(`label:has(input[type=radio][value=${way}])`).click();
  const fill = (form: string, field: string, text: string) =>
    page.locator(`[data-testid=${form}] input[name=${field}]`).fill(text);
  const send = (form: string) =>
    page.locator(`[data-testid=${form}] button[type=submit]:not([aria-disabled=true])`).click();
  const isIn = () => textHolding(page, 'main h1', words.account);

  it('by e-mail and password, after a wrong one is told [S7-31]', async () => {
    await fill('login-form', 'username', player.email);
    await fill('login-form', 'password', 'not the password');
    await send('login-form');
    await textHolding(page, '[role=alert]', words.wrong);
    expect(await axeFaults(page)).toEqual([]);
    await fill('login-form', 'password', player.password);
    await send('login-form');
    await isIn();
  });

  it('by player number', async () => {
    await fill('login-form', 'username', player.userId);
    await fill('login-form', 'password', player.password);
    await send('login-form');
    await isIn();
  });

  it('by phone and password [S7-32]', async () => {
    await choose('phone_password');
    await fill('phone-form', 'tel-national', `${phone.slice(0, 3)} ${phone.slice(3)}`);
    await fill('phone-form', 'password', player.password);
    expect(await axeFaults(page)).toEqual([]);
    await send('phone-form');
    await isIn();
  });

  it('by a code sent to the phone [S7-34, S7-35]', async () => {
    await choose('sms');
    await fill('sms-form', 'tel-national', phone);
    await send('sms-form');
    await page.waitForSelector('[data-testid=sms-code-form]');
    expect(await axeFaults(page)).toEqual([]);
    await fill('sms-code-form', 'one-time-code', await codeSentTo(stage.origin, phone));
    await send('sms-code-form');
    await isIn();
  });

  it('by password and a code of the authenticator app [S7-34, S3-28]', async () => {
    ({ secret } = await player.api.post<{ secret: string }>('/user/security/two-factor/enrol', {}));
    await player.api.post('/user/security/two-factor/confirm', { code: appCode(secret, Date.now()) });
    await fill('login-form', 'username', player.email);
    await fill('login-form', 'password', player.password);
    await send('login-form');
    await page.waitForSelector('[data-testid=two-step-form]');
    expect(await axeFaults(page)).toEqual([]);
    // A code is taken once: the one that switched the second step on is spent, the next one counts already.
    await fill('two-step-form', 'one-time-code', appCode(secret, Date.now() + 30_000));
    await send('two-step-form');
    await isIn();
  });
});

describe('the sign-in below the header', () => {
  let player: NewPlayer;
  beforeAll(async () => {
    player = await newPlayer(stage.origin);
  });

  it('opens over the page, is clean, and works by keyboard alone [S2-67]', async () => {
    const visitor = await stage.visit();
    const { page } = visitor;
    await visitor.open('/en/live');
    await textHolding(page, 'header', 'Sign in');
    await tabTo(page, 'header a[href="/en/user/login"]');
    await page.keyboard.press('Enter');
    await page.waitForSelector('[role=dialog] [data-testid=login-form]');
    await page.waitForFunction(() => document.activeElement?.closest('[role=dialog]') !== null);
    expect(await axeFaults(page)).toEqual([]);
    await tabTo(page, '[role=dialog] input[name=username]');
    await page.keyboard.type(player.email);
    await tabTo(page, '[role=dialog] input[name=password]');
    await page.keyboard.type(player.password);
    await page.keyboard.press('Enter');
    await page.waitForSelector('[role=dialog]', { hidden: true });
    await page.waitForSelector('header button[aria-label^="Your account"]');
    expect(new URL(page.url()).pathname).toBe('/en/live');
    expect(visitor.troubles).toEqual([]);
    await visitor.close();
  });

  it('does the work of a captcha after too many wrong tries, and then signs in [S7-04, S7-30]', async () => {
    const visitor = await stage.visit({ width: 390, height: 844 });
    const { page } = visitor;
    await visitor.open('/en/user/login');
    const form = '[data-testid=login-form]';
    await page.locator(`${form} input[name=username]`).fill(player.email);
    for (let tries = 0; tries < 5; tries++) {
      const told = page.waitForResponse((answer) => answer.url().endsWith('/auth/login'));
      await page.locator(`${form} input[name=password]`).fill(`wrong ${tries}`);
      await page.locator(`${form} button[type=submit]:not([aria-disabled=true])`).click();
      expect((await told).status()).toBe(422);
      await page.waitForSelector(`${form} button[type=submit]:not([aria-busy=true])`);
    }
    const answers: string[] = [];
    page.on('response', (answer) => {
      if (/captcha|auth\/login/.test(answer.url()))
        answers.push(`${new URL(answer.url()).pathname} ${answer.status()}`);
    });
    await page.locator(`${form} input[name=password]`).fill(player.password);
    await page.locator(`${form} button[type=submit]:not([aria-disabled=true])`).click();
    await page.waitForFunction(() => location.pathname === '/en');
    expect(answers).toEqual([
      '/web-api/auth/login 400',
      '/web-api/captcha/update 200',
      '/web-api/captcha/validate 200',
      '/web-api/auth/login 200',
    ]);
    await visitor.close();
  });

  it('lets in whom a partner sends with a token it signed, once [S7-33]', async () => {
    const { publicKey, privateKey } = generateKeyPairSync('ed25519');
    const file = join(stage.dataEnvironment.DATA_DIR, 'club.pem');
    await writeFile(file, publicKey.export({ type: 'spki', format: 'pem' }));
    const command = join(import.meta.dirname, '..', '..', 'platform', 'src', 'cli', 'partner-key.ts');
    await promisify(execFile)(process.execPath, [command, 'club', file], {
      env: { PATH: process.env['PATH'] ?? '', ...stage.dataEnvironment },
    });
    const claims = { player_id: player.userId, nonce: 'journey-1', expires_at_ms: Date.now() + 60_000 };
    const token = Buffer.from(JSON.stringify(claims)).toString('base64url');
    const signature = sign(null, Buffer.from(`paddock-sign-in\nclub\n${token}`), privateKey);
    const query = `method_id=club&token=${token}&sign=${signature.toString('base64url')}&lng=en`;
    for (const [name, end] of [
      ['first', 'header button[aria-label^="Your account"]'],
      ['second', '[role=alert]'],
    ] as const) {
      const visitor = await stage.visit();
      await visitor.open(`/en/user/login?${query}`);
      await visitor.page.waitForSelector(end);
      if (name === 'second') await textHolding(visitor.page, '[role=alert]', 'This link no longer works.');
      await visitor.close();
    }
  });

  it('is listed as a device for its player, who signs it out from another', async () => {
    const visitors = [await stage.visit(), await stage.visit()];
    for (const { page } of visitors) {
      await page.goto(`${stage.origin}/en/user/login`);
      await page.locator('[data-testid=login-form] input[name=username]').fill(player.email);
      await page.locator('[data-testid=login-form] input[name=password]').fill(player.password);
      await page.locator('[data-testid=login-form] button[type=submit]:not([aria-disabled=true])').click();
      await page.waitForSelector('header button[aria-label^="Your account"]');
    }
    const [here, there] = visitors;
    const ended = await here?.page.evaluate(async () => {
      const { token } = (await (await fetch('/web-api/user/gettoken?force_refresh=true')).json()) as {
        token: string;
      };
      const answer = await fetch('/web-api/auth/devices/sign-out-others', {
        method: 'POST',
        headers: { authorization: `Bearer ${token}` },
      });
      return ((await answer.json()) as { ended: number }).ended;
    });
    expect(ended).toBeGreaterThanOrEqual(1);
    if (there !== undefined) await textHolding(there.page, 'header', 'Sign in');
    for (const visitor of visitors) await visitor.close();
  });
});

describe('signing out', () => {
  it('in one tab signs out all, and each leaves its protected page [S4-02, S4-03]', async () => {
    const player = await newPlayer(stage.origin);
    const visitor = await stage.visit();
    const { page } = visitor;
    await visitor.open('/en/user/login?returnUrl=%2Foffice%2Faccount');
    await page.locator('[data-testid=login-form] input[name=username]').fill(player.email);
    await page.locator('[data-testid=login-form] input[name=password]').fill(player.password);
    await page.locator('[data-testid=login-form] button[type=submit]:not([aria-disabled=true])').click();
    await textHolding(page, 'main h1', 'Account');
    const other = await visitor.newTab('/en/office/history');
    await textHolding(other, 'main h1', 'History');
    await page.bringToFront();
    await signOut(page);
    for (const tab of [page, other]) {
      await tab.waitForFunction(() => location.pathname === '/en');
      await textHolding(tab, 'header', 'Sign in');
    }
    const cookies = (await visitor.context.cookies()).map(({ name }) => name);
    expect(cookies.filter((name) => /^(?:paddock_session|ua|user_token)$/.test(name))).toEqual([]);
    const kept = await page.evaluate(() =>
      JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]),
    );
    expect(kept).not.toMatch(/eyJ[\w-]+\.[\w-]+\./);
    expect(visitor.troubles).toEqual([]);
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
    await page.locator('[role=dialog] input[name=username]').fill(player.email);
    await page.locator('[role=dialog] input[name=password]').fill(player.password);
    await page.locator('[role=dialog] button[type=submit]:not([aria-disabled=true])').click();
    await textHolding(page, 'main h1', 'Account');
    expect(page.url()).toBe(`${own.origin}/en/office/account?from=mail`);
    expect(visitor.troubles).toEqual([]);
    await own.close();
  });
});

/** Presses Tab until something has the focus. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let presses = 0; presses < 60; presses++) {
    await page.keyboard.press('Tab');
    const isThere = await page.evaluate((css) => document.activeElement?.matches(css) === true, selector);
    if (isThere) return;
  }
  throw new Error(`Tab does not reach ${selector}`);
}
