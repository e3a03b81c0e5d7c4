import { press, textHolding } from '../pages/page-words.ts';
import { setStage, type Stage } from '../setup/stage.ts';
import type { Visitor } from '../setup/visitor.ts';

/** Matches enough that the line can be scrolled. */
const LINE_MATCHES = 24;

describe('moving between pages', () => {
  let stage: Stage;
  let visitor: Visitor;
  const scrollTop = () => visitor.page.evaluate(() => window.scrollY);
  const scrollIsAt = (topPx: number) =>
    visitor.page.waitForFunction((wanted) => Math.abs(window.scrollY - wanted) <= 1, {}, topPx);
  const scrollToMatch20 = async () => {
    // Seen, not merely there: the page is scrolled to its own place in the turn in which it is shown.
    const link = await visitor.page.waitForSelector('main a[href$="home-20-away-20"]', { visible: true });
    await link?.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  };
  const follow = (selector: string) => visitor.page.locator(selector).click();

  beforeAll(async () => {
    stage = await setStage();
    for (let number = 1; number <= LINE_MATCHES; number += 1) {
      await stage.feed.match(`line-${number}`, `Home ${number}`, `Away ${number}`);
    }
    visitor = await stage.visit();
    await visitor.open('/en/line/football');
  });
  afterAll(() => stage.close());

  it('moves the focus to the heading and says the title', async () => {
    const { page } = visitor;
    await follow('header nav a[href="/en/live"]');
    await textHolding(page, '[role=status]', 'Live');
    const focused = await page.evaluate(() => [
      document.activeElement?.tagName,
      document.activeElement?.textContent,
    ]);
    expect(focused).toEqual(['H1', 'Live']);
    expect(await page.title()).toBe('Live · Paddock');
  });

  it('starts a new page at its top, and comes back to where one was [S2-01]', async () => {
    const { page } = visitor;
    await follow('header nav a[href="/en/line"]');
    await scrollToMatch20();
    const left = await scrollTop();
    expect(left).toBeGreaterThan(300);
    await follow('main a[href$="home-20-away-20"]');
    await textHolding(page, 'h1', 'Home 20');
    expect(await scrollTop()).toBe(0);
    await page.evaluate(() => history.back());
    await textHolding(page, 'h1', 'Sports');
    await scrollIsAt(left);
    await page.evaluate(() => history.forward());
    await textHolding(page, 'h1', 'Home 20');
    await scrollIsAt(0);
  });

  it('comes back to where one was though a link within the page had been followed', async () => {
    const { page } = visitor;
    await visitor.open('/en/privacy-policy');
    await page.waitForSelector('main section:nth-of-type(3) a[href^="#"]', { visible: true });
    await page.$eval('main section:nth-of-type(3) a[href^="#"]', (link) => (link as HTMLElement).click());
    await page.waitForFunction(() => location.hash !== '' && window.scrollY > 0);
    await page.evaluate(() => window.scrollBy({ top: 333, behavior: 'instant' }));
    const left = await scrollTop();
    await follow('header nav a[href="/en/live"]');
    await textHolding(page, 'h1', 'Live');
    await page.evaluate(() => history.back());
    await textHolding(page, 'h1', 'Privacy');
    await scrollIsAt(left);
  });

  it('keeps the position over a reload', async () => {
    const { page } = visitor;
    await visitor.open('/en/line/football');
    await scrollToMatch20();
    const left = await scrollTop();
    await page.reload();
    await scrollIsAt(left);
    expect(left).toBeGreaterThan(300);
  });

  it('lets a link opt out of scrolling by its flag [S2-01]', async () => {
    const { page } = visitor;
    const left = await scrollTop();
    await page.evaluate(() => {
      const link = document.createElement('a');
      link.href = '/en/line/football?noscroll=1';
      link.textContent = 'the same list';
      document.querySelector('main')?.append(link);
      link.click();
    });
    await page.waitForFunction(() => location.search === '?noscroll=1');
    await page.waitForSelector('.frame-progress', { hidden: true });
    await textHolding(page, 'h1', 'Football');
    expect(await scrollTop()).toBe(left);
  });

  it('changes the language in place, without another document', async () => {
    const { page } = visitor;
    await visitor.open('/en/line/football');
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await press(page, 'Preferences');
    await follow('a[lang=ru]');
    await textHolding(page, 'h1', 'Футбол');
    await textHolding(page, 'header', 'Войти');
    await textHolding(page, 'aside', 'Купон');
    const { lang, path, sameDocument } = await page.evaluate(() => ({
      lang: document.documentElement.lang,
      path: location.pathname,
      sameDocument: 'sameDocument' in window,
    }));
    expect({ lang, path, sameDocument }).toEqual({
      lang: 'ru',
      path: '/ru/line/football',
      sameDocument: true,
    });
    // The words come first, what belongs to the address with its page.
    await page.waitForSelector(`link[rel=canonical][href="${stage.origin}/ru/line/football"]`);
    await page.evaluate(() => history.back());
    await textHolding(page, 'h1', 'Football');
  });

  it('met no script error on the way', () => {
    expect(visitor.troubles).toEqual([]);
  });
});
