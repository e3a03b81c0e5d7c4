import { plannedTime } from './planned-time.ts';

it('says day and year of what is planned, and the time with its zone', () => {
  const format = { date: () => '21 нояб. 2027 г.', time: () => '08:30', zone: () => 'UTC+3' };
  expect(plannedTime({ ...format, language: 'ru' }, 0)).toBe('21 нояб. 2027 г., 08:30 UTC+3');
  expect(plannedTime({ ...format, language: 'ar' }, 0)).toBe('21 нояб. 2027 г.، 08:30 UTC+3');
});
