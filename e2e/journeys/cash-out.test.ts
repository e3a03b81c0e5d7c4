import { pick, place, placedNumber, typeStake } from '../pages/coupon.ts';
import { press, textHolding } from '../pages/page-words.ts';
import { openAccount } from '../setup/account.ts';
import { setStage, type Stage } from '../setup/stage.ts';
import type { Visitor } from '../setup/visitor.ts';
import { writeOver } from '../pages/write-over.ts';

const BETS = '[data-open-bet]';
/** Leads from the coupon to the open bets. */
const SWITCH = '[data-testid=coupon-bets]';
const OFFER = '[data-testid=cash-out]';
/** Of the form that asks how much. */
const SURE = '[data-testid=cash-out-sure]';
const DIALOG = '[role=dialog]';
/** The press of an edit. */
const EDIT = '[data-testid=coupon-edit]';

describe('leaving a bet before it ends', () => {
  let stage: Stage;
  let player: Visitor;

  beforeAll(async () => {
    stage = await setStage();
    await stage.feed.match('live-1', 'Harbour City', 'Mill Rovers', {
      live: true,
      prices: [2000, 3400, 3600],
    });
    await stage.feed.match('line-1', 'North Albion', 'South Albion', { prices: [2000, 3400, 3600] });
    player = await stage.visit();
    await openAccount(player, '100.00');
  });
  afterAll(() => stage.close());

  async function bet(section: string, teams: string): Promise<void> {
    const { page } = player;
    await player.open(`/en/${section}/football`);
    await pick(page, teams, 'home');
    await typeStake(page, '10.00');
    await place(page);
    await placedNumber(page);
  }

  async function seeBets(): Promise<void> {
    await textHolding(player.page, SWITCH, 'My bets 1');
    await player.page.locator(SWITCH).click();
  }

  it('a part of it at once, in the coupon', async () => {
    const { page } = player;
    await bet('line', 'North Albion – South Albion');
    await textHolding(page, 'header', '€90.00');
    await seeBets();
    await textHolding(page, BETS, 'Cash out €9.14');
    await page.locator(OFFER).click();
    await textHolding(page, BETS, 'we keep 4% of what the bet is worth');
    await writeOver(page, `${BETS} input`, '4.00');
    await textHolding(page, SURE, 'Cash out €3.65');
    await page.locator(SURE).click();
    await textHolding(page, 'header', '€93.65');
    await textHolding(page, BETS, 'Already cashed out');
    await textHolding(page, BETS, '€6.00');
  });

  it('the rest when its price is better, from the history', async () => {
    const { page } = player;
    await player.open('/en/office/history');
    await textHolding(page, '[data-testid=bet]', 'Cashed out €4.00 of the stake');
    await page.locator('[data-testid=bet] ::-p-aria(Cash out)').click();
    await textHolding(page, DIALOG, 'Cash out €5.48');
    await stage.feed.prices('line-1', [1200, 7000, 12_000]);
    await textHolding(page, DIALOG, 'Cash out €9.42');
    await page.locator(OFFER).click();
    await page.locator(SURE).click();
    await textHolding(page, DIALOG, 'The bet has ended');
    await textHolding(page, 'header', '€103.07');
    await player.open('/en/office/history?result=cashed-out');
    await textHolding(page, '[data-testid=bet]', 'Cashed out €13.07');
    await press(page, 'How it was reckoned');
    await textHolding(page, '[data-testid=bet]', 'Paid in all€13.07');
  });

  it('by itself, at the value it was told', async () => {
    const { page } = player;
    await stage.feed.prices('line-1', [2000, 3400, 3600]);
    await bet('line', 'North Albion – South Albion');
    await seeBets();
    await page.locator(OFFER).click();
    await writeOver(page, '[data-testid=cash-out-order]', '9.50');
    await press(page, 'Set this value');
    await textHolding(page, BETS, 'automatically when the offer reaches €9.50');
    await stage.feed.prices('line-1', [1200, 7000, 12_000]);
    await textHolding(page, 'header', '€108.77');
    await player.open('/en/office/messages');
    await textHolding(
      page,
      'main',
      'Your bet was cashed out automatically, as you asked at €9.50: €15.70 paid',
    );
  });

  it('after the delay with a match in play, unless the price falls meanwhile', async () => {
    const { page } = player;
    await bet('live', 'Harbour City – Mill Rovers');
    await seeBets();
    await textHolding(page, BETS, 'Cash out €8.95');
    await page.locator(OFFER).click();
    await textHolding(page, BETS, 'In play it is decided after');
    await page.locator(SURE).click();
    await textHolding(page, BETS, 'Decided in');
    await stage.feed.prices('live-1', [2200, 3300, 3300]);
    await textHolding(page, BETS, 'The offer has gone down');
    await stage.feed.prices('live-1', [1500, 4000, 6500]);
    await textHolding(page, BETS, 'Cash out €12.12');
    await page.locator(OFFER).click();
    await page.locator(SURE).click();
    await textHolding(page, 'header', '€110.89');
  });

  it('goes on as another bet: the difference is paid back, and the history tells both', async () => {
    const { page } = player;
    await stage.feed.prices('line-1', [2000, 3400, 3600]);
    await bet('line', 'North Albion – South Albion');
    await player.open('/en/office/history');
    await page.locator('[data-testid=bet] ::-p-aria(Edit)').click();
    await textHolding(page, '[data-testid=coupon-editing]', 'You edit bet');
    await textHolding(page, EDIT, 'more');
    const other = await player.newTab('/en/line');
    await textHolding(other, '[data-testid=coupon-editing]', 'You edit bet');
    await press(other, 'Back to my coupon');
    await page.bringToFront();
    await page.waitForSelector(EDIT, { hidden: true });
    await player.open('/en/office/history');
    await page.locator('[data-testid=bet] ::-p-aria(Edit)').click();
    await textHolding(page, EDIT, 'more');
    await textHolding(other, '[data-testid=coupon-editing]', 'You edit bet');
    await other.close();
    await typeStake(page, '5.00');
    await textHolding(page, EDIT, 'back');
    await page.reload();
    await textHolding(page, EDIT, 'back');
    await page.locator(EDIT).click();
    await textHolding(page, '[data-testid=coupon-receipts]', '€5.00');
    await player.open('/en/office/history');
    await textHolding(page, '[data-testid=bet]', 'Edited from bet');
    expect(player.troubles).toEqual([]);
  });
});
