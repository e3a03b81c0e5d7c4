import { DAY_MS, HOUR_MS, LIMIT_TYPES } from '@paddock/contract';
import type { LoyaltyTerms, LoyaltyTermsAnswer, PointsView } from '@paddock/contract/schemas';

import {
  createBonusesFixture,
  type BonusesFixture,
  type BonusPlayer,
} from './modules/bonuses/bonuses.fixture.ts';
import { storeEnd } from './modules/bonuses/stored-bets.fixture.ts';
import { approved, operatorWith } from './modules/operators/operators.fixture.ts';
import { inTransaction, query } from './testing/index.ts';

const TERMS: LoyaltyTerms = {
  earning: [{ product: 'sportsbook', pointsPerUnitMilli: 1_000, leastOddsMilli: 1_300, edge: 500 }],
  expiryDays: null,
  levels: [{ code: 'copper', name: { en: 'Copper', ru: 'Медь' }, threshold: 0 }],
  windowDays: 30,
  keepDays: 30,
  cashback: [
    {
      code: 'vip',
      products: ['sportsbook'],
      periodDays: 1,
      rates: [{ level: 'copper', rate: 1_000 }],
      edgeShare: 5_000,
      least: '0.01',
      most: '100.00',
      claimDays: 30,
    },
  ],
};

/** The whole product: what loyalty owes to the other modules. */
describe('loyalty in the product', () => {
  let fixture: BonusesFixture;
  let matches = 0;

  beforeAll(async () => {
    fixture = await createBonusesFixture();
    const admin = await operatorWith(fixture.platform(), 'ann', 'admin');
    const { body, statusCode } = await fixture.platform().app.inject({
      method: 'POST',
      url: '/operator-api/loyalty/programme',
      headers: admin.bearer,
      body: { terms: TERMS, reason: 'a test' },
    });
    const lead = await operatorWith(fixture.platform(), 'lee', 'cashier-lead');
    const asked = { status: statusCode, body: JSON.parse(body) as LoyaltyTermsAnswer };
    expect((await approved(fixture.platform(), lead, asked)).status).toBe(200);
  });
  afterAll(async () => {
    const { modules, kernel } = fixture.platform();
    expect(await modules.loyalty.problems(kernel.db)).toEqual([]);
    await fixture.close();
  });

  async function rich(currency_id = 'EUR'): Promise<BonusPlayer> {
    const player = await fixture.player({ currency_id, first_deposit_bonus_choice: 'none' });
    await fixture.payIn(player, '100.00');
    return player;
  }
  const points = async (player: BonusPlayer) =>
    (await fixture.call(player, 'GET', '/web-api/loyalty/points')).json as PointsView;

  async function newMatch(): Promise<string> {
    // The feed has been silent while the clock went on.
    await fixture.feed().snapshot();
    const event = `loyalty-${++matches}`;
    await fixture.match(event);
    return event;
  }

  /** A bet of ten, and how it is ended. */
  async function placed(player: BonusPlayer, event: string, outcome = 'home') {
    const { id: betId } = await fixture.bet(player, event, '10.00', { event, outcome });
    const end = (revision: number, targetMinor: bigint, isVoid: boolean) => {
      const { kernel, modules } = fixture.platform();
      const key = { playerId: player.playerId as never, betId: betId as never };
      const atMs = kernel.clock.nowMs();
      return inTransaction(kernel.db, async (tx) => {
        await modules.wallet.settleBet(tx, { ...key, revision, targetMinor, reason: 'result', atMs });
        await storeEnd(tx, key, { isVoid, isOpen: false, revision, targetMinor, atMs });
      });
    };
    return { end };
  }
  const count = () => fixture.platform().advance(5_000);

  it('shows points with the accounts once a stake of real money is settled, and takes them back for a void', async () => {
    const player = await rich();
    const { all_accounts } = await fixture.accounts(player);
    expect(all_accounts).toMatchObject([{ type: 0, points: 0, isPointsTypeBalance: true, money: '100.00' }]);
    const { end } = await placed(player, await newMatch());
    await count();
    expect((await points(player)).balance).toBe(0);
    await end(1, 0n, false);
    await count();
    const { all_accounts: after, bonus } = await fixture.accounts(player);
    expect(after).toMatchObject([{ points: 10, isPointsTypeBalance: true, money: '90.00', iso: 'EUR' }]);
    expect(bonus).toMatchObject([{ points: 0, isPointsTypeBalance: false }]);
    await end(2, 10_00n, true);
    await count();
    expect((await points(player)).balance).toBe(0);
  });

  it('counts stakes of other currencies by their rate', async () => {
    const player = await rich('USD');
    const { end } = await placed(player, await newMatch());
    await end(1, 0n, false);
    await count();
    const { balance } = await points(player);
    expect(balance).toBeGreaterThan(0);
    expect(balance).not.toBe(10);
  });

  it('counts what two accounts of a person could lose together', async () => {
    const [one, other] = [await rich(), await rich()];
    await fixture.join(one, other);
    const event = await newMatch();
    const { end } = await placed(one, event);
    const beside = [await placed(other, event, 'draw'), await placed(other, event, 'away')];
    for (const each of [end, ...beside.map((bet) => bet.end)]) await each(1, 0n, false);
    await count();
    // One of 2.00, 3.40 and 3.60 wins whatever comes: of 30 no more than 10 can be lost.
    expect((await points(one)).balance + (await points(other)).balance).toBeLessThanOrEqual(10);
  });

  it('offers no cashback in a break', async () => {
    const player = await rich();
    const limit = { limitType: LIMIT_TYPES.depositTimeout, limitValue: 7 };
    await fixture.call(player, 'POST', '/limit-service-api/api/external/web/v3/limit', limit);
    const resting = await fixture.signInAgain(player);
    const url = '/web-api/loyalty/cashback/vip/choice';
    const answer = await fixture.call(resting, 'POST', url, { isOptedIn: true });
    expect(answer).toMatchObject({ json: { code: 'PLAY_PAUSED' } });
  });

  it('begins days at the site’s midnight', async () => {
    await fixture.later(10 * HOUR_MS);
    const player = await rich();
    const { end } = await placed(player, await newMatch());
    await end(1, 0n, false);
    await count();
    const url = fixture.platform().databaseUrl;
    const rows = await query(url, `select day from loyalty_day where player_id = ${player.playerId}`);
    // Ten in the evening of the 21st in UTC is past midnight three hours further east.
    expect(rows).toEqual([{ day: Date.UTC(2026, 10, 22) / DAY_MS }]);
  });
});
