import { timeHere } from './time-here.ts';

it('says the zone it is in', () => {
  expect(timeHere('ru', 0, 'Asia/Tokyo')).toBe('09:00 GMT+9');
  expect(timeHere('en', 0, 'UTC')).toMatch(/^12:00.AM UTC$/);
});
