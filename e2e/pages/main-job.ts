import type { FeedDriver } from '../setup/feed-driver.ts';
import type { Visitor } from '../setup/visitor.ts';
import { pick, place, placedNumber, typeStake } from './coupon.ts';
import { textHolding, textOf } from './page-words.ts';

/** Numbers of the two bets of the job. */
export interface PlacedBets {
  readonly single: string;
  readonly accumulator: string;
}

/** Tells of the matches that are bet on. */
export async function announceMatches(feed: FeedDriver): Promise<void> {
  await feed.match('live-1', 'Harbour City', 'Mill Rovers', { live: true, prices: [2100, 3400, 3600] });
  await feed.match('live-2', 'Lake Town', 'Hill Park', { live: true, prices: [1900, 3400, 4100] });
  await feed.match('line-1', 'North Albion', 'South Albion', { prices: [1440, 4200, 7000] });
  await feed.match('line-2', 'East United', 'West United', { prices: [2100, 3300, 3500] });
}

/** Places 10.00 of 100.00 on the live match, whose price is 2.20, and waits out its delay. Answers the bet's number. */
export async function placeSingle(visitor: Visitor): Promise<string> {
  const { page } = visitor;
  await visitor.open('/en/live/football');
  await pick(page, 'Harbour City – Mill Rovers', 'home');
  await typeStake(page, '10.00');
  await textHolding(page, '[data-testid=coupon-place]', 'Place bet €10.00');
  await place(page);
  const single = await placedNumber(page);
  await textHolding(page, 'header', '€90.00');
  return single;
}

/** Places 10.00 on two matches to come, one of whose prices moves before. Answers the bet's number. */
export async function placeAccumulator(visitor: Visitor, feed: FeedDriver): Promise<string> {
  const { page } = visitor;
  await visitor.open('/en/line/football');
  await pick(page, 'North Albion – South Albion', 'home');
  await pick(page, 'East United – West United', 'home');
  await typeStake(page, '10.00');
  await feed.prices('line-2', [2050, 3300, 3600]);
  await textHolding(page, '[data-testid=coupon-accept]', 'Accept 2.05 instead of 2.10 and place €10.00');
  await place(page);
  const accumulator = await placedNumber(page);
  await textHolding(page, '[data-testid=coupon-receipts]', '€29.52');
  await textHolding(page, 'header', '€80.00');
  return accumulator;
}

/** Lets the matches end, and both bets are won under the player's eyes. */
export async function watchThemSettle({ page }: Visitor, feed: FeedDriver): Promise<void> {
  await feed.finish('live-1', [2, 1]);
  await textHolding(page, 'header', '€102.00');
  await feed.finish('line-1', [1, 0]);
  await feed.finish('line-2', [3, 0]);
  await textHolding(page, 'header', '€131.52');
}

/** Bets, statement and balance say the same. */
export async function seeBooksAgree(visitor: Visitor, bets: PlacedBets): Promise<void> {
  const { page } = visitor;
  await visitor.open('/en/office/account');
  await textHolding(page, `[data-bet="${bets.single}"]`, 'Won €22.00');
  await textHolding(page, `[data-bet="${bets.accumulator}"]`, 'Won €29.52');
  await visitor.open('/en/office/history');
  await page.locator('::-p-aria(Statement)').click();
  const statement = await textHolding(page, 'table', 'Deposit');
  for (const line of ['+€100.00', '−€10.00', '+€22.00', '+€29.52'])
    expect(normal(statement)).toContain(normal(line));
  const newest = await textOf(page, 'tbody tr:first-child');
  expect(newest).toContain('€131.52');
}

/** Browsers write the minus as a hyphen or a true minus. */
function normal(text: string): string {
  return text.replaceAll('−', '-');
}
