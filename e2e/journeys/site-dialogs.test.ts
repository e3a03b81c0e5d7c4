import type { Page } from 'puppeteer';

import { pointer, type Hands } from '../pages/hands.ts';
import { press, textHolding } from '../pages/page-words.ts';
import { axeFaults } from '../setup/page-check.ts';
import { setStage, type Stage } from '../setup/stage.ts';
import type { Visitor } from '../setup/visitor.ts';

/** What the journey reads and presses, by language. */
const WORDS = {
  en: {
    cookies: 'Cookies on this site',
    choose: 'Choose',
    choice: 'Your choice of cookies',
    save: 'Save my choice',
    necessaryOnly: 'Necessary only',
    news: 'The new Paddock site',
    look: 'Look around',
    tooOld: 'Your browser is too old for this site',
  },
  ru: {
    cookies: 'Файлы cookie на сайте',
    choose: 'Выбрать',
    choice: 'Какие файлы cookie разрешить',
    save: 'Сохранить выбор',
    necessaryOnly: 'Только необходимые',
    news: 'Новый сайт Paddock',
    look: 'Осмотреться',
    tooOld: 'Ваш браузер устарел для этого сайта',
  },
} as const;

const LOOKS = [
  { language: 'en', scheme: 'light' },
  { language: 'ru', scheme: 'dark' },
] as const;

let stage: Stage;
beforeAll(async () => {
  stage = await setStage({ site: { isShowCookieAgreePopup: true, isShowNewSiteInfo: true } });
});
afterAll(() => stage.close());

/** So long nothing more has come. */
const QUIET_MS = 800;

describe.each(LOOKS)('what a site asks and tells, on a phone in $language', ({ language, scheme }) => {
  const words = WORDS[language];
  let visitor: Visitor;
  let page: Page;
  let hands: Hands;

  beforeEach(async () => {
    visitor = await stage.visit({ width: 390, height: 844, scheme, languages: language });
    page = visitor.page;
    hands = pointer(page);
  });
  afterEach(async () => {
    expect(visitor.troubles).toEqual([]);
    await visitor.close();
  });

  const dialogSays = (text: string) => textHolding(page, '[role=dialog]', text);
  async function isClean(): Promise<void> {
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThan(
      1,
    );
    expect(await axeFaults(page)).toEqual([]);
  }
  /**
   * Nothing has come up by itself once everything that the page fetches is there. Requests that a reload gave up are never
   * told to have ended, so that the page is asked, not the browser.
   */
  async function isLeftInPeace(): Promise<void> {
    await page.waitForSelector('main h1', { visible: true });
    await page.waitForFunction(
      (quietMs) => {
        const ends = performance
          .getEntriesByType('resource')
          .map((entry) => entry.startTime + entry.duration);
        return document.readyState === 'complete' && performance.now() - Math.max(...ends) > quietMs;
      },
      { polling: 200 },
      QUIET_MS,
    );
    expect(await page.$('[role=dialog], .frame-dialog-wait')).toBeNull();
  }

  it('the question about cookies, answered by a choice, and the news; both once [S2-67, S4-10, S6-04]', async () => {
    await visitor.open(`/${language}/live`);
    await dialogSays(words.cookies);
    await isClean();
    await press(page, words.choose);
    await dialogSays(words.choice);
    await isClean();
    await hands.tick('[data-testid=cookie-consent-customise] > :nth-child(3) label');
    await press(page, words.save);

    await dialogSays(words.news);
    await isClean();
    await press(page, words.look);
    await page.waitForSelector('[role=dialog]', { hidden: true });

    await page.reload();
    await isLeftInPeace();
    await hands.press('footer button');
    await dialogSays(words.cookies);
    await press(page, words.choose);
    await dialogSays(words.choice);
    const answers = await page.$$eval('[role=dialog] input', (switches) =>
      switches.map(({ checked }) => checked),
    );
    expect(answers).toEqual([true, false, true]);
  });

  it('no to cookies by one press, and the way from the news to the sign-in [S4-10, S4-21]', async () => {
    await visitor.open(`/${language}/live`);
    await dialogSays(words.cookies);
    await press(page, words.necessaryOnly);
    await dialogSays(words.news);
    await page.locator('[data-testid=new-site] button').click();
    await page.waitForSelector('[role=dialog] [data-testid=login-form]');
    await isClean();
    await page.keyboard.press('Escape');
    await page.waitForSelector('[role=dialog]', { hidden: true });
    await page.reload();
    await isLeftInPeace();
  });

  it('that a browser is too old, until it is newer [S2-55]', async () => {
    const { identifier } = await page.evaluateOnNewDocument(() => {
      CSS.supports = () => false;
    });
    await visitor.open(`/${language}/live/football?a=1`);
    await textHolding(page, 'h1', words.tooOld);
    const { pathname, search } = new URL(page.url());
    expect([pathname, search]).toEqual([`/${language}/oldbrowser`, '?path=%2Flive%2Ffootball%3Fa%3D1']);
    expect(await page.$('script, [role=dialog]')).toBeNull();
    await isClean();

    await page.removeScriptToEvaluateOnNewDocument(identifier);
    await page.locator('a').click();
    await page.waitForFunction(() => location.pathname.endsWith('/live/football'));
    await dialogSays(words.cookies);
  });
});
