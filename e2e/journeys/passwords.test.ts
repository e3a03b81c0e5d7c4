import type { OutboxView } from '@paddock/contract/schemas';
import type { Page } from 'puppeteer';

import { keyboard, pointer, type Hands } from '../pages/hands.ts';
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
  { language: 'ru', width: 390, by: pointer },
  { language: 'en', width: 1366, by: keyboard },
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

const fill = (hands: Hands, form: string, field: string, text: string) =>
  hands.fill(`[data-testid=${form}] input[name=${field}]`, text);
const send = (hands: Hands, form: string) =>
  hands.press(`[data-testid=${form}] button[type=submit]:not([aria-disabled=true])`);

describe.each(LOOKS)('passwords and activation, in $language at $width, by $by.name', (look) => {
  const { language, width, by } = look;
  const words = WORDS[language];
  let player: NewPlayer;
  let visitor: Visitor;
  let page: Page;
  let hands: Hands;

  beforeEach(async () => {
    player = await newPlayer(stage.origin);
    visitor = await stage.visit({ width, height: width === 390 ? 844 : 900, languages: language });
    page = visitor.page;
    hands = by(page);
  });
  afterEach(async () => {
    expect(visitor.troubles).toEqual([]);
    await visitor.close();
  });

  async function setPassword(): Promise<void> {
    await fill(hands, 'new-password-form', 'new-password', NEW);
    expect(await axeFaults(page)).toEqual([]);
    await send(hands, 'new-password-form');
    await textHolding(page, '[data-testid=password-set]', words.isSet);
  }

  async function signInWithIt(): Promise<void> {
    await hands.press('[data-testid=password-set] a');
    await page.waitForSelector('main [data-testid=login-form]');
    await fill(hands, 'login-form', 'username', player.email);
    await fill(hands, 'login-form', 'password', NEW);
    await send(hands, 'login-form');
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
    await fill(hands, 'forgot-form', 'email', player.email);
    expect(await axeFaults(page)).toEqual([]);
    await send(hands, 'forgot-form');
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
    await hands.press('main [data-testid=login-form] a');
    await textHolding(page, '[role=dialog]', words.forgotten);
    await hands.choose('sms');
    await fill(hands, 'forgot-form', 'tel-national', phone);
    await send(hands, 'forgot-form');
    await page.waitForSelector('[data-testid=reset-code-form]');
    expect(await axeFaults(page)).toEqual([]);
    await fill(hands, 'reset-code-form', 'one-time-code', await codeSentTo(stage.origin, phone));
    await send(hands, 'reset-code-form');
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
    await hands.press('main section button');
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
    await hands.press('[data-section=password] button[aria-expanded]');
    await fill(hands, 'change-password-form', 'current-password', player.password);
    await fill(hands, 'change-password-form', 'new-password', NEW);
    expect(await axeFaults(page)).toEqual([]);
    await send(hands, 'change-password-form');
    await page.waitForSelector('[data-testid=change-password-form]', { hidden: true });
    await isSignedIn();

    await other.open('/en/office/account');
    await other.page.waitForSelector('main [data-testid=login-form]');
    await other.close();
  });

  it('sends the mail of the activation again', async () => {
    await visitor.open(`/${language}/user/login?returnUrl=%2Fuser%2Faccountverify`);
    await fill(hands, 'login-form', 'username', player.email);
    await fill(hands, 'login-form', 'password', player.password);
    await send(hands, 'login-form');
    await page.waitForSelector('[data-testid=activation-state]');
    expect(await axeFaults(page)).toEqual([]);
    await hands.press('[data-testid=activation-state] button');
    await textHolding(page, '[data-testid=activation-state]', words.sentAgain);
    expect(await linkSentTo(player.email, 'activation-link', language)).toContain(
      '/user/accountverify#token=',
    );
  });
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
