import { ownSpelling } from './own-spelling.ts';

it.each([
  ['/LIVE', {}, '/live'],
  ['/live/football', { sport: 'football' }, '/live/football'],
  ['/Coupon/AbCd1234', { code: 'AbCd1234' }, '/coupon/AbCd1234'],
  ['/', {}, '/'],
  ['/betting-alphabet/%42asics', { category: 'basics' }, '/betting-alphabet/basics'],
  ['/%61bout', { page: 'about' }, '/about'],
  ['/coupon/%41bCd1234', { code: 'AbCd1234' }, '/coupon/AbCd1234'],
  ['/team/%d0%b4%2F1', { team: 'д/1' }, '/team/%D0%B4%2F1'],
  ['/Promo/100%', {}, '/promo/100%25'],
])('%s of %j is spelled %s', (path, params, spelled) => {
  expect(ownSpelling({ path, params })).toBe(spelled);
});
