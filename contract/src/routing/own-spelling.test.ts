import { ownSpelling } from './own-spelling.ts';

it.each([
  ['/LIVE', {}, '/live'],
  ['/live/football', { sport: 'football' }, '/live/football'],
  ['/Coupon/AbCd1234', { code: 'AbCd1234' }, '/coupon/AbCd1234'],
  ['/', {}, '/'],
])('%s of %j is spelled %s', (path, params, spelled) => {
  expect(ownSpelling({ path, params })).toBe(spelled);
});
