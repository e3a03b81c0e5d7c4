import { parseAmount } from '@paddock/contract';
import type { AccountsView } from '@paddock/contract/schemas';
import type { Page } from 'puppeteer';

import { pick, place, placedNumber, typeStake } from '../pages/coupon.ts';
import { textHolding } from '../pages/page-words.ts';
import { openAccount } from '../setup/account.ts';
import { axeFaults } from '../setup/page-check.ts';
import { setStage, type Stage } from '../setup/stage.ts';
import type { Visitor } from '../setup/visitor.ts';
import { chooseOption } from '../pages/choose-option.ts';
import { writeOver } from '../pages/write-over.ts';

const WORDS = {
  en: {
    add: (iso: string) => `Add ${iso}`,
    exchange: 'Exchange',
    use: 'Use this account',
    used: 'Bets and payments use this account from now on.',
    exchanged: 'Exchanged: €10.00 for ¥1,608.',
    yen: '¥1,608',
    statement: 'Statement',
    lines: 'Lines',
    removed: 'was removed',
    remove: (iso: string) => `Remove ${iso}`,
  },
  ru: {
    add: (iso: string) => `Добавить ${iso}`,
    exchange: 'Обменять',
    use: 'Выбрать этот счёт',
    used: 'Теперь ставки и платежи идут с этого счёта.',
    exchanged: 'Обмен выполнен: 10,00 € на 1 608 ¥.',
    yen: '1 608 ¥',
    statement: 'Выписка',
    lines: 'Строк',
    removed: 'убран',
    remove: (iso: string) => `Убрать ${iso}`,
  },
} as const;

const LOOKS = [
  { language: 'en', width: 1366, height: 900 },
  { language: 'ru', width: 390, height: 844 },
] as const;

let stage: Stage;
beforeAll(async () => {
  stage = await setStage({ site: { currencies: ['EUR', 'RUB', 'JPY', 'KWD'] } });
  await stage.feed.match('cur-1', 'Harbour City', 'Mill Rovers');
});
afterAll(() => stage.close());

/** A player keeps money in several currencies, bets with it, and can show where it went. */
describe.each(LOOKS)('money in several currencies, in $language at $width', ({ language, width, height }) => {
  const words = WORDS[language];
  /** The coupon stands beside the page; on phones it is a sheet, which has a journey of its own. */
  const hasCoupon = width >= 1024;
  let visitor: Visitor;
  let page: Page;

  beforeAll(async () => {
    visitor = await stage.visit({ width, height, languages: language });
    page = visitor.page;
    await openAccount(visitor, '20.00');
    await visitor.open(`/${language}/office/account`);
    await page.waitForSelector('[data-testid=add-currency]');
  });
  afterAll(() => visitor.close());

  const card = (iso: string) => `[data-account][data-iso="${iso}"]`;
  const note = (words: string) => textHolding(page, 'body', words);
  /** The note of what was done before may lie over a button of a phone. */
  const pressUnderNotes = async (selector: string): Promise<void> => {
    const button = await page.waitForSelector(selector);
    await button?.evaluate((element) => (element as HTMLElement).click());
  };

  it.each(['JPY', 'KWD'])('adds %s, whose account appears by itself [S4-19, S7-19]', async (iso) => {
    await chooseOption(page, '[data-testid=add-currency] select', iso);
    await pressUnderNotes(`::-p-aria(${words.add(iso)})`);
    await page.waitForSelector(card(iso));
  });

  it('sees rate and result before exchanging, and both accounts after', async () => {
    // The form is at the page's end; what stands under the fixed header cannot be pressed.
    await page.evaluate(() => scrollTo(0, 0));
    await page.locator(`${card('EUR')} ::-p-aria([name="${words.exchange}"][role="button"])`).click();
    await writeOver(page, '[data-testid=exchange-amount]', '10.00');
    await textHolding(page, '[data-testid=exchange-quote]', '160');
    await textHolding(page, '[data-testid=exchange-quote]', words.yen);
    expect(await axeFaults(page)).toEqual([]);
    await page.locator('[data-testid=exchange-form] button[type=submit]:not([aria-disabled=true])').click();
    await note(words.exchanged);
    await textHolding(page, card('JPY'), words.yen);
  });

  it('bets with the yen, and the other tab knows at once [S4-19, S7-18]', async () => {
    await pressUnderNotes(`${card('JPY')} ::-p-aria([name="${words.use}"][role="button"])`);
    await note(words.used);
    const otherTab = await visitor.newTab(`/${language}/office/account`);
    await textHolding(otherTab, card('JPY'), words.yen);
    await page.bringToFront();
    if (hasCoupon) {
      await visitor.open(`/${language}/line`);
      await pick(page, 'Harbour City', 'home');
      await typeStake(page, '608');
      await place(page);
      await placedNumber(page);
      // A tab behind another draws no frames to wait by.
      await otherTab.waitForFunction(
        (css) => document.querySelector(css)?.textContent.includes('¥1,000') === true,
        { polling: 100 },
        card('JPY'),
      );
    }
    await otherTab.close();
  });

  it('shows the statement of the account in use, clean for everyone, and exports what replays', async () => {
    await visitor.open(`/${language}/office/history`);
    await page.locator(`::-p-aria([name="${words.statement}"])`).click();
    await textHolding(page, '[data-testid=statement-summary]', words.lines);
    await textHolding(page, 'main table', language === 'en' ? 'Exchange' : 'Обмен');
    await page.waitForSelector('[data-testid=money-totals] dd');
    expect(await axeFaults(page)).toEqual([]);
    const href = await page.$eval('a[download]', (link) => link.getAttribute('href') ?? '');
    const csv = await page.evaluate(async (address) => (await fetch(address)).text(), href);
    const lines = csv.replace('\uFEFF', '').trimEnd().split('\r\n').slice(1);
    const total = lines.reduce((sum, line) => sum + (parseAmount(line.split(',')[4] ?? '', 'JPY') ?? 0n), 0n);
    expect([lines.length, total]).toEqual(hasCoupon ? [2, 1_000n] : [1, 1_608n]);
  });

  it('removes the currency that holds nothing, but not the others [S7-19]', async () => {
    await visitor.open(`/${language}/office/account`);
    await page.waitForSelector(card('KWD'));
    await pressUnderNotes(`::-p-aria(${words.remove('KWD')})`);
    await page.waitForSelector(card('KWD'), { hidden: true });
    expect(await page.$$(`::-p-aria(${words.remove('JPY')})`)).toEqual([]);
    expect(await axeFaults(page)).toEqual([]);
    const { all_accounts } = await page.evaluate(async () => {
      const token = await fetch('/web-api/user/gettoken?force_refresh=true');
      const { token: bearer } = (await token.json()) as { token: string };
      const answer = await fetch('/web-api/user/accounts', {
        headers: { authorization: `Bearer ${bearer}` },
      });
      return (await answer.json()) as AccountsView;
    });
    expect(all_accounts.map(({ iso, isActive }) => [iso, isActive])).toEqual([
      ['EUR', false],
      ['JPY', true],
    ]);
  });

  it('met no script error and no server error on the way', () => {
    expect(visitor.troubles).toEqual([]);
  });
});
