import type { Page } from 'puppeteer';

import { keyboard, pointer } from '../pages/hands.ts';
import { signIn } from '../pages/login.ts';
import { textHolding, textOf } from '../pages/page-words.ts';
import { appCode } from '../setup/authenticator.ts';
import { codeSentTo, newPlayer, type NewPlayer } from '../setup/own-api.ts';
import { axeFaults, dress, faultsOf } from '../setup/page-check.ts';
import { setStage, type Stage } from '../setup/stage.ts';
import type { Visitor } from '../setup/visitor.ts';
import { writeOver } from '../pages/write-over.ts';

const STEP_MS = 30_000;
/** What the page says where the journey has to read it. */
const WORDS = {
  en: {
    title: 'Security',
    weak: 'Weak, 0 of 100',
    on: 'On',
    half: 'Fair, 40 of 100',
    bound: 'Bound',
    phone: 'Phone bound',
  },
  ru: {
    title: 'Безопасность',
    weak: 'Слабая, 0 из 100',
    on: 'Включено',
    half: 'Средняя, 40 из 100',
    bound: 'Привязан',
    phone: 'Телефон привязан',
  },
} as const;
const LOOKS = [
  { language: 'en', width: 1366, scheme: 'light' },
  { language: 'ru', width: 390, scheme: 'dark' },
] as const;

/** Passkeys are of a site with a name: at a bare IP address no browser makes one. */
let stage: Stage;
beforeAll(async () => {
  stage = await setStage({ environment: { HOST: 'localhost' } });
});
afterAll(() => stage.close());

let phones = 0;

