import { ODDS_VIEWS } from '@paddock/contract';
import type { FeedPrices } from '@paddock/contract/schemas';

import { priceFaults, type Looks } from '../setup/price-rectangles.ts';
import { setStage, type Stage } from '../setup/stage.ts';
import type { Visitor } from '../setup/visitor.ts';

type Market = FeedPrices['markets'][number];

const LOOKS: Looks = { sizes: [0.875, 1, 1.125, 1.25, 1.5], formats: ODDS_VIEWS.map((_view, id) => id) };
const DESK_WIDTHS = [1024, 1366, 1920] as const;

let stage: Stage;
let desk: Visitor;
let phone: Visitor;

beforeAll(async () => {
  stage = await setStage();
  const { feed } = stage;
  const live = { live: true, prices: [1001, 111_000, 1_000_000] } as const;
  await feed.match('live-1', 'Borussia Mönchengladbach', 'Wolverhampton Wanderers', live);
  await feed.match('line-1', 'Borussia Mönchengladbach', 'Wolverhampton Wanderers', {
    prices: [1390, 2110, 999_990],
  });
  for (const event of ['live-1', 'line-1']) await feed.send({ kind: 'prices', event, markets: MARKETS });
  desk = await stage.visit();
  phone = await stage.visit({ width: 390, height: 844 });
});
afterAll(() => stage.close());

/** The rest of what a match offers, at the shortest, the longest and the widest prices there are. */
const MARKETS: Market[] = [
  market('double-chance', {}, { '1x': 1001, '12': 1390, x2: 111_000 }),
  market('next-goal', { goal: '1' }, { home: 1010, none: 1_000_000, away: 2110 }),
  market('total', { line: '2.5' }, { over: 1001, under: 1_000_000 }),
  market('total', { line: '12.75' }, { over: 111_000, under: 1010 }),
  market('handicap', { line: '-1.5' }, { home: 1_000_000, away: 1001 }),
  market('correct-score', {}, { '1:0': 111_000, '0:0': 1_000_000, '10:11': 1_000_000, 'any-other': 1001 }),
];

function market(
  type: string,
  specifiers: Readonly<Record<string, string>>,
  prices: Readonly<Record<string, number>>,
): Market {
  const selections = Object.entries(prices).map(([outcome, oddsMilli]) => ({ outcome, oddsMilli }));
  return { type, specifiers, status: 'open', selections };
}

async function faultsAt(visitor: Visitor): Promise<readonly string[]> {
  const { page } = visitor;
  await page.bringToFront();
  await page.waitForSelector('main [data-selection][data-state=open]');
  const { faults, measured } = await page.evaluate(priceFaults, LOOKS);
  expect(measured).toBeGreaterThanOrEqual(3 * LOOKS.sizes.length * LOOKS.formats.length);
  return faults;
}

describe.each(['/live/football', '/line/football', 'the match'])('%s', (path) => {
  it.each(['en', 'ru'])(
    'in %s: every text size, format and width keeps digits in their cells and names readable',
    async (language) => {
      const faults: string[] = [];
      for (const visitor of [desk, phone]) {
        await visitor.open(`/${language}${path === 'the match' ? '/live/football' : path}`);
        if (path === 'the match') await openMatch(visitor);
        for (const width of visitor === desk ? DESK_WIDTHS : [390]) {
          if (visitor === desk) await visitor.page.setViewport({ width, height: 900 });
          faults.push(...(await faultsAt(visitor)));
        }
      }
      expect(faults).toEqual([]);
    },
  );
});

async function openMatch({ page }: Visitor): Promise<void> {
  await page.locator('main [data-event] a').click();
  await page.waitForSelector('main [data-market-type=correct-score]');
}
