import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { jest } from '@jest/globals';
import type { BetView } from '@paddock/contract/schemas';

import { REPOSITORY_DIR } from '../../../../cli/repository-dir.ts';
import { createTestDatabase, type TestDatabase } from '../../../../testing/index.ts';
import { PRODUCT_TEMPLATE_VARIABLE } from '../../../../testing/product-template.ts';
import { readFootballData } from '../files/football-data-csv.ts';
import { readMatchFile } from '../files/read-match-file.ts';
import type { RecordedFile } from '../files/recorded-match.ts';
import { openReplayProduct, replayWith, type ReplayProduct } from './replay-bets.fixture.ts';

// A whole product on a real database plays a season.
jest.setTimeout(600_000);

let database: TestDatabase;
let stage: ReplayProduct | undefined;

beforeEach(async () => {
  // With the product's tables and the keys of its secret.
  database = await createTestDatabase(process.env[PRODUCT_TEMPLATE_VARIABLE]);
});
afterEach(async () => {
  await stage?.product.stop();
  await database.drop();
});

/** In a product of its own, on the database of the test. */
async function replayed(file: RecordedFile, bet: string) {
  stage = await openReplayProduct(file, database.url);
  return replayWith(stage, file, bet);
}

/** Cents of a decimal string, for sums of the test's own. */
const cents = (text: string | undefined) => Math.round(Number(text) * 100);

/** What each bet must have paid, from the results alone and the price it was struck at. */
function expectedReturns(bets: readonly BetView[], homeWon: ReadonlySet<string>): readonly number[] {
  return bets.map(({ legs, stake }) => {
    const leg = legs[0];
    if (leg === undefined || !homeWon.has(`${leg.home.en} - ${leg.away.en}`)) return 0;
    return Math.floor((cents(stake) * leg.oddsMilli + 500) / 1000);
  });
}

function expectMoney(
  { bets, audit, account }: Awaited<ReturnType<typeof replayed>>,
  homeWon: ReadonlySet<string>,
): void {
  const returns = expectedReturns(bets, homeWon);
  expect(bets.map(({ payout }) => cents(payout))).toEqual(returns);
  const staked = bets.reduce((sum, { stake }) => sum + cents(stake), 0);
  const paidOut = returns.reduce((sum, each) => sum + each, 0);
  expect(audit.problems).toEqual([]);
  expect(Object.values(audit.sums).every((sum) => sum === 0n)).toBe(true);
  expect(audit.house['bets EUR']).toBe(BigInt(staked - paidOut));
  const paidIn = -Object.entries(audit.house)
    .filter(([name]) => name.endsWith(' EUR') && name !== 'bets EUR')
    .reduce((sum, [, amount]) => sum + Number(amount), 0);
  expect(cents(account?.money)).toBe(paidIn - staked + paidOut);
  expect(account?.held).toBe('0.00');
}

describe('bets of a replay, through the API of players', () => {
  const header = 'Div,Date,Time,HomeTeam,AwayTeam,FTHG,FTAG,HTHG,HTAG,AvgH,AvgD,AvgA';
  const rows = [
    'E0,13/08/2022,15:00,Ash,Birch,2,1,1,0,2.05,3.4,3.75',
    'E0,13/08/2022,15:00,Cedar,Elm,0,0,,,1.57,4.1,6.2',
    'E0,20/08/2022,12:30,Birch,Cedar,1,0,0,0,3.37,3.4,2.25',
    'E0,14/11/2022,20:00,Elm,Ash,0,3,0,1,4.5,3.8,1.8',
    'E0,14/01/2023,20:00,Ash,Cedar,4,4,2,2,1.91,3.6,4.2',
  ];
  const file = readFootballData('x.csv', Buffer.from([header, ...rows].join('\n')));

  it('are struck at the file’s prices and paid to the cent, each run anew', async () => {
    const first = await replayed(file, 'home:3.33');
    expect(first.warnings).toEqual([]);
    expect(first.played).toMatchObject({ matchesPlayed: 5, betsPlaced: 5 });
    expect(await first.played.betsSettled()).toBe(5);
    expect(first.bets.map(({ legs }) => legs[0]?.oddsMilli).toSorted()).toEqual([
      1570, 1910, 2050, 3370, 4500,
    ]);
    expectMoney(first, new Set(['Ash - Birch', 'Birch - Cedar']));
    await stage?.product.stop();
    const second = await replayed(file, 'home:3.33');
    expect(second.played).toMatchObject({ matchesPlayed: 5, betsPlaced: 5, betsRefused: 0 });
    expect(second.bets.map(({ legs }) => legs[0]?.eventId)).not.toContain(first.bets[0]?.legs[0]?.eventId);
    expect(second.audit.problems).toEqual([]);
  });

  const season = join(REPOSITORY_DIR, '..', 'shared', 'data', 'football', '2022-23.en.1.json');
  (existsSync(season) ? it : it.skip)(
    'of a third of a real season leave both sides of the ledger as calculated',
    async () => {
      const whole = await readMatchFile(season);
      const third = await replayed({ ...whole, matches: whole.matches.slice(0, 127) }, 'home:10.00');
      expect(third.warnings).toEqual([]);
      expect(third.played).toMatchObject({ matchesPlayed: 127, betsPlaced: 127 });
      const { matches } = JSON.parse(readFileSync(season, 'utf8')) as {
        matches: { team1: string; team2: string; score: { ft: [number, number] } }[];
      };
      const won = matches.filter(({ score: { ft } }) => ft[0] > ft[1]);
      expectMoney(third, new Set(won.map(({ team1, team2 }) => `${team1} - ${team2}`)));
    },
  );
});
