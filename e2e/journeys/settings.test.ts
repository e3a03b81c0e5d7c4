import type { Page } from 'puppeteer';

import { legsStand, pick, typeStake } from '../pages/coupon.ts';
import { drawnLists } from '../pages/drawn-lists.ts';
import { signIn, signOut } from '../pages/login.ts';
import { textHolding } from '../pages/page-words.ts';
import { openAccount, type Account } from '../setup/account.ts';
import { faultsOf } from '../setup/page-check.ts';
import { setStage, type Stage } from '../setup/stage.ts';
import type { Visitor } from '../setup/visitor.ts';

const TEAMS = 'Harbour City – Mill Rovers';
const HOME_CELL = `[aria-label*="${TEAMS}"][data-selection$=".home"]`;

/** Waits for what the cell of a price shows. A tab behind another one draws nothing and polls nothing. */
async function shows(page: Page, price: string): Promise<void> {
  await page.bringToFront();
  await textHolding(page, HOME_CELL, price);
}

async function press(page: Page, role: 'radio' | 'switch', name: string): Promise<void> {
  await page.bringToFront();
  await page.locator(`::-p-aria([name="${name}"][role="${role}"])`).click();
}

const choose = (page: Page, name: string) => press(page, 'radio', name);
const flip = (page: Page, name: string) => press(page, 'switch', name);
/** Waits until the document carries a setting. */
async function stands(page: Page, attribute: string, value: string | null): Promise<void> {
  await page.bringToFront();
  await page.waitForFunction(
    (name, wanted) => document.documentElement.getAttribute(name) === wanted,
    {},
    attribute,
    value,
  );
}

/** Waits until the document carries all that the player has chosen for it. */
async function isDressed(page: Page): Promise<void> {
  await stands(page, 'data-theme', 'dark');
  await stands(page, 'data-scale', '1.25');
  await stands(page, 'data-look', 'compact');
}

/** Switches of settings that styles act on; the last two have a button of their own on the page. */
const LOOKS = [
  'Light version Nothing moves, fades or shines, and team colours are left out.',
  'Marks of moved prices A colour and an arrow for two seconds when a price goes up or down.',
  'Sports alone in the menu Championships are left to their own page.',
  'Numbers of matches To name a match when you write to us.',
  'Whole menu of sports Off, the menu is icons on wide screens too.',
  'Whole coupon Off, the coupon is a strip until you open it.',
] as const;
const ALL_LOOKS = 'compact light unmarked-prices sports-only event-numbers menu-folded coupon-folded';

