import {
  addressAbove,
  addressOfCategory,
  categoryOfAddress,
  isContentAddress,
  mayStandAt,
} from './addresses.ts';

describe('where documents stand', () => {
  it.each([
    ['page', '/about'],
    ['rules', '/kycpolicy'],
    ['page', '/cash_terminals'],
    ['page', '/blog'],
    ['article', '/blog/how-odds-move'],
    ['page', '/blog/categories/odds'],
    ['news', '/news/new-games'],
    ['help', '/help/money/withdrawals'],
    ['term', '/betting-alphabet/bets/multiples/accumulator'],
    ['partner', '/ourpartners/feeds'],
    ['landing', '/promo/derby'],
    ['page', '/mobile/app-download'],
    ['rules', '/football-champions-rules/prizes'],
    ['page', '/pages/our-story'],
    ['page', '/t-derby-day'],
  ] as const)('a %s at %s', (kind, address) => {
    expect([mayStandAt(kind, address), isContentAddress(address)]).toEqual([true, true]);
  });

  it.each([
    ['page', '/'],
    ['page', '/live'],
    ['page', '/office/account'],
    ['page', '/pages'],
    ['article', '/blog'],
    ['article', '/news/x'],
    ['news', '/news/a/b'],
    ['page', '/about/us'],
    ['page', '/About'],
    ['page', 'about'],
    ['page', '/about/'],
    ['page', '//about'],
    ['page', '/pages/<b>'],
    ['page', '/pages/..'],
    ['page', '/constructor'],
    ['page', '/t-'],
    ['page', '/t-derby/day'],
    ['article', '/t-derby'],
  ] as const)('no %s at %s', (kind, address) => {
    expect(mayStandAt(kind, address)).toBe(false);
  });

  it('below each other', () => {
    expect(addressAbove('/blog/a')).toBe('/blog');
    expect(addressAbove('/blog')).toBeUndefined();
    expect(categoryOfAddress(addressOfCategory('odds'))).toBe('odds');
    expect(categoryOfAddress('/blog/odds')).toBeUndefined();
  });
});
