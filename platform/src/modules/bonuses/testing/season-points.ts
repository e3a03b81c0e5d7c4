import { DAY_MS } from '@paddock/contract';
import type { LoyaltyOfferRequest, LoyaltyTerms } from '@paddock/contract/schemas';

import type { TestPlatform } from '../../../testing/index.ts';
import { approved, call, operatorWith, type TestOperator } from '../../operators/operators.fixture.ts';
import type { SeasonModules } from './compose-season.ts';

const PROGRAMME: LoyaltyTerms = {
  earning: [{ product: 'sportsbook', pointsPerUnitMilli: 5_000, leastOddsMilli: 1_300, edge: 500 }],
  expiryDays: 10,
  levels: [
    { code: 'copper', name: { en: 'Copper', ru: 'Медь' }, threshold: 0 },
    { code: 'silver', name: { en: 'Silver', ru: 'Серебро' }, threshold: 500 },
  ],
  windowDays: 7,
  keepDays: 14,
  cashback: [],
};

/** What points buy in the season. */
export const PRICES = [50, 200] as const;

/** Begins a programme of points with two things to buy, which a second operator approves. */
export async function beginPoints(
  platform: TestPlatform<SeasonModules>,
  operator: TestOperator,
): Promise<void> {
  const { clock } = platform;
  const lead = await operatorWith(platform, 'season-lead', 'cashier-lead');
  const ask = async (path: string, body: object): Promise<void> => {
    const answer = await call(platform, operator, 'POST', `loyalty/${path}`, body);
    if (answer.statusCode >= 300) throw new Error(answer.body);
    const asked = { status: answer.statusCode, body: answer.json<{ proposalId: string }>() };
    await approved(platform, lead, asked);
  };
  await ask('programme', { terms: PROGRAMME, reason: 'a season' });
  for (const points of PRICES) {
    const offer: LoyaltyOfferRequest = {
      ...{ code: `reward-${points}`, name: { en: `For ${points}`, ru: `За ${points}` }, points },
      ...{ gives: `${points / 50}.50`, stock: 500, mostPerPlayer: 20, fromMs: clock.nowMs() },
      ...{ toMs: clock.nowMs() + 300 * DAY_MS, reason: 'a season' },
    };
    await ask('offers', offer);
  }
}
