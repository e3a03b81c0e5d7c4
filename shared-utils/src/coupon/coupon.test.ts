import { createBrowserStorage } from '../storage/browser-storage.ts';
import { createMemoryStorage, type MemoryStorage } from '../testing/memory-storage.ts';
import { aLeg } from '../testing/sample-leg.ts';
import { createTabHub, type TabHub } from '../testing/tab-hub.ts';
import { createCoupon } from './coupon.ts';
import { COUPON_LEGS_MAX, type Coupon, type CouponLeg } from './coupon-types.ts';
import { freshenLeg } from './freshen-leg.ts';

function legOf(marketId: number, outcome = 'home'): CouponLeg {
  return aLeg({ selectionId: `${marketId}.${outcome}`, marketId: String(marketId), outcome });
}

describe('the coupon', () => {
  let memory: MemoryStorage;
  let hub: TabHub;

  beforeEach(() => {
    memory = createMemoryStorage();
    hub = createTabHub();
  });

  function open(): Coupon {
    return createCoupon(createBrowserStorage(memory), hub.openChannel('coupon'));
  }

  function legs(coupon: Coupon): readonly CouponLeg[] {
    return coupon.couponLegs$.snapshot().legs;
  }

  it('keeps its legs in order over a reload', () => {
    const coupon = open();
    coupon.toggleLeg(legOf(1));
    coupon.toggleLeg(legOf(2));
    expect(legs(open())).toEqual([legOf(1), legOf(2)]);
  });

  it('lets another take picks while it does, but for those the coupon holds', () => {
    const coupon = open();
    const taken: string[] = [];
    coupon.toggleLeg(legOf(1));
    const stop = coupon.takePicks(
      ({ selectionId }) => selectionId !== '3.home' && taken.push(selectionId) > 0,
    );
    expect(coupon.pickLeg(legOf(2))).toEqual({ ok: true, change: 'taken' });
    expect(coupon.pickLeg(legOf(1))).toEqual({ ok: true, change: 'removed' });
    expect(coupon.pickLeg(legOf(3))).toEqual({ ok: true, change: 'added' });
    expect([taken, legs(coupon)]).toEqual([['2.home'], [legOf(3)]]);
    stop();
    expect(coupon.pickLeg(legOf(2))).toEqual({ ok: true, change: 'added' });
  });

  it('takes a leg out by the same press and replaces the other outcome in its place', () => {
    const coupon = open();
    coupon.toggleLeg(legOf(1));
    coupon.toggleLeg(legOf(2));
    expect(coupon.toggleLeg(legOf(1, 'away'))).toEqual({ ok: true, change: 'replaced' });
    expect(legs(coupon)).toEqual([legOf(1, 'away'), legOf(2)]);
    expect(coupon.toggleLeg(legOf(2))).toEqual({ ok: true, change: 'removed' });
    coupon.removeLeg('1.away');
    expect(legs(coupon)).toEqual([]);
  });

  it('refuses one leg too many', () => {
    const coupon = open();
    for (let at = 1; at <= COUPON_LEGS_MAX; at++) coupon.toggleLeg(legOf(at));
    expect(coupon.toggleLeg(legOf(99))).toMatchObject({ ok: false, problem: { code: 'TOO_MANY_LEGS' } });
    expect(legs(coupon)).toHaveLength(COUPON_LEGS_MAX);
  });

  it('is the same in two tabs, whichever changes it', () => {
    const here = open();
    const there = open();
    here.toggleLeg(legOf(1));
    there.toggleLeg(legOf(2));
    expect(legs(here)).toEqual([legOf(1), legOf(2)]);
    expect(legs(there)).toEqual([legOf(1), legOf(2)]);
    there.setLegs([legOf(3), legOf(1)]);
    expect(legs(here)).toEqual([legOf(3), legOf(1)]);
    there.clearCoupon();
    expect(legs(here)).toEqual([]);
  });

  it('records accepted prices, of the named legs alone', () => {
    const coupon = open();
    coupon.toggleLeg(legOf(1));
    coupon.toggleLeg(legOf(2));
    coupon.acceptPrices([{ selectionId: '1.home', oddsMilli: 1990, version: '1.9' }]);
    expect(legs(coupon)).toEqual([{ ...legOf(1), seenOddsMilli: 1990, seenVersion: '1.9' }, legOf(2)]);
  });

  it.each([
    ['no JSON', '{"v":1,"d":['],
    ['no list', '{"v":1,"d":{"legs":[]}}'],
    ['another version', `{"v":0,"d":[${JSON.stringify(legOf(1))}]}`],
  ])('is empty when the storage holds %s', (_name, text) => {
    memory.texts.set('paddock:coupon', text);
    expect(legs(open())).toEqual([]);
  });

  it('leaves out damaged legs and keeps the others', () => {
    const good = legOf(1);
    const damaged = [
      null,
      'leg',
      { ...good, selectionId: 'x' },
      { ...good, marketId: '2' },
      { ...good, outcome: 'away' },
      { ...good, eventId: '-4' },
      { ...good, seenOddsMilli: 1000 },
      { ...good, seenOddsMilli: '2050' },
      { ...good, home: 'Harbour City' },
      { ...good, specifiers: { line: 2.5 } },
      { ...good, startsAtMs: null },
      { ...good, names: { market: { en: 'x' } } },
      { ...good, names: 7 },
    ];
    memory.texts.set('paddock:coupon', JSON.stringify({ v: 1, d: [...damaged, good] }));
    expect(legs(open())).toEqual([good]);
  });

  it('keeps legs that an earlier release stored without names, by their codes', () => {
    const { names: _names, ...bare } = legOf(1);
    memory.texts.set('paddock:coupon', JSON.stringify({ v: 1, d: [bare] }));
    const names = { market: { en: bare.marketType }, outcome: { en: bare.outcome } };
    expect(legs(open())).toEqual([{ ...bare, names }]);
  });

  it('lasts for the page when nothing can be stored', () => {
    memory.isFull = true;
    const coupon = open();
    coupon.toggleLeg(legOf(1));
    expect(legs(coupon)).toEqual([legOf(1)]);
  });

  it('takes the newest version of the price that was seen, and no other price', () => {
    const price = { status: 'open' as const, direction: null, changedAtMs: null, reason: null };
    expect(freshenLeg(aLeg(), { ...price, oddsMilli: 2050, version: '1.8' }).seenVersion).toBe('1.8');
    expect(freshenLeg(aLeg(), { ...price, oddsMilli: 2100, version: '1.8' })).toEqual(aLeg());
    expect(freshenLeg(aLeg(), { status: 'loading' })).toEqual(aLeg());
  });
});
