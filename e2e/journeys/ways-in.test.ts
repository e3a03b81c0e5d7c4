import { displayPublicNumber } from '@paddock/contract';
import type { Page } from 'puppeteer';

import { keyboard, pointer, type Hands } from '../pages/hands.ts';
import { textHolding } from '../pages/page-words.ts';
import { appCode } from '../setup/authenticator.ts';
import { bindPhone, codeSentTo, newPlayer, type NewPlayer } from '../setup/own-api.ts';
import { axeFaults } from '../setup/page-check.ts';
import { newClub, type Club } from '../setup/partner.ts';
import { setStage, type Stage } from '../setup/stage.ts';
import type { Visitor } from '../setup/visitor.ts';

/** The words the journey presses, by language. */
const WORDS = {
  en: {
    title: 'Sign in',
    account: 'Account',
    wrong: 'The login or password is not right.',
    yourAccount: 'Your account',
    linkOver: 'This link no longer works.',
  },
  ru: {
    title: 'Вход',
    account: 'Счёт',
    wrong: 'Неверный логин или пароль.',
    yourAccount: 'Ваш счёт',
    linkOver: 'Эта ссылка больше не действует.',
  },
} as const;

const LOOKS = [
  { language: 'ru', width: 390, by: pointer },
  { language: 'en', width: 1366, by: keyboard },
] as const;

let phones = 0;

let stage: Stage;
let club: Club;
beforeAll(async () => {
  stage = await setStage();
  club = await newClub(stage);
});
afterAll(() => stage.close());

describe.each(LOOKS)('signing in, in $language at $width, by $by.name', ({ language, width, by }) => {
  const words = WORDS[language];
  let player: NewPlayer;
  let phone: string;
  let secret: string;
  let visitor: Visitor;
  let page: Page;
  let hands: Hands;

  beforeAll(async () => {
    player = await newPlayer(stage.origin);
    phone = `+491511234${String(1_000 + ++phones)}`;
    await bindPhone(stage.origin, player, phone);
  });
  beforeEach(async () => {
    visitor = await stage.visit({ width, height: width === 390 ? 844 : 900, languages: language });
    page = visitor.page;
    hands = by(page);
  });
  afterEach(async () => {
    expect(visitor.troubles).toEqual([]);
    await visitor.close();
  });

  const openLogin = async () => {
    await visitor.open(`/${language}/user/login?returnUrl=%2Foffice%2Faccount`);
    await textHolding(page, 'h1', words.title);
  };
  const fill = (form: string, field: string, text: string) =>
    hands.fill(`[data-testid=${form}] input[name=${field}]`, text);
  const send = (form: string) =>
    hands.press(`[data-testid=${form}] button[type=submit]:not([aria-disabled=true])`);
  const isIn = () => textHolding(page, 'main h1', words.account);

  it('by e-mail and password, after a wrong one is told [S7-31]', async () => {
    await openLogin();
    await fill('login-form', 'username', player.email);
    await fill('login-form', 'password', 'not the password');
    await send('login-form');
    await textHolding(page, '[role=alert]', words.wrong);
    expect(await axeFaults(page)).toEqual([]);
    await fill('login-form', 'password', player.password);
    await send('login-form');
    await isIn();
  });

  it('by player number [S7-31]', async () => {
    await openLogin();
    await fill('login-form', 'username', displayPublicNumber(player.number));
    await fill('login-form', 'password', player.password);
    await send('login-form');
    await isIn();
  });

  it('by phone and password, the country chosen beside the number [S3-15, S7-32]', async () => {
    await openLogin();
    await hands.choose('phone_password');
    await hands.select('[data-testid=phone-form] select[name=tel-country-code]', '276');
    await fill('phone-form', 'tel-national', phone.slice(3));
    await page.waitForFunction(() =>
      document.querySelector<HTMLInputElement>('input[name=tel-national]')?.value.startsWith('1511 234'),
    );
    await fill('phone-form', 'password', player.password);
    expect(await axeFaults(page)).toEqual([]);
    await send('phone-form');
    await isIn();
  });

  it('by a code sent to the phone [S7-34, S7-35]', async () => {
    await openLogin();
    await hands.choose('sms');
    await fill('sms-form', 'tel-national', phone);
    await send('sms-form');
    await page.waitForSelector('[data-testid=sms-code-form]');
    expect(await axeFaults(page)).toEqual([]);
    await fill('sms-code-form', 'one-time-code', await codeSentTo(stage.origin, phone));
    await send('sms-code-form');
    await isIn();
  });

  it('by the token of a partner, once [S7-33]', async () => {
    const link = `/${language}/user/login?${club.query(player.userId, language)}`;
    await visitor.open(link);
    await page.waitForSelector('[data-testid=partner-form]');
    expect(await axeFaults(page)).toEqual([]);
    await send('partner-form');
    await page.waitForSelector(`header button[aria-label^="${words.yourAccount}"]`);
    await visitor.context.deleteCookie(...(await visitor.context.cookies()));
    await visitor.open(link);
    await send('partner-form');
    await textHolding(page, '[role=alert]', words.linkOver);
    expect(await axeFaults(page)).toEqual([]);
  });

  it('by password and a code of the authenticator app [S7-34, S3-28]', async () => {
    ({ secret } = await player.api.post<{ secret: string }>('/user/security/two-factor/enrol', {}));
    await player.api.post('/user/security/two-factor/confirm', { code: appCode(secret, Date.now()) });
    await openLogin();
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
    const hands = keyboard(page);
    await hands.press('header a[href="/en/user/login"]');
    await page.waitForSelector('[role=dialog] [data-testid=login-form]');
    await page.waitForFunction(() => document.activeElement?.closest('[role=dialog]') !== null);
    expect(await axeFaults(page)).toEqual([]);
    await hands.fill('[role=dialog] input[name=username]', player.email);
    await hands.fill('[role=dialog] input[name=password]', player.password);
    await page.keyboard.press('Enter');
    await page.waitForSelector('[role=dialog]', { hidden: true });
    await page.waitForSelector('header button[aria-label^="Your account"]');
    expect(new URL(page.url()).pathname).toBe('/en/live');
    expect(visitor.troubles).toEqual([]);
    await visitor.close();
  });
});
