import type { BetView, EditBetView } from '@paddock/contract/schemas';

import { cashOut, quoteOf, setOrder } from '../testing/cash-out-calls.ts';
import { editQuoteOf } from '../testing/edit-calls.ts';
import { matchOdds, matchResult } from '../testing/feed-driver.ts';
import { betsOf, getAs, moneyOf, newKey, place } from '../testing/sportsbook.fixture.ts';
import { EditsFixture } from './edits.fixture.ts';

/** The bet before, and the one in its place. */
type Edited = Extract<EditBetView, { readonly status: 'edited' }>;

describe('editing a bet (rules §11)', () => {
  const fixture = new EditsFixture();

  beforeAll(() => fixture.start());
  beforeEach(() => fixture.begin());
  afterEach(async () => {
    expect(await fixture.problems()).toEqual([]);
  });
  afterAll(() => fixture.platform.close());

  it('pays what the bet is worth and places the new one at the prices of now', async () => {
    const id = await fixture.bet();
    await fixture.feed.prices(fixture.book.lineEvent, matchOdds(2_500, 3_000, 2_900));
    const legs = [await fixture.leg(), await fixture.leg(await fixture.another('second'))];
    const quote = await editQuoteOf(fixture.platform, fixture.player, id, legs);
    expect(quote).toMatchObject({ delayMs: 0, worth: { betId: id, marginMilli: 40 } });
    const worth = 'offer' in quote.worth ? quote.worth.offer : '';
    const answer = await fixture.edit(id, legs, { stake: '12.00' });
    expect(answer.statusCode).toBe(200);
    const { bet, ...said } = answer.json<Edited>();
    expect(said).toMatchObject({ status: 'edited', betId: id, paid: worth });
    const before = await fixture.view(id);
    expect(before).toMatchObject({
      ...{ status: 'cashed-out', payout: worth, remainingStake: '0.00' },
      editedInto: { betId: bet.id, number: bet.number },
    });
    expect(bet).toMatchObject({
      ...{ status: 'open', type: 'accumulator', stake: '12.00', totalOddsMilli: 5_000 },
      editedFrom: { betId: id, number: before.number },
    });
    expect(await fixture.view(bet.id)).toMatchObject({ ...bet, legs: [{}, {}] });
    const explained = async (betId: string) =>
      (await getAs(fixture.platform, fixture.player, `bets/${betId}/explanation`)).json<unknown>();
    const { number } = before;
    expect(await explained(id)).toMatchObject({
      ...{ total: worth, agrees: true, cashOuts: [{ paid: worth }] },
      editedInto: { number: bet.number },
    });
    expect(await explained(bet.id)).toMatchObject({ stake: '12.00', editedFrom: { number }, agrees: true });
    expect(await moneyOf(fixture.platform, fixture.player)).toEqual({
      free: 9_000n + BigInt(worth.replace('.', '')) - 1_200n,
      held: 1_200n,
    });
  });

  it('takes away legs and makes the stake smaller: the difference is paid back', async () => {
    const id = await fixture.bet(await fixture.leg(), await fixture.leg(await fixture.another('second')));
    const { bet, paid } = (await fixture.edit(id, [await fixture.leg()], { stake: '4.00' })).json<Edited>();
    expect(bet).toMatchObject({ type: 'single', stake: '4.00', possibleReturn: '8.00' });
    expect((await moneyOf(fixture.platform, fixture.player)).free).toBe(
      9_000n + BigInt(paid.replace('.', '')) - 400n,
    );
  });

  it('makes a system of an accumulator, and edits that again', async () => {
    const names = ['second', 'third', 'fourth'];
    const [second, third, fourth] = await Promise.all(names.map((name) => fixture.another(name)));
    const legs = [await fixture.leg(), await fixture.leg(second), await fixture.leg(third)];
    const id = await fixture.bet(...legs);
    const lines = { bankers: [], folds: [2] };
    expect(await fixture.refusal(id, legs, { lines, stake: '10.00' })).toBe('STAKE_UNEVEN');
    const first = (await fixture.edit(id, legs, { lines, stake: '9.00' })).json<Edited>().bet;
    expect(first).toMatchObject({ type: 'system', lineCount: 3, lines });
    expect(await fixture.refusal(first.id, legs, { lines, stake: '9.00' })).toBe('EDIT_SAME');
    const changed = [...legs.slice(0, 2), await fixture.leg(fourth)];
    const second2 = (await fixture.edit(first.id, changed, { lines, stake: '9.00' })).json<Edited>().bet;
    expect(second2).toMatchObject({ editedFrom: { betId: first.id } });
    expect(await fixture.view(first.id)).toMatchObject({
      editedFrom: { betId: id },
      editedInto: { betId: second2.id },
    });
  });

  it('is what both bets are settled by: the old one by nothing that comes', async () => {
    const id = await fixture.bet();
    const { bet, paid } = (await fixture.edit(id, [await fixture.leg(undefined, 'away')])).json<Edited>();
    await fixture.feed.result(fixture.book.lineEvent, 1, matchResult('away'));
    await fixture.platform.advance(500);
    expect(await fixture.view(id)).toMatchObject({ status: 'cashed-out', payout: paid });
    expect(await fixture.view(bet.id)).toMatchObject({ status: 'won', payout: '36.00' });
  });

  it('is done once per key, and tells another body', async () => {
    const id = await fixture.bet();
    const key = newKey();
    const legs = [await fixture.leg(undefined, 'draw')];
    const { worth } = await editQuoteOf(fixture.platform, fixture.player, id, legs);
    const quoteId = 'quoteId' in worth ? worth.quoteId : '';
    const [first, second] = await Promise.all([
      fixture.edit(id, legs, { key, quoteId }),
      fixture.edit(id, legs, { key, quoteId }),
    ]);
    expect(second.json()).toEqual(first.json());
    expect((await betsOf(fixture.platform, fixture.player)).bets).toHaveLength(2);
    expect(await fixture.refusal(id, legs, { key, quoteId, stake: '11.00' })).toBe('IDEMPOTENCY_MISMATCH');
    expect(await fixture.outcome(key)).toEqual(first.json());
    // A cash-out has keys of its own.
    const { bet } = first.json<Edited>();
    const offer = await quoteOf(fixture.platform, fixture.player, bet.id);
    expect((await cashOut(fixture.platform, fixture.player, offer, { key })).statusCode).toBe(200);
  });

  it('ends the order of the old bet, and leaves none on the new one', async () => {
    const id = await fixture.bet();
    await setOrder(fixture.platform, fixture.player, { betId: id, offer: '12.00' });
    const { bet } = (await fixture.edit(id, [await fixture.leg()], { stake: '20.00' })).json<Edited>();
    await fixture.feed.prices(fixture.book.lineEvent, matchOdds(1_200, 7_000, 9_000));
    await fixture.platform.advance(500);
    expect((await fixture.view(id)).cashOuts).toHaveLength(1);
    expect(await fixture.view(bet.id)).toMatchObject({ status: 'open' });
    expect(await fixture.view(bet.id)).not.toHaveProperty('cashOutOrder');
  });

  it('frees what the old bet holds of the house’s room for the new one', async () => {
    const leg = await fixture.leg();
    const { maxStake } = await editQuoteOf(fixture.platform, fixture.player, await fixture.bet(), [leg]);
    const id = (await place(fixture.platform, fixture.player, [leg], { stake: '20.00' })).json<{
      bet: BetView;
    }>().bet.id;
    const now = await editQuoteOf(fixture.platform, fixture.player, id, [leg]);
    expect(now.maxStake).toBe(maxStake);
  });

  it('races a second edit and a cash-out: one of them is done', async () => {
    const id = await fixture.bet();
    const [home, away] = [await fixture.leg(), await fixture.leg(undefined, 'away')];
    const quote = await quoteOf(fixture.platform, fixture.player, id);
    const answers = await Promise.all([
      fixture.edit(id, [home], { stake: '11.00', quoteId: quote.quoteId }),
      fixture.edit(id, [away], { quoteId: quote.quoteId }),
      cashOut(fixture.platform, fixture.player, quote),
    ]);
    const done = answers.filter(({ statusCode }) => statusCode === 200);
    expect(done).toHaveLength(1);
    for (const { statusCode, body } of answers) if (statusCode !== 200) expect(body).toContain('CASH_OUT_');
    expect((await fixture.view(id)).cashOuts).toHaveLength(1);
  });

  it('races a settlement: the bet is settled, or edited', async () => {
    const id = await fixture.bet();
    const other = await fixture.leg(await fixture.another('second'));
    const { quoteId } = await quoteOf(fixture.platform, fixture.player, id);
    const [answer] = await Promise.all([
      fixture.edit(id, [other], { quoteId }),
      fixture.feed.result(fixture.book.lineEvent, 1, matchResult('home')),
    ]);
    await fixture.platform.advance(500);
    const { status } = await fixture.view(id);
    expect(status).toBe(answer.statusCode === 200 ? 'cashed-out' : 'won');
  });
});
