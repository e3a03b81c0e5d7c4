import type { QuoteView } from '@paddock/contract/schemas';
import { sql } from 'kysely';

import { call } from '../../operators/operators.fixture.ts';
import { legOf, marketOf } from '../testing/sportsbook.fixture.ts';
import { raceMarket, TERMS } from './races.fixture.ts';

import { raceDesk } from './each-way.fixture.ts';

describe('what is offered each way (rules §10)', () => {
  const desk = raceDesk();
  const { announce, priced, detail, winLeg, place, placed } = desk;

  it('point at no market that a crash could forget, where that of the places came later', async () => {
    const late = `${desk.race}-late`;
    await announce(late);
    await desk.feed.send({
      kind: 'prices',
      event: late,
      markets: [raceMarket('field-winner', 9_000, 5_000, TERMS)],
    });
    await desk.platform.advance(250);
    await priced(late, TERMS);
    const { legs } = await placed(late);
    const marketId = legs[1]?.selectionId.split('.')[0] ?? '';
    const { rows } = await sql`select id from sportsbook_market where id = ${marketId}::bigint`.execute(
      desk.platform.kernel.db,
    );
    expect(rows).toHaveLength(1);
  });

  it('are not offered while a trader’s prices pay more than those the terms were made for', async () => {
    const market = async () => marketOf(await detail(desk.race), 'field-winner');
    const { id } = await market();
    const reason = 'a strong gallop';
    // A favourite of 5.00 at 3.00 leaves the others what is left of the margin.
    const body = { reason, outcome: '2', price: { oddsMilli: 3_000 }, boundMilli: 500 };
    const given = await call(desk.platform, desk.trader, 'POST', `markets/${id}/prices`, body);
    expect(given.statusCode).toBe(201);
    const raised = await market();
    expect(raised.selections[0]?.oddsMilli).toBeGreaterThan(9_000);
    expect(raised.eachWay).toBeUndefined();
    expect((await place([legOf(raised, '1')])).json<{ code: string }>().code).toBe('EACH_WAY_OFF');
    await call(desk.platform, desk.trader, 'POST', `trading-prices/${given.json<{ id: string }>().id}/end`, {
      reason,
    });
    expect((await market()).eachWay).toEqual(TERMS);
    await placed(desk.race);
  });

  it('are refused where a market has no terms any more, and the coupon is told what each offers', async () => {
    const leg = await winLeg(desk.race);
    const quote = async () =>
      (
        await desk.platform.app.inject({
          method: 'POST',
          url: '/web-api/sportsbook/quote',
          payload: { selectionIds: [leg.selectionId], currency: 'EUR', eachWay: true },
        })
      ).json<QuoteView>();
    expect((await quote()).eachWay).toEqual([TERMS]);
    await priced(desk.race);
    expect((await quote()).eachWay).toBeUndefined();
    expect((await place([leg])).json<{ code: string }>().code).toBe('EACH_WAY_OFF');
  });
});