describe('a player’s settings hold at once, in all tabs and on all devices', () => {
  let stage: Stage;
  let desk: Visitor;
  let phone: Visitor;
  let account: Account;
  let prices: Page;

  beforeAll(async () => {
    stage = await setStage();
    await stage.feed.match('e1', 'Harbour City', 'Mill Rovers', { prices: [2100, 3400, 3600] });
    desk = await stage.visit();
    account = await openAccount(desk, '20.00');
    prices = await desk.newTab('/en/line/football');
    await shows(prices, '2.10');
    await desk.page.bringToFront();
    await desk.open('/en/office/settings');
    await textHolding(desk.page, 'h1', 'Settings');
  });
  afterAll(() => stage.close());

  it('writes every price on the page another way, in the other tab too', async () => {
    await choose(desk.page, 'American +150');
    await textHolding(desk.page, '[data-testid=settings-preview]', '+110');
    await shows(prices, '+110');
    await choose(desk.page, 'Fractional 6/4, 6 to 4');
    await shows(prices, '11/10');
    const label = await prices.$eval(HOME_CELL, (cell) => cell.getAttribute('aria-label'));
    expect(label).toContain('11/10, 11 to 10');
  });

  it('keeps stake, comparison and striking exact while prices are fractions', async () => {
    await pick(prices, TEAMS, 'home');
    await typeStake(prices, '10.00');
    await textHolding(prices, '#region-aside', '€21.00');
    // 2.10 and 2.09 read 11/10 alike; the coupon asks all the same, because it compares the prices themselves.
    await stage.feed.prices('e1', [2088, 3400, 3600]);
    await legsStand(prices, 'moved');
    await textHolding(prices, '[data-testid=coupon-accept]', 'Accept 2.088 instead of 2.10');
    await stage.feed.prices('e1', [2100, 3400, 3600]);
    await legsStand(prices, 'kept');
    await desk.page.bringToFront();
  });

  it('follows theme, text size and rows in the other tab', async () => {
    await choose(desk.page, 'Dark');
    await choose(desk.page, '125%');
    await flip(desk.page, 'Compact lists Lower rows, more matches on the screen.');
    await isDressed(prices);
    const row = await prices.$eval('[data-event]', (element) => element.getBoundingClientRect().height);
    expect(row).toBeLessThan(58);
  });

  /** What is drawn while a price has just moved. */
  async function afterMove(home: number) {
    await prices.bringToFront();
    await stage.feed.prices('e1', [home, 3400, 3600]);
    await prices.waitForSelector(`${HOME_CELL}[data-move]`);
    return drawnLists(prices, HOME_CELL);
  }

  it('draws lists the way the player wants them, and back again', async () => {
    for (const name of LOOKS) await flip(desk.page, name);
    await stands(prices, 'data-look', ALL_LOOKS);
    const asWanted = { menu: 56, coupon: 56, number: true, leagues: false, isMarked: false };
    expect(await afterMove(2200)).toEqual(asWanted);
    await prices.locator('[aria-label="Open the coupon"]').click();
    await prices.locator('[title="Whole menu"]').click();
    for (const name of LOOKS.slice(0, -2)) await flip(desk.page, name);
    await stands(prices, 'data-look', 'compact');
    const asEver = { menu: 240, coupon: 320, number: false, leagues: true, isMarked: true };
    expect(await afterMove(2100)).toEqual(asEver);
  });

  it('shows kick-offs by the zone and clock that were chosen, in the other tab too', async () => {
    await desk.page.bringToFront();
    await desk.page.select('select[name=time-zone]', '-8');
    await flip(desk.page, '12-hour clock');
    await prices.bringToFront();
    const kickOff = await prices.$eval('[data-event] time', ({ dateTime }) => dateTime);
    const clock = { timeZone: 'Etc/GMT+8', hour: 'numeric', minute: '2-digit', hour12: true } as const;
    const there = new Intl.DateTimeFormat('en', clock).format(new Date(kickOff));
    await textHolding(prices, '[data-event] time', there.replace(/\s+/g, ' '));
  });

  it('hides the balance in the header, on the account page, at the cashier and in the coupon [S3-19]', async () => {
    const { page } = desk;
    await textHolding(page, 'header', '€20.00');
    await flip(
      page,
      'Hide the balance Dots stand for your balance everywhere. Stakes and winnings stay readable.',
    );
    await prices.bringToFront();
    await textHolding(prices, 'header', '••••••');
    await page.bringToFront();
    for (const path of ['/en/office/account', '/en/office/recharge', '/en/line/football']) {
      await desk.open(path);
      await textHolding(page, 'header', '••••••');
      await page.waitForSelector('main h1');
      expect(await textWithoutRecentPlay(page)).not.toContain('€20.00');
    }
    const config = await page.evaluate(async () => {
      const { token } = (await (await fetch('/web-api/user/gettoken')).json()) as { token: string };
      const answer = await fetch('/web-api/user/config', { headers: { authorization: `Bearer ${token}` } });
      return ((await answer.json()) as { result: { user_hide_balance: boolean } }).result;
    });
    expect(config.user_hide_balance).toBe(true);
  });

  it('are found at the first sign-in on a phone, over what was chosen there as a guest', async () => {
    phone = await stage.visit({ width: 390, height: 844, languages: 'ru' });
    const { page } = phone;
    await phone.open('/ru/line/football');
    await shows(page, '2,10');
    await page.locator('header button[aria-label="Настройки вида"]').click();
    await choose(page, 'Светлая');
    await stands(page, 'data-theme', 'light');
    await phone.open('/ru/user/login');
    await signIn(page, account);
    await stands(page, 'data-theme', 'dark');
    await phone.open('/ru/line/football');
    await shows(page, '11/10');
    await isDressed(page);
  });

  it('change on the desk the moment they are changed on the phone', async () => {
    const { page } = phone;
    await page.bringToFront();
    await phone.open('/ru/office/settings');
    await textHolding(page, 'h1', 'Настройки');
    await choose(page, 'Гонконгские 1,50');
    await shows(prices, '1.10');
    await desk.page.bringToFront();
    await desk.open('/en/office/settings');
    await choose(desk.page, '100%');
    for (const other of [page, prices]) await stands(other, 'data-scale', '1');
  });

  it('two devices change different things at the same time, and both hold', async () => {
    await Promise.all([choose(desk.page, 'Light'), flip(phone.page, '12-часовой формат времени')]);
    for (const page of [desk.page, phone.page]) {
      await stands(page, 'data-theme', 'light');
      await page.waitForFunction(
        () => !/[AP]M/.test(document.querySelector('[data-testid=settings-preview]')?.textContent ?? 'AM'),
      );
    }
  });

  it('survive a reload, and leave with the player: the guest’s are back', async () => {
    await phone.page.bringToFront();
    await phone.page.reload({ waitUntil: 'domcontentloaded' });
    await textHolding(phone.page, '[data-testid=settings-preview]', '1,10');
    await desk.page.bringToFront();
    await desk.open('/en/line/football');
    // Signing out loads the page anew; what is asked of the old one on the way is lost.
    const anew = desk.page.waitForResponse((response) => response.request().resourceType() === 'document');
    await Promise.all([anew, signOut(desk.page)]);
    await desk.open('/en/line/football');
    await shows(desk.page, '2.10');
    await stands(desk.page, 'data-look', '');
  });

  it.each(['/en/office/settings', '/en/office/account', '/en/office/account/edit'])(
    'has no fault at %s on a phone, in Russian as in English',
    async (path) => {
      await phone.page.bringToFront();
      for (const address of [path, path.replace('/en', '/ru')]) {
        expect(await faultsOf(phone.page, stage.origin + address)).toEqual([]);
      }
    },
  );

  it('went without an error', () => {
    expect([...desk.troubles, ...phone.troubles]).toEqual([]);
  });
});

/** All the page says but for what was paid in: that is no balance, and may be as much. */
function textWithoutRecentPlay(page: Page): Promise<string> {
  return page.$eval('body', (body) => {
    const copy = body.cloneNode(true) as HTMLElement;
    copy.querySelector('[data-testid=recent-play]')?.remove();
    return copy.textContent;
  });
}
