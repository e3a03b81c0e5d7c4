import type { Page } from 'puppeteer';

import { buttonSays, legsStand, pick, place, placedNumber, typeStake } from '../pages/coupon.ts';
import { press, textHolding } from '../pages/page-words.ts';
import { writeOver } from '../pages/write-over.ts';
import { openAccount } from '../setup/account.ts';
import { setStage, type Stage } from '../setup/stage.ts';
import type { Visitor } from '../setup/visitor.ts';

const MATCHES = [
  ['line-1', 'North Albion', 'South Albion'],
  ['line-2', 'East United', 'West United'],
  ['line-3', 'Lake Athletic', 'Hill Wanderers'],
] as const;

describe('a player who knows what to look for', () => {
  let stage: Stage;
  let player: Visitor;
  let page: Page;

  beforeAll(async () => {
    stage = await setStage();
    for (const [event, home, away] of MATCHES)
      await stage.feed.match(event, home, away, { prices: [2000, 3400, 3600] });
    const silk = { pattern: 'solid' as const, colours: ['#1c4532', '#f4efe2'] as [string, string] };
    await stage.feed.send({
      ...{ kind: 'fixture', event: 'cricket-1', sport: 'cricket', startsAtMs: Date.now() + 3_600_000 },
      region: { id: 'northland', code: 'world', name: { en: 'Northland' } },
      championship: { id: 'northern-t20', slug: 'northern-t20', name: { en: 'Northern T20' } },
      home: { name: { en: 'Harbour Kings' }, silk },
      away: { name: { en: 'Mill Stars' }, silk },
    });
    player = await stage.visit();
    ({ page } = player);
    await openAccount(player, '100.00');
  });
  afterAll(() => stage.close());

  it('finds a team by a mistyped name, and its page', async () => {
    await player.open('/en/live');
    await writeOver(page, '#region-menu input[type=search]', 'est unted');
    await page.locator('#region-menu a::-p-text(East United)').click();
    await textHolding(page, 'main', 'East United');
  });

  it('finds a match of cricket in its hub', async () => {
    await player.open('/en/top-sports/cricket');
    await textHolding(page, 'main', 'Harbour Kings');
  });

  it('bets a system, and once more from the history', async () => {
    await player.open('/en/line/football');
    for (const [, home, away] of MATCHES) await pick(page, `${home} – ${away}`, 'home');
    await press(page, 'System');
    await typeStake(page, '1.00');
    await buttonSays(page, 'Place bet €3.00');
    await place(page);
    await placedNumber(page);
    await player.open('/en/office/history');
    await press(page, 'Repeat');
    await textHolding(page, '[data-testid=repeat-bet]', 'East United');
    await press(page, 'To the coupon');
    await legsStand(page, 'kept', 'kept', 'kept');
    await typeStake(page, '2.00');
    await buttonSays(page, 'Place bet €6.00');
    expect(player.troubles).toEqual([]);
  });
});
