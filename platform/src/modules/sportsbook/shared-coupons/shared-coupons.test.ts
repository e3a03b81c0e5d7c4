import { sql } from 'kysely';
import type { CouponCodeView, SharedCouponView } from '@paddock/contract/schemas';

import { matchOdds, matchResult, total } from '../testing/feed-driver.ts';
import {
  createSportsbookPlatform,
  LINE_EVENT,
  openBook,
  type OpenBook,
  type SportsbookPlatform,
} from '../testing/sportsbook.fixture.ts';
import { KEEP_CODES_MS } from './shared-coupon-routes.ts';
import { forgetSharedCoupons } from './shared-coupon-store.ts';

const URL = '/web-api/sportsbook/shared-coupons';

describe('a coupon that is shared by its code', () => {
  let platform: SportsbookPlatform;
  let book: OpenBook;
  let winner: string;
  let live: string;

  beforeEach(async () => {
    platform = await createSportsbookPlatform();
    book = await openBook(platform);
    winner = `${book.line.markets[0]?.id}.home`;
    live = `${book.live.markets[0]?.id}.draw`;
  });
  afterEach(() => platform.close());

  async function share(selectionIds: readonly unknown[], plan?: unknown) {
    return platform.app.inject({ method: 'POST', url: URL, body: { selectionIds, plan } });
  }
  async function codeOf(selectionIds: readonly string[], plan?: unknown): Promise<string> {
    return (await share(selectionIds, plan)).json<CouponCodeView>().code;
  }
  const find = (code: string) => platform.app.inject(`${URL}/${code}`);
  const found = async (code: string) => (await find(code)).json<SharedCouponView>();

  it('is found by anybody, in the order it had, with prices of now', async () => {
    const code = await codeOf([live, winner]);
    expect(code).toMatch(/^[2-9A-HJKMNP-Z]{8}$/);
    await book.feed.prices(LINE_EVENT, matchOdds(2100, 3400, 3500));
    const coupon = await found(code.toLowerCase());
    expect(coupon).toMatchObject({
      code,
      gone: 0,
      legs: [
        { selectionId: live, eventId: book.live.id },
        { selectionId: winner, eventId: book.line.id },
      ],
    });
    expect(coupon.events[1]?.markets[0]?.selections[0]).toMatchObject({ outcome: 'home', oddsMilli: 2100 });
    expect(coupon.types.map(({ key }) => key)).toEqual(['1x2']);
  });

  it('brings the markets of its legs and no others', async () => {
    await book.feed.prices(LINE_EVENT, total('2.5', 1900, 1900));
    const { events } = await found(await codeOf([winner]));
    expect(events.map(({ markets }) => markets.length)).toEqual([1]);
  });

  it('has one code, however often it is shared, and another in another order', async () => {
    const code = await codeOf([winner, live]);
    expect(await codeOf([winner, live])).toBe(code);
    expect(await codeOf([live, winner])).not.toBe(code);
  });

  it('says how it is bet, and has a code for each way', async () => {
    const both = [winner, live];
    const system = { type: 'system', folds: [2], bankers: [live] };
    const code = await codeOf(both, system);
    expect((await found(code)).plan).toEqual(system);
    expect(await codeOf(both, { bankers: [live], folds: [2], type: 'system' })).toBe(code);
    const chain = await codeOf(both, { type: 'conditional', joined: [live] });
    expect((await found(chain)).plan).toEqual({ type: 'conditional', joined: [live] });
    expect((await found(await codeOf(both))).plan).toBeUndefined();
    expect(new Set([code, chain, await codeOf(both)]).size).toBe(3);
  });

  it('is refused with a plan that is none of its kind, or of other selections', async () => {
    for (const plan of [
      { type: 'system' },
      { type: 'accumulator', folds: [2] },
      { type: 'accumulator', bankers: [winner] },
      { type: 'chain', joined: [winner] },
      { type: 'system', folds: [1], bankers: ['99.home'] },
      { type: 'conditional', joined: ['99.home'] },
      { type: 'accumulator', stake: '5.00' },
    ])
      expect([plan, (await share([winner, live], plan)).statusCode]).toEqual([plan, 400]);
  });

  it('counts what is over, and keeps the rest', async () => {
    const code = await codeOf([winner, live]);
    await book.feed.result(LINE_EVENT, 1, matchResult('home'));
    await platform.modules.sportsbook.settleAll();
    expect(await found(code)).toMatchObject({ gone: 1, legs: [{ selectionId: live }] });
  });

  it('is kept for 14 days after it was last shared, and no longer', async () => {
    expect(KEEP_CODES_MS).toBe(14 * 24 * 3_600_000);
    const code = await codeOf([winner]);
    platform.clock.advance(KEEP_CODES_MS - 1);
    expect((await find(code)).statusCode).toBe(200);
    platform.clock.advance(1);
    const gone = await find(code);
    expect([gone.statusCode, gone.json<{ code: string }>().code]).toEqual([404, 'COUPON_CODE_UNKNOWN']);
    const { db, clock } = platform.kernel;
    const count = async () => (await sql`select from sportsbook_shared_coupon`.execute(db)).rows.length;
    expect(await count()).toBe(1);
    await forgetSharedCoupons(db, clock.nowMs());
    expect(await count()).toBe(0);
  });

  it('is refused where it names what is not offered, or nothing, or one thing twice', async () => {
    const refused = await share([winner, '99.home']);
    expect([refused.statusCode, refused.json()]).toEqual([
      422,
      expect.objectContaining({
        code: 'SELECTION_UNKNOWN',
        details: { legs: [{ selectionId: '99.home', reason: 'unknown' }] },
      }),
    ]);
    for (const wrong of [[], [winner, winner], ['x'], [7]]) expect((await share(wrong)).statusCode).toBe(400);
    expect((await share(Array.from({ length: 21 }, (_, nr) => `${nr + 1}.home`))).statusCode).toBe(400);
  });

  it('is not found by what is no code', async () => {
    expect((await find('00000000')).json<{ code: string }>().code).toBe('COUPON_CODE_UNKNOWN');
    // The last is nothing a text of the database can hold.
    for (const wrong of ['AB', 'AAAAAAA%20', '%27%27%27%27%27%27%27%27', '%00%00%00%00%00%00%00%00'])
      expect((await find(wrong)).statusCode).toBe(400);
  });
});
