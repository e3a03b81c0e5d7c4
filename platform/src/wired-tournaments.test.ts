import { LIMIT_TYPES, type TournamentPointsRule } from '@paddock/contract';
import type {
  OperatorTournamentView,
  SeedsView,
  TournamentRequest,
  TournamentScope,
  TournamentView,
  Who,
} from '@paddock/contract/schemas';

import {
  createBonusesFixture,
  type BonusesFixture,
  type BonusPlayer,
} from './modules/bonuses/bonuses.fixture.ts';
import { beginLoyalty } from './modules/bonuses/promotions/starts/starts.fixture.ts';
import { storeEnd } from './modules/bonuses/stored-bets.fixture.ts';
import { operatorWith, type TestOperator } from './modules/operators/operators.fixture.ts';
import { inTransaction } from './testing/index.ts';

const PRIZES = { currency: 'EUR', leastStake: '1.00', turnoverUnit: null, prizes: ['20.00'] };

/** The whole product: what tournaments owe to the other modules. */
describe('a tournament in the product', () => {
  let fixture: BonusesFixture;
  let admin: TestOperator;
  let lead: TestOperator;
  beforeAll(async () => {
    fixture = await createBonusesFixture();
    admin = await operatorWith(fixture.platform(), 'ann', 'admin');
    lead = await operatorWith(fixture.platform(), 'lee', 'cashier-lead');
  });
  afterAll(async () => {
    expect(await fixture.problems()).toEqual([]);
    await fixture.close();
  });

  let codes = 0;
  const operatorCall = async ({ bearer }: TestOperator, url: string, body: object) => {
    const answer = await fixture.platform().app.inject({ method: 'POST', url, headers: bearer, body });
    return answer.json<OperatorTournamentView & { code?: string; details?: unknown }>();
  };
  function ask(over: Partial<TournamentRequest>) {
    const nowMs = fixture.platform().clock.nowMs();
    return operatorCall(admin, '/operator-api/tournaments', {
      code: `race-${++codes}`,
      name: { en: 'Race' },
      opensAtMs: nowMs,
      closesAtMs: nowMs + 60_000,
      lateMinutes: 1,
      currencies: [PRIZES],
      reason: 'a test',
      ...over,
    });
  }
  const make = async (
    points: TournamentPointsRule = 'rounds',
    games: TournamentScope = { of: 'companies', companies: ['paddock'] },
    who: Who = {},
  ): Promise<string> => (await ask({ points, games, who })).id;
  const join = (player: BonusPlayer, id: string) =>
    fixture.call(player, 'POST', `/web-api/tournaments/${id}/join`, { accountId: player.accountId });
  const standing = async (player: BonusPlayer, id: string) =>
    (await fixture.call(player, 'GET', `/web-api/tournaments/${id}`)).json as TournamentView;

  async function playDice(player: BonusPlayer): Promise<void> {
    const { json } = await fixture.call(player, 'POST', '/web-api/games/seeds/next');
    const commitment = (json as SeedsView).nextCommitment ?? '';
    await fixture.call(player, 'POST', '/web-api/games/seeds', { commitment, clientSeed: 'mine' });
    const round = { game: 'dice', stake: '1.00', choice: { side: 'under', target: 980_198 }, commitment };
    const { status } = await fixture.call(player, 'POST', '/web-api/games/rounds', {
      ...round,
      accountId: player.accountId,
    });
    expect(status).toBe(201);
  }

  it('counts rounds of our own games, calls players by their numbers, shortened, and pays by the ledger', async () => {
    const player = await fixture.player();
    await fixture.payIn(player, '10.00');
    const id = await make();
    await operatorCall(lead, `/operator-api/tournaments/${id}/pay`, { reason: 'a test' });
    expect((await join(player, id)).status).toBe(200);
    await playDice(player);
    await fixture.platform().advance(2_000);
    const { board, mine } = await standing(player, id);
    expect(mine).toMatchObject({ pointsHundredths: 100, rounds: 1, place: 1 });
    expect(board.lines[0]?.who).toMatch(/^\d\d•••\d\d$/);
    const { real } = await fixture.balances(player);
    await fixture.later(122_000);
    await fixture.platform().advance(2_000);
    const paid = await fixture.balances(player);
    expect(Number(paid.real) - Number(real)).toBeCloseTo(20);
  });

  it('races over bets on sports and rounds of games together, bets from the least price on', async () => {
    const player = await fixture.player({ first_deposit_bonus_choice: 'none' });
    await fixture.payIn(player, '100.00');
    const id = await make('rounds', {
      of: 'products',
      products: [
        { product: 'sportsbook', percent: 100, leastOddsMilli: 2_500 },
        { product: 'games', percent: 50, leastOddsMilli: null },
      ],
    });
    await join(player, id);
    await fixture.feed().snapshot();
    await fixture.match('race');
    const bets = [
      await fixture.bet(player, 'race', '10.00'),
      await fixture.bet(player, 'race', '10.00', { event: 'race', outcome: 'draw' }),
    ];
    await playDice(player);
    await fixture.platform().advance(2_000);
    expect((await standing(player, id)).mine).toMatchObject({ pointsHundredths: 50, rounds: 1 });
    const { kernel, modules } = fixture.platform();
    const atMs = kernel.clock.nowMs();
    for (const bet of bets) {
      const key = { playerId: player.playerId as never, betId: bet.id as never };
      await inTransaction(kernel.db, async (tx) => {
        await modules.wallet.settleBet(tx, { ...key, revision: 1, targetMinor: 0n, reason: 'result', atMs });
        await storeEnd(tx, key, { isVoid: false, isOpen: false, revision: 1, targetMinor: 0n, atMs });
      });
    }
    await fixture.platform().advance(2_000);
    // Of the two bets that at 3.40 alone.
    expect((await standing(player, id)).mine).toMatchObject({ pointsHundredths: 150, rounds: 2 });
  });

  it('takes in one account of a person', async () => {
    const [one, other] = [await fixture.player(), await fixture.player()];
    await fixture.join(one, other);
    const id = await make();
    const answers = [await join(one, id), await join(other, id)];
    expect(answers).toMatchObject([{ status: 200 }, { status: 409, json: { code: 'TOURNAMENT_JOINED' } }]);
  });

  it('takes in who it is for', async () => {
    await beginLoyalty(fixture.platform());
    const player = await fixture.player();
    const forLevel = (fromLevel: string) => make('rounds', undefined, { fromLevel, languages: ['en'] });
    expect(await join(player, await forLevel('silver'))).toMatchObject({
      json: { code: 'TOURNAMENT_NOT_FOR_YOU' },
    });
    expect(await join(player, await forLevel('copper'))).toMatchObject({ status: 200 });
    const elsewhere = await make('rounds', undefined, { languages: ['de'] });
    expect(await join(player, elsewhere)).toMatchObject({ json: { code: 'TOURNAMENT_NOT_FOR_YOU' } });
  });

  it('is of currencies and for languages of the site', async () => {
    const ofGold = { ...PRIZES, currency: 'XAU' };
    const asked = { points: 'rounds', games: { of: 'all' } } as const;
    expect(await ask({ ...asked, currencies: [PRIZES, ofGold] })).toMatchObject({
      details: [{ at: '/currencies/1/currency', rule: 'currency' }],
    });
    expect(await ask({ ...asked, who: { languages: ['en', 'xx'] } })).toMatchObject({
      details: [{ at: '/who/languages/1', rule: 'language' }],
    });
  });

  it('takes in nobody without room under a limit', async () => {
    const player = await fixture.player();
    await fixture.payIn(player, '10.00');
    const id = await make();
    const limit = { limitType: LIMIT_TYPES.wagering24h, limitValue: 1 };
    await fixture.call(player, 'POST', '/limit-service-api/api/external/web/v3/limit', limit);
    await playDice(player);
    expect(await join(player, id)).toMatchObject({ json: { code: 'LIMIT_REACHED' } });
  });
});
