import type { OperatorTournamentsView, TournamentRequest, TournamentWrong } from '@paddock/contract/schemas';

import { operatorWith } from '../../operators/operators.fixture.ts';
import { createTournamentsFixture, type TournamentsFixture } from '../tournaments.fixture.ts';

describe('what operators do with tournaments', () => {
  let fixture: TournamentsFixture;
  beforeAll(async () => {
    fixture = await createTournamentsFixture();
  });
  afterAll(() => fixture.platform.close());

  const EUR = { currency: 'EUR', leastStake: '0.20', turnoverUnit: null, prizes: ['5.00', '3.00'] };
  const refusal = async (over: Partial<TournamentRequest>) => {
    const { status, body } = await fixture.make(fixture.request(over));
    const [first] = (body as { details?: TournamentWrong[] }).details ?? [];
    return [status, body.code, first?.at, first?.rule];
  };

  it.each([
    [
      'closes before it opens',
      () => ({ closesAtMs: fixture.platform.clock.nowMs() - 1 }),
      '/closesAtMs',
      'order',
    ],
    ['is over already', () => ({ opensAtMs: 1, closesAtMs: 2 }), '/closesAtMs', 'over'],
    ['never ends', () => ({ closesAtMs: fixture.platform.clock.nowMs() + 1e11 }), '/closesAtMs', 'tooLong'],
    ['names a currency twice', () => ({ currencies: [EUR, EUR] }), '/currencies', 'twice'],
    [
      'knows no such currency',
      () => ({ currencies: [{ ...EUR, currency: 'XYZ' }] }),
      '/currencies/0/currency',
      'currency',
    ],
    [
      'has parts of a cent',
      () => ({ currencies: [{ ...EUR, prizes: ['1.005'] }] }),
      '/currencies/0/prizes/0',
      'amount',
    ],
    [
      'gives nothing',
      () => ({ currencies: [{ ...EUR, prizes: ['0.00'] }] }),
      '/currencies/0/prizes/0',
      'amount',
    ],
    [
      'gives the second more',
      () => ({ currencies: [{ ...EUR, prizes: ['1', '2'] }] }),
      '/currencies/0/prizes',
      'prizesGrow',
    ],
    [
      'counts more of a product than ten times its stakes',
      () => ({
        games: {
          of: 'products' as const,
          products: [{ product: 'lotto', percent: 1_001, leastOddsMilli: null }],
        },
      }),
      '/games/products/0/percent',
      'most',
    ],
    [
      'takes any stake',
      () => ({ currencies: [{ ...EUR, leastStake: '0' }] }),
      '/currencies/0/leastStake',
      'amount',
    ],
    [
      'has a unit nobody asks for',
      () => ({ currencies: [{ ...EUR, turnoverUnit: '1' }] }),
      '/currencies/0/turnoverUnit',
      'unit',
    ],
    ['misses its unit', () => ({ points: 'turnover' as const }), '/currencies/0/turnoverUnit', 'noUnit'],
    [
      'has other places in another currency',
      () => ({ currencies: [EUR, { ...EUR, currency: 'USD', prizes: ['5.00'] }] }),
      '/currencies',
      'otherPlaces',
    ],
    ['is for a level there is not', () => ({ who: { fromLevel: 'platinum' } }), '/who/fromLevel', 'level'],
    ['is for a country there is not', () => ({ who: { countries: ['UK'] } }), '/who/countries/0', 'country'],
    [
      'counts stakes of nobody',
      () => ({
        games: {
          of: 'products' as const,
          products: [{ product: 'lotto', percent: 100, leastOddsMilli: null }],
        },
      }),
      '/games/products/0/product',
      'noStakes',
    ],
  ])('refuse one that %s', async (_, over, at, rule) => {
    expect(await refusal(over())).toEqual([400, 'INVALID_INPUT', at, rule]);
  });

  it('make one once, by its code', async () => {
    const request = fixture.request();
    const [one, other] = await Promise.all([fixture.make(request), fixture.make(request)]);
    expect([one.status, other.status].toSorted()).toEqual([201, 409]);
    expect([one, other].map(({ body }) => body.code)).toContain('TOURNAMENT_EXISTS');
  });

  it('close one that runs, and no other', async () => {
    const coming = await fixture.made({ opensAtMs: fixture.platform.clock.nowMs() + 1_000 });
    expect((await fixture.close(coming)).body.code).toBe('TOURNAMENT_STATE');
    await fixture.platform.advance(2_000);
    const { body } = await fixture.close(coming);
    expect(body).toMatchObject({ phase: 'settling', closesAtMs: fixture.platform.clock.nowMs() });
    expect(body.resultsAtMs - body.closesAtMs).toBe(60_000);
    expect((await fixture.close(coming)).body.code).toBe('TOURNAMENT_STATE');
    expect((await fixture.close('999')).body.code).toBe('TOURNAMENT_UNKNOWN');
  });

  it('leave everything they did in the audit, and may not do all of it', async () => {
    const id = await fixture.made();
    await fixture.platform.advance(1_000);
    await fixture.close(id);
    await fixture.pay(id);
    await fixture.cancel(id);
    const { body } = await fixture.call<{ entries: { action: string }[] }>(
      fixture.admin.bearer,
      'GET',
      `/operator-api/audit?subject=tournament:${id}`,
    );
    expect(body.entries.map(({ action }) => action)).toEqual([
      'tournament.cancel',
      'tournament.approve',
      'tournament.close',
      'tournament.make',
    ]);
    const sue = await operatorWith(fixture.platform, 'sue', 'support');
    expect((await fixture.make(fixture.request(), sue)).body.code).toBe('FORBIDDEN');
    expect((await fixture.make(fixture.request(), fixture.lead)).body.code).toBe('FORBIDDEN');
  });

  it('see them all', async () => {
    const id = await fixture.made({ who: { countries: ['NO'], newFor: 7 } });
    const { body } = await fixture.call<OperatorTournamentsView>(
      fixture.lead.bearer,
      'GET',
      '/operator-api/tournaments',
    );
    expect(body.tournaments[0]).toMatchObject({ id, who: { countries: ['NO'], newFor: 7 } });
    expect(body.whoSchema).toMatchObject({ properties: { fromLevel: {}, countries: {} } });
    expect(body.products).toEqual(['test', 'bets']);
  });
});
