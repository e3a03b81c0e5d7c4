import { latestPrograms, MOST_PROGRAMS } from './latest-programs.ts';

it('programs at hand are those used last', () => {
  const programs = latestPrograms<number>();
  for (let nr = 0; nr < MOST_PROGRAMS; nr++) programs.add(`program ${nr}`, nr);
  expect(programs.use('program 0')).toBe(0);
  programs.add('one more', -1);
  expect(programs.use('program 0')).toBe(0);
  expect(programs.use('program 1')).toBeUndefined();
  expect(programs.use('program 2')).toBe(2);
});
