import { keyboard, pointer, type Hands } from '../pages/hands.ts';
import { fillChoices, openRegistration } from '../pages/registration.ts';
import { textHolding, textOf } from '../pages/page-words.ts';
import { codeSentTo } from '../setup/own-api.ts';
import { axeFaults } from '../setup/page-check.ts';
import { setStage, type Stage } from '../setup/stage.ts';
import type { Visitor } from '../setup/visitor.ts';

const PASSWORD = 'a long walk by the river';
const FORM = '[data-testid=registration-form]';
let made = 0;

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
});
afterAll(() => stage.close());

const LOOKS = [
  { language: 'ru', width: 390, by: pointer },
  { language: 'en', width: 390, by: pointer },
  { language: 'en', width: 1366, by: keyboard },
] as const;

/** Every way to open an account, as a visitor with nothing but a browser meets it. */
describe.each(LOOKS)(
  'a visitor registers, in $language at $width, by $by.name',
  ({ language, width, by }) => {
    let visitor: Visitor;
    let hands: Hands;

    beforeEach(async () => {
      made += 1;
      visitor = await stage.visit({ width, languages: language });
      hands = by(visitor.page);
    });
    afterEach(async () => {
      expect(visitor.troubles).toEqual([]);
      await visitor.close();
    });

    const phone = () => `1511234${String(1000 + made)}`;

    it('in one click: the password is shown once and leads in again [S2-51]', async () => {
      const { page } = visitor;
      await openRegistration(visitor, language, 'one-click');
      await fillChoices(hands);
      await hands.press(`${FORM} button[type=submit]`);
      await page.waitForSelector('[data-testid=credentials]');
      // The pressed button went with its form: what there is to read has the focus now.
      await page.waitForFunction(() =>
        document.activeElement?.matches('[data-testid=credentials], [data-testid=credentials] *'),
      );
      const number = await textOf(page, '[data-testid=credentials-number]');
      const password = await textOf(page, '[data-testid=credentials-password]');
      expect(password).toMatch(/^(?:\w{4}-){3}\w{4}$/);
      expect(await axeFaults(page)).toEqual([]);
      expect(await canSignIn(stage.origin, number, password)).toBe(true);
      await hands.press('[data-testid=credentials] > button');
      await page.waitForFunction(() => !location.pathname.includes('/registration'));
      await textHolding(page, 'header', '€');
    });

    it('by phone, proved by the code of an SMS [S3-15] [S7-21] [S7-22]', async () => {
      const { page } = visitor;
      await openRegistration(visitor, language, 'phone');
      await fillChoices(hands);
      await hands.fill('input[name=new-password]', PASSWORD);
      await hands.type('input[name=tel-national]', phone());
      await page.waitForFunction(() =>
        document.querySelector<HTMLInputElement>('input[name=tel-national]')?.value.startsWith('1511 234'),
      );
      await hands.press(`${FORM} button[type=submit]`);
      await page.waitForSelector('[data-testid=registration-code]');
      expect(await axeFaults(page)).toEqual([]);
      await hands.type('input[name=one-time-code]', await codeSentTo(stage.origin, `+49${phone()}`));
      await hands.press('[data-testid=registration-code] button[type=submit]');
      await textHolding(page, 'header', '€');
    });

    it('with every detail [S3-34]', async () => {
      const { page } = visitor;
      await openRegistration(visitor, language, 'full');
      await fillChoices(hands);
      await hands.type('input[name=given-name]', language === 'ru' ? 'Мара' : 'Mara');
      await hands.type('input[name=family-name]', language === 'ru' ? 'Линдт' : 'O’Connor');
      await hands.type('input[name=email]', `full${made}@example.com`);
      await hands.type('input[name=tel-national]', phone());
      await hands.type('input[name=street-address]', 'Lange Straße 1, Köln');
      await hands.fill('input[name=new-password]', PASSWORD);
      await hands.press('summary');
      await hands.type('input[name=promo-code]', 'SPRING');
      expect(await axeFaults(page)).toEqual([]);
      await hands.press(`${FORM} button[type=submit]`);
      await textHolding(page, 'header', '€');
    });

    it('over the page, without leaving it [S2-67]', async () => {
      const { page } = visitor;
      await visitor.open(`/${language}/live`);
      await hands.press('header a[href$="/registration"]');
      await page.waitForSelector(`[role=dialog] ${FORM}`);
      expect(await axeFaults(page)).toEqual([]);
      await fillChoices(hands);
      await hands.fill('[role=dialog] input[name=email]', `dialog${made}@example.com`);
      await hands.fill('[role=dialog] input[name=new-password]', PASSWORD);
      await hands.press(`[role=dialog] ${FORM} button[type=submit]`);
      await textHolding(page, 'header', '€');
      await page.waitForSelector('[data-testid=next-steps]');
      expect(await axeFaults(page)).toEqual([]);
      await hands.press('[data-testid=welcome] > button');
      await page.waitForSelector('[role=dialog]', { hidden: true });
      expect(new URL(page.url()).pathname).toBe(`/${language}/live`);
    });
  },
);

describe('a site that lets nobody learn who has an account', () => {
  let own: Stage;

  beforeAll(async () => {
    own = await setStage({
      site: { registration: { kinds: ['email'], emailProof: 'first', agreement: true } },
    });
  });
  afterAll(() => own.close());

  it.each(LOOKS)(
    'asks for the agreement, then for proof of the address, in $language at $width, by $by.name [S4-05]',
    async ({ language, width, by }) => {
      const visitor = await own.visit({ width, languages: language });
      const { page } = visitor;
      const hands = by(page);
      const email = `proved-${language}-${width}@example.com`;
      await visitor.open(`/${language}/registration`);
      await page.waitForSelector('[data-testid=agreement]');
      expect(await axeFaults(page)).toEqual([]);
      await hands.press('[data-testid=agreement] button');
      await hands.fill('input[name=email]', email);
      await hands.fill('input[name=new-password]', PASSWORD);
      await fillChoices(hands);
      await hands.press(`${FORM} button[type=submit]`);
      await page.waitForSelector('input[name=one-time-code]:focus');
      expect(await axeFaults(page)).toEqual([]);
      await page.keyboard.type(await codeSentTo(own.origin, email));
      await page.keyboard.press('Enter');
      await textHolding(page, 'header', '€');
      expect(visitor.troubles).toEqual([]);
      await visitor.close();
    },
  );
});

/** Whether number and password open the account, elsewhere. */
async function canSignIn(origin: string, login: string, password: string): Promise<boolean> {
  const answer = await fetch(`${origin}/web-api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ login, password, save: true }),
  });
  return answer.ok;
}
