import { openAccount } from '../setup/account.ts';
import { signIn } from '../pages/login.ts';
import { keyboard, pointer } from '../pages/hands.ts';
import { textHolding } from '../pages/page-words.ts';
import { enterByCompany, enterByKeyboard, fillSocialRegistration, goToCompany } from '../pages/social.ts';
import { axeFaults, dress, faultsOf } from '../setup/page-check.ts';
import { setStage, type Stage } from '../setup/stage.ts';
import type { Visitor } from '../setup/visitor.ts';
import { writeOver } from '../pages/write-over.ts';

/** Accounts of another company lead in: the sandbox's, which is a real issuer on the product's own address. */
describe('a visitor comes in by an account of another company', () => {
  let stage: Stage;
  let visitor: Visitor;

  beforeAll(async () => {
    stage = await setStage();
    visitor = await stage.visit();
  });
  afterAll(() => stage.close());

  it('registers with what the company has confirmed, and goes on where it began; by keyboard alone [S2-51]', async () => {
    const { page } = visitor;
    const hands = keyboard(page);
    await goToCompany(visitor, '/en/user/login?returnUrl=/live/football', hands);
    expect(await page.$eval('h1', (heading) => heading.textContent)).toBe('Who are you?');
    await enterByKeyboard(page, 'ada');
    await page.waitForFunction(() => location.pathname === '/en/registration/social');
    await textHolding(page, 'main', 'Confirmed by Pocket ID');
    expect(await page.$eval('input[name=email]', (field) => field.value)).toBe('ada@pocket-id.example');
    await fillSocialRegistration(hands);
    await page.waitForFunction(() => location.pathname === '/en/live/football');
    await textHolding(page, 'header', '€0.00');
  });

  it('is known the next time, and a no at the company leads back with a reason', async () => {
    const other = await stage.visit();
    await goToCompany(other, '/en/user/login?returnUrl=/live/football');
    await other.page.locator('button[value=deny]').click();
    await textHolding(other.page, 'main', 'You said no at Pocket ID');
    await goToCompany(other);
    await enterByCompany(other.page, 'ada');
    await other.page.waitForFunction(() => location.pathname === '/en/live/football');
    await textHolding(other.page, 'header', '€0.00');
    expect(other.troubles).toEqual([]);
    await other.close();
  });

  it('meets a company that is wrong about who it is for, and stays outside', async () => {
    const other = await stage.visit();
    await goToCompany(other, '/en/user/login');
    await enterByCompany(other.page, 'ada', 'wrong-audience');
    await textHolding(other.page, 'main', 'Pocket ID could not confirm the sign-in');
    await textHolding(other.page, 'header', 'Sign in');
    await other.close();
  });

  it('never takes over an account with the same address: its owner signs in and links it', async () => {
    const owner = await stage.visit();
    const { page } = owner;
    const account = await openAccount(owner, undefined, 'boris@pocket-id.example');
    await page.evaluate(() => fetch('/web-api/user/gettoken').then((answer) => answer.text()));
    await owner.context.deleteCookie(...(await owner.context.cookies()));
    await goToCompany(owner, '/en/user/login');
    await enterByCompany(page, 'boris');
    await textHolding(page, 'main', 'There is an account with this e-mail');
    await signIn(page, account);
    await page.waitForFunction(() => !location.pathname.endsWith('/user/login'));
    await owner.open('/en/office/security');
    await page.locator('[data-provider=sandbox] button').click();
    await writeOver(page, '[data-testid=step-up] input', account.password);
    await page.locator('[data-testid=step-up] button[type=submit]:not([aria-disabled=true])').click();
    await page.locator('::-p-aria([name="Go to Pocket ID"][role="button"])').click();
    await enterByCompany(page, 'boris');
    await textHolding(page, '[data-section=social]', 'Pocket ID is linked');
    await textHolding(page, '[data-section=social]', 'boris@pocket-id.example');
    expect(owner.troubles).toEqual([]);
    await owner.close();
  });

  it.each([
    { scheme: 'dark', language: 'ru', width: 390, person: 'chidi', unconfirmed: 'chidi@example.com' },
    { scheme: 'light', language: 'en', width: 390, person: 'someone-new', unconfirmed: null },
  ] as const)('registers, and is known the next time, on a phone in $language', async (look) => {
    const { language, person, unconfirmed } = look;
    const other = await stage.visit({ width: 390, height: 844, languages: language });
    const { page } = other;
    await dress(page, look);
    expect(
      await faultsOf(page, `${stage.origin}/${language}/user/login?social=exists&provider=sandbox`),
    ).toEqual([]);
    await goToCompany(other, `/${language}/user/login?returnUrl=/live`);
    expect(await axeFaults(page)).toEqual([]);
    await enterByCompany(page, person);
    await page.waitForFunction((path) => location.pathname === path, {}, `/${language}/registration/social`);
    expect(await faultsOf(page, page.url())).toEqual([]);
    if (unconfirmed !== null) await writeOver(page, 'input[name=email]', unconfirmed);
    await fillSocialRegistration(pointer(page));
    await page.waitForFunction((path) => location.pathname === path, {}, `/${language}/live`);
    await textHolding(page, 'header', '€');

    await other.context.deleteCookie(...(await other.context.cookies()));
    await goToCompany(other, `/${language}/user/login?returnUrl=/live`);
    await enterByCompany(page, person);
    await page.waitForFunction((path) => location.pathname === path, {}, `/${language}/live`);
    await textHolding(page, 'header', '€');
    expect(other.troubles).toEqual([]);
    await other.close();
  });

  it('met no script error and no server error on the way', () => {
    expect(visitor.troubles).toEqual([]);
  });
});

