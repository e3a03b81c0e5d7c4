import { dayOf } from './day-of.ts';

it('is the same day wherever it is read', () => {
  expect(dayOf('2026-11-26', 'en')).toBe('November 26, 2026');
  expect(dayOf('2026-01-01', 'ru')).toContain('1 января 2026');
});
