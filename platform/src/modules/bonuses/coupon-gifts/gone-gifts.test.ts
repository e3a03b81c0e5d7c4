import { createFreeBetsFixture, type FreeBetsFixture } from './free-bets.fixture.ts';
import { freeBetTerms } from '../promotions/promotion-terms.fixture.ts';

describe('a free bet whose deposit is charged back while it is in a bet', () => {
  let fixture: FreeBetsFixture;
  beforeAll(async () => {
    fixture = await createFreeBetsFixture();
    const starts = { on: 'deposit', number: 1 } as const;
    const terms = freeBetTerms(fixture.platform().clock.nowMs(), { over: { starts } });
    await fixture.runTerms('by-deposit', terms);
  });
  afterEach(async () => {
    expect(await fixture.problems()).toEqual([]);
  });
  afterAll(() => fixture.close());

  it('does not come back from the bet where that is void, and stands where it is not after all', async () => {
    const player = await fixture.player({});
    await fixture.take(player, 'by-deposit');
    const deposit = await fixture.payIn(player, '20.00');
    const event = await fixture.newMatch();
    const { id } = await fixture.gift(player);
    expect((await fixture.place(player, id, { events: [event] })).status).toBe(201);
    await fixture.tell(deposit, 'charged-back');
    expect(await fixture.gift(player)).toMatchObject({ state: 'used' });
    await fixture.end(event, 'void');
    expect(await fixture.gift(player)).toMatchObject({ state: 'charged-back', betId: null });
    expect(await fixture.grants(player)).toEqual(['by-deposit charged-back']);
    const other = await fixture.newMatch();
    expect(await fixture.place(player, id, { events: [other] })).toMatchObject({ code: 'GIFT_USED' });
    await fixture.end(event, 'home', 2);
    expect(await fixture.gift(player)).toMatchObject({ state: 'used' });
  });
});
