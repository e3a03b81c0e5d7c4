import { readOptions } from './read-options.ts';

const OPTIONS = { days: { type: 'string', default: '365' } } as const;
const read = (...words: string[]) => readOptions(OPTIONS, 'usage: token --days 365', words);

it('reads what a command was given', () => {
  expect(read('--days=-1')).toEqual({ days: '-1' });
  expect(read()).toEqual({ days: '365' });
});

it.each([['--days', '-1'], ['--colour'], ['word']])('says its usage to %s %s', (...words) => {
  expect(() => read(...words)).toThrow(RangeError);
  expect(() => read(...words)).toThrow(/\nusage: token --days 365$/);
});
