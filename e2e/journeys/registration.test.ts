import { keyboard, pointer, type Hands } from '../pages/hands.ts';
import { fillChoices } from '../pages/registration.ts';
import {
  registerByPhone,
  registerInOneClick,
  registerOverThePage,
  registerWithEveryDetail,
  type Applicant,
} from '../pages/registration-ways.ts';
import { textHolding } from '../pages/page-words.ts';
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

    const applicant = (): Applicant => ({
      ...{ visitor, hands, language, number: 1000 + made, origin: stage.origin },
      look: async () => {
        expect(await axeFaults(visitor.page)).toEqual([]);
      },
    });

    it('in one click: the password is shown once and leads in again [S2-51]', () =>
      registerInOneClick(applicant()));

    it('by phone, proved by the code of an SMS [S3-15] [S7-21] [S7-22]', () => registerByPhone(applicant()));

    it('with every detail [S3-34]', () => registerWithEveryDetail(applicant()));

    it('over the page, without leaving it [S2-67]', () => registerOverThePage(applicant()));
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
