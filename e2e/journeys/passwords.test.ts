import type { OutboxView } from '@paddock/contract/schemas';
import type { Page } from 'puppeteer-core';

import { signIn } from '../pages/login.ts';
import { textHolding } from '../pages/page-words.ts';
import { bindPhone, codeSentTo, newPlayer, type NewPlayer } from '../setup/own-api.ts';
import { axeFaults, dress, faultsOf, type Appearance } from '../setup/page-check.ts';
import { setStage, type Stage } from '../setup/stage.ts';
import type { Visitor } from '../setup/visitor.ts';

/** The words the journey presses and reads, by language. */
const WORDS = {
  en: {
    forgotten: 'Forgotten password',
    sent: 'Look into your mail.',
    isSet: 'The new password is set.',
    account: 'Account',
    over: 'This link no longer works',
    confirm: 'Confirm e-mail',
    confirmed: 'Your e-mail is confirmed.',
    signedIn: 'You are signed in.',
    used: 'This link was used or its time is up.',
    sentAgain: 'The mail is on its way.',
  },
  ru: {
    forgotten: 'Забыли пароль',
    sent: 'Проверьте почту.',
    isSet: 'Новый пароль сохранён.',
    account: 'Счёт',
    over: 'Ссылка больше не действует',
    confirm: 'Подтвердить почту',
    confirmed: 'Почта подтверждена.',
    signedIn: 'Вы вошли на сайт.',
    used: 'Ссылка уже использована или устарела.',
    sentAgain: 'Письмо отправлено.',
  },
} as const;

const LOOKS = [
  { language: 'ru', width: 390 },
  { language: 'en', width: 1366 },
] as const;

const NEW = 'quite another horse in the yard';

let phones = 0;
let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
});
afterAll(() => stage.close());

/** Path of the newest link the sandbox sent with this message, in the language of the journey. */
async function linkSentTo(to: string, template: string, language: string): Promise<string> {
  const answer = await fetch(`${stage.origin}/sandbox/outbox.json?to=${encodeURIComponent(to)}`);
  const { messages } = (await answer.json()) as OutboxView;
  const link = messages.find((message) => message.template === template)?.link ?? undefined;
  if (link === undefined) throw new Error(`no ${template} was sent to ${to}`);
  const { pathname, search, hash } = new URL(link);
  return pathname.replace(/^\/../, `/${language}`) + search + hash;
}

const fill = (page: Page, form: string, field: string, text: string) =>
  page.locator(`[data-testid=${form}] input[name=${field}]`).fill(text);
const send = (page: Page, form: string) =>
  page.locator(`[data-testid=${form}] button[type=submit]:not([aria-disabled=true])`).click();