describe.each(LOOKS)('the security page, in $language at $width', ({ language, width, scheme }) => {
  const words = WORDS[language];
  const address = `/${language}/office/security`;
  let player: NewPlayer;
  let visitor: Visitor;
  let page: Page;
  let key: string;
  let recoveryCodes: readonly string[];

  beforeAll(async () => {
    player = await newPlayer(stage.origin);
    visitor = await arrive();
    page = visitor.page;
    await signIn(page, player);
    await textHolding(page, 'h1', words.title);
  });
  afterAll(() => visitor.close());

  /** A browser of its own at the sign-in form, on the way to the security page. */
  async function arrive(): Promise<Visitor> {
    const next = await stage.visit({ width, scheme, height: width === 390 ? 844 : 900, languages: language });
    await next.open(`/${language}/user/login?returnUrl=%2Foffice%2Fsecurity`);
    return next;
  }
  /** Presses it in the middle of the screen, clear of the header and the bar at the bottom. */
  async function pressAt(selector: string, at = page): Promise<void> {
    await at.waitForSelector(selector);
    await at.$eval(selector, (element) => element.scrollIntoView({ block: 'center' }));
    await at.locator(selector).click();
  }
  const toggle = (name: string) => pressAt(`[data-section=${name}] button[aria-expanded]`);
  const submit = (form: string, at = page) =>
    pressAt(`[data-testid=${form}] button[type=submit]:not([aria-disabled=true])`, at);
  const type = (form: string, text: string) => writeOver(page, `[data-testid=${form}] input`, text);

  it('tells how well the account is protected, without a fault to see [S2-21, S4-16]', async () => {
    await textHolding(page, '[data-testid=protection]', words.weak);
    await dress(page, { language, width, scheme });
    expect(await faultsOf(page, stage.origin + address)).toEqual([]);
  });

  it('asks who is there, then switches two-factor on by a code of the app [S3-22]', async () => {
    await toggle('two-factor');
    await type('step-up', 'not the password');
    await submit('step-up');
    await page.waitForSelector('[data-testid=step-up] [role=alert]');
    expect(await axeFaults(page)).toEqual([]);
    await type('step-up', player.password);
    await submit('step-up');
    await page.waitForSelector('[data-testid=enrol] svg[role=img]');
    if (width === 1366) await page.waitForSelector('[data-testid=enrol] input:focus');
    key = (await textOf(page, '[data-testid=totp-key]')).replaceAll(/\s/g, '');
    expect(await axeFaults(page)).toEqual([]);
    await type('enrol', appCode(key, Date.now()));
    await submit('enrol');
    await page.waitForSelector('[data-testid=recovery-codes]');
    expect(await axeFaults(page)).toEqual([]);
    recoveryCodes = await page.$$eval('[data-testid=recovery-codes] code', (codes) =>
      codes.map(({ textContent }) => textContent),
    );
    expect(new Set(recoveryCodes).size).toBe(10);
    await pressAt('[data-testid=recovery-codes] button:last-of-type');
    // The form closed under the finger: its button has the focus again.
    await page.waitForSelector('[data-section=two-factor] button[aria-expanded=false]:focus');
    await textHolding(page, '[data-section=two-factor]', words.on);
    await textHolding(page, '[data-testid=protection]', words.half);
  });

  it('takes a code of the app, or a recovery code, after the password [S3-28]', async () => {
    for (const [method, code] of [
      ['totp', () => appCode(key, Date.now() + STEP_MS)],
      ['recovery', () => recoveryCodes[0] ?? ''],
    ] as const) {
      const other = await arrive();
      await signIn(other.page, player);
      await other.page.waitForSelector('[data-testid=two-step-form]');
      if (method === 'recovery')
        await pressAt('[data-testid=two-step-form] > div:last-child button', other.page);
      await writeOver(other.page, '[data-testid=two-step-form] input', code());
      await submit('two-step-form', other.page);
      await textHolding(other.page, 'h1', words.title);
      expect(other.troubles).toEqual([]);
      await other.close();
    }
  });

  it('adds a passkey, which then signs in by itself', async () => {
    const touch = await plugAuthenticatorIn(page);
    await page.bringToFront();
    await toggle('passkeys');
    await page.waitForSelector('[data-testid=add-passkey], [data-section=passkeys] [data-testid=step-up]');
    if ((await page.$('[data-section=passkeys] [data-testid=step-up]')) !== null) {
      await type('step-up', player.password);
      await submit('step-up');
    }
    await type('add-passkey', 'Journey');
    await submit('add-passkey');
    await textHolding(page, '[data-section=passkeys] li', 'Journey');
    expect(await axeFaults(page)).toEqual([]);
    // The desktop's passkey is on the phone too, as keychains do it.
    for (const at of width === 390 ? ([390] as const) : ([1366, 390] as const)) {
      await touch(false);
      await visitor.context.deleteCookie(...(await visitor.context.cookies()));
      await dress(page, { language, width: at, scheme });
      await visitor.open(`/${language}/user/login?returnUrl=%2Foffice%2Fsecurity`);
      await page.waitForSelector('[data-testid=passkey]');
      expect(await axeFaults(page)).toEqual([]);
      await (at === 390 ? pointer(page) : keyboard(page)).press('[data-testid=passkey]');
      await touch(true);
      await textHolding(page, 'h1', words.title);
      await textHolding(page, '[data-section=passkeys] li', 'Journey');
    }
    await dress(page, { language, width, scheme });
    await visitor.open(address);
  });

  it('binds a phone by the code it was sent, and lists all that has happened', async () => {
    const phone = `+491511235${String(1_000 + ++phones)}`;
    await toggle('phone');
    await type('step-up', player.password);
    await submit('step-up');
    await type('phone-form', phone);
    await submit('phone-form');
    await page.waitForSelector('[data-testid=code-form]');
    await type('code-form', await codeSentTo(stage.origin, phone));
    await submit('code-form');
    await textHolding(page, '[data-section=phone]', words.bound);
    expect(await textOf(page, '[data-section=phone]')).toContain(`•${phone.slice(-2)}`);
    await textHolding(page, '[data-section=activity] li', words.phone);
    expect(await axeFaults(page)).toEqual([]);
  });

  it('met no script error and no server error on the way', () => {
    expect(visitor.troubles).toEqual([]);
  });
});

/** A device with a fingerprint reader, as the browser's own tests have one. Answers how to lay the finger on or off. */
async function plugAuthenticatorIn(page: Page): Promise<(isTouched: boolean) => Promise<void>> {
  const session = await page.createCDPSession();
  await session.send('WebAuthn.enable');
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return async (enabled) => {
    await session.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled });
  };
}
