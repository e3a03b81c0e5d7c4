import { promotionIn, promotionPath, type PromotionPlace } from './promotion-place.ts';

it.each<[PromotionPlace, string]>([
  [{ at: 'all' }, '/desk/promotions'],
  [{ at: 'one', code: 'a-good-week' }, '/desk/promotions?code=a-good-week'],
  [{ at: 'compose', code: 'a-good-week' }, '/desk/promotions?code=a-good-week&compose='],
  [{ at: 'compose', code: null }, '/desk/promotions?compose='],
  [{ at: 'races' }, '/desk/promotions?races='],
  [{ at: 'new-race' }, '/desk/promotions?races=new'],
  [{ at: 'one-race', id: '4711' }, '/desk/promotions?races=4711'],
  [{ at: 'segments' }, '/desk/promotions?segments='],
  [{ at: 'segment', code: 'not-lately' }, '/desk/promotions?segments=not-lately'],
  [{ at: 'compose-segment', code: null }, '/desk/promotions?segments=&compose='],
  [{ at: 'compose-segment', code: 'not-lately' }, '/desk/promotions?segments=not-lately&compose='],
])('keeps %o in the address', (place, path) => {
  expect(promotionPath(place)).toBe(path);
  expect(promotionIn(path.split('?')[1] ?? '')).toEqual(place);
});

it('shows all where no promotion can be named so', () => {
  expect(promotionIn('?code=A/b')).toEqual({ at: 'all' });
});