describe.each(LOOKS)('passwords and activation, in $language at $width', ({ language, width }) => {
  const words = WORDS[language];
  let player: NewPlayer;
  let visitor: Visitor;
  let page: Page;

  beforeEach(async () => {
    player = await newPlayer(stage.origin);
    visitor = await stage.visit({ width, height: width === 390 ? 844 : 900, languages: language });
    page = visitor.page;
  });
  afterEach(async () => {
    expect(visitor.troubles).toEqual([]);
    await visitor.close();
  });

  async function setPassword(): Promise<void> {
    await fill(page, 'new-password-form', 'new-password', NEW);
    expect(await axeFaults(page)).toEqual([]);
    await send(page, 'new-password-form');
    await textHolding(page, '[data-testid=password-set]', words.isSet);
  }

  async function signInWithIt(): Promise<void> {
    await page.locator('[data-testid=password-set] a').click();
    await page.waitForSelector('main [data-testid=login-form]');
    await fill(page, 'login-form', 'username', player.email);
    await fill(page, 'login-form', 'password', NEW);
    await send(page, 'login-form');
    await page.waitForFunction(() => !location.pathname.endsWith('/user/login'));
    await isSignedIn();
  }

  async function isSignedIn(): Promise<void> {
    await visitor.open(`/${language}/office/account`);
    await textHolding(page, 'main h1', words.account);
  }

  it('sets a forgotten password by the link of a mail [S2-52, S2-53]', async () => {
    await visitor.open(`/${language}/forgotpassword`);
    await textHolding(page, '[role=dialog]', words.forgotten);
    const { pathname, search } = new URL(page.url());
    expect([pathname.replace(/\/$/, ''), search]).toEqual([`/${language}`, '?showForgotPasswordModal=1']);
    await fill(page, 'forgot-form', 'email', player.email);
    expect(await axeFaults(page)).toEqual([]);
    await send(page, 'forgot-form');
    await textHolding(page, '[data-testid=link-sent]', words.sent);
    expect(await axeFaults(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.waitForFunction(() => location.search === '');

    const link = await linkSentTo(player.email, 'reset-link', language);
    await visitor.open(link);
    await page.waitForSelector('[data-testid=new-password-form]');
    await setPassword();
    await signInWithIt();

    const again = await visitor.newTab(link);
    await textHolding(again, 'main', words.over);
    expect(await axeFaults(again)).toEqual([]);
  });

  it('sets a forgotten password by the code of an SMS', async () => {
    const phone = `+491512345${String(1_000 + ++phones)}`;
    await bindPhone(stage.origin, player, phone);
    await visitor.open(`/${language}/user/login`);
    await page.locator('main [data-testid=login-form] a').click();
    await textHolding(page, '[role=dialog]', words.forgotten);
    await page.locator('[role=dialog] label:has(input[type=radio][value=sms])').click();
    await fill(page, 'forgot-form', 'tel-national', phone);
    await send(page, 'forgot-form');
    await page.waitForSelector('[data-testid=reset-code-form]');
    expect(await axeFaults(page)).toEqual([]);
    await fill(page, 'reset-code-form', 'one-time-code', await codeSentTo(stage.origin, phone));
    await send(page, 'reset-code-form');
    await page.waitForSelector('[data-testid=new-password-form]');
    await setPassword();
    await signInWithIt();
  });

  it('activates an account by the mail of its registration, and signs in [S2-52, S3-20]', async () => {
    const link = await linkSentTo(player.email, 'activation-link', language);
    expect(link).toContain('/user/activatefast?type=activatefast#token=');
    await visitor.open(link);
    await textHolding(page, 'main button', words.confirm);
    await page.waitForFunction(
      () => document.querySelector('[aria-busy=true], .frame-slot-waiting') === null,
    );
    expect(await axeFaults(page)).toEqual([]);
    await page.locator('main section button').click();
    await textHolding(page, '[data-testid=email-confirmed]', words.confirmed);
    await textHolding(page, '[data-testid=email-confirmed]', words.signedIn);
    await isSignedIn();
    const config = await player.api.get<{ result: { activation_type: number } }>('/user/config');
    expect(config.result.activation_type).toBe(1);

    const again = await visitor.newTab(link);
    await again.locator('main section button').click();
    await textHolding(again, '[role=alert]', words.used);
  });

  it('changes a password on the security page, and signs out the other devices', async () => {
    const other = await stage.visit();
    await other.open('/en/user/login?returnUrl=%2Foffice%2Faccount');
    await signIn(other.page, player);
    await textHolding(other.page, 'main h1', WORDS.en.account);

    await visitor.open(`/${language}/user/login?returnUrl=%2Foffice%2Fsecurity`);
    await signIn(page, player);
    await page.locator('[data-section=password] button[aria-expanded]').click();
    await fill(page, 'change-password-form', 'current-password', player.password);
    await fill(page, 'change-password-form', 'new-password', NEW);
    expect(await axeFaults(page)).toEqual([]);
    await page.$eval('[data-testid=change-password-form] button[type=submit]', (button) =>
      button.scrollIntoView({ block: 'center' }),
    );
    await send(page, 'change-password-form');
    await page.waitForSelector('[data-testid=change-password-form]', { hidden: true });
    await isSignedIn();

    await other.open('/en/office/account');
    await other.page.waitForSelector('main [data-testid=login-form]');
    await other.close();
  });

  it('sends the mail of the activation again', async () => {
    await visitor.open(`/${language}/user/login?returnUrl=%2Fuser%2Faccountverify`);
    await fill(page, 'login-form', 'username', player.email);
    await fill(page, 'login-form', 'password', player.password);
    await send(page, 'login-form');
    await page.waitForSelector('[data-testid=activation-state]');
    expect(await axeFaults(page)).toEqual([]);
    await page.locator('[data-testid=activation-state] button').click();
    await textHolding(page, '[data-testid=activation-state]', words.sentAgain);
    expect(await linkSentTo(player.email, 'activation-link', language)).toContain(
      '/user/accountverify#token=',
    );
  });
});

it('a forgotten password is asked for by keyboard alone', async () => {
  const player = await newPlayer(stage.origin);
  const visitor = await stage.visit();
  const { page } = visitor;
  await visitor.open('/en?showForgotPasswordModal=1');
  await page.waitForSelector('[role=dialog] [data-testid=forgot-form]');
  await page.waitForFunction(() => document.activeElement?.closest('[role=dialog]') !== null);
  for (let presses = 0; presses < 10; presses++) {
    if (await page.evaluate(() => document.activeElement?.getAttribute('name') === 'email')) break;
    await page.keyboard.press('Tab');
  }
  await page.keyboard.type(player.email);
  await page.keyboard.press('Enter');
  await textHolding(page, '[data-testid=link-sent]', WORDS.en.sent);
  await page.keyboard.press('Escape');
  await page.waitForSelector('[role=dialog]', { hidden: true });
  expect(visitor.troubles).toEqual([]);
  await visitor.close();
});

it('every page that links lead to stands whole in both languages, light and dark', async () => {
  const visitor = await stage.visit();
  const looks: readonly Appearance[] = [
    { scheme: 'light', language: 'ru', width: 390 },
    { scheme: 'dark', language: 'en', width: 1366 },
  ];
  const token = `#token=${'a'.repeat(43)}`;
  for (const look of looks) {
    await dress(visitor.page, look);
    for (const path of [
      'user/passwordreset',
      'user/accountverify',
      `user/accountverify${token}`,
      'user/activatefast?type=activate',
      `user/stopnewsletter${token}`,
    ]) {
      const url = `${stage.origin}/${look.language}/${path}`;
      expect([path, look, await faultsOf(visitor.page, url)]).toEqual([path, look, []]);
    }
  }
  await visitor.close();
});
