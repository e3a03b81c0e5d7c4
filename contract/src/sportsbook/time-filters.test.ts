import { TIME_FILTERS, TIME_FILTERS_OF } from './time-filters.ts';

it('lists are filtered by time in five ways, each of which some section offers [S9-13]', () => {
  expect(TIME_FILTERS).toEqual(['all', 'upcoming_events', 'first_period', 'second_period', 'recommended']);
  expect(new Set(Object.values(TIME_FILTERS_OF).flat())).toEqual(new Set(TIME_FILTERS));
});