describe('one-tap', () => {
  let stage: Stage;
  beforeAll(async () => {
    stage = await setStage({ environment: { ONE_TAP_PROVIDER: 'sandbox' } });
  });
  afterAll(() => stage.close());

  it('is offered on the login page and leads to the rest of the registration, on a phone in Russian [S7-38, S7-39]', async () => {
    const visitor = await stage.visit({ width: 390, height: 844, languages: 'ru' });
    const { page } = visitor;
    await visitor.open('/ru/user/login?returnUrl=/live');
    await page.waitForSelector('.sandbox-one-tap');
    expect(await axeFaults(page)).toEqual([]);
    await page.locator('.sandbox-one-tap .go').click();
    await page.waitForFunction(() => location.pathname === '/ru/registration/social');
    await textHolding(page, 'main', 'Pocket ID');
    await fillSocialRegistration(pointer(page));
    await page.waitForFunction(() => location.pathname === '/ru/live');
    expect(visitor.troubles).toEqual([]);
    await visitor.close();
  });

  it.each([
    { language: 'ru', width: 390, by: pointer },
    { language: 'en', width: 1366, by: keyboard },
  ] as const)('lets in whom it knows, in $language at $width, by $by.name', async (look) => {
    const { language, width, by } = look;
    const visitor = await stage.visit({ width, languages: language });
    const { page } = visitor;
    await visitor.open(`/${language}/user/login?returnUrl=/live`);
    await page.waitForSelector('.sandbox-one-tap');
    expect(await axeFaults(page)).toEqual([]);
    await by(page).press('.sandbox-one-tap .go');
    await page.waitForFunction((path) => location.pathname === path, {}, `/${language}/live`);
    await textHolding(page, 'header', '€');
    expect(visitor.troubles).toEqual([]);
    await visitor.close();
  });

  it('reports a script that does not load, and the form works without it [S8-18]', async () => {
    const visitor = await stage.visit();
    const { page } = visitor;
    await page.setRequestInterception(true);
    page.on('request', (request) => {
      void (request.url().endsWith('/sandbox/one-tap.js') ? request.abort() : request.continue());
    });
    const reported = page.waitForRequest(
      async (request) =>
        request.method() === 'POST' && ((await request.fetchPostData()) ?? '').includes('one-tap script'),
    );
    await visitor.open('/en/user/login');
    await page.waitForSelector('[data-testid=login-form]');
    await reported;
    expect(visitor.troubles).toEqual([
      expect.stringContaining('the one-tap script /sandbox/one-tap.js could not be loaded') as string,
    ]);
  });
});
