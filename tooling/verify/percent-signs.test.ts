import { strangePercents } from './percent-signs.ts';

describe('percent signs of a dictionary', () => {
  const nbsp = '\u00a0';
  it.each([
    ['en', 'we keep {{margin}}% of it'],
    ['ru', `удержано {{margin}}${nbsp}%`],
    ['de', `{{margin}}${nbsp}% des Topfs`],
    ['es', `el {{margin}}${nbsp}% del fondo`],
    ['tr', '{{product}} %{{margin}} kadarı'],
    ['ar', '{{margin}}% من'],
    ['hi', '{{margin}}% हमने'],
  ])('stand where %s writes them', (language, text) => {
    expect(strangePercents({ a: { b: text, c: 'Odds {{odds}}' } }, language)).toEqual([]);
  });

  it('that stand elsewhere are named with their key', () => {
    expect(strangePercents({ a: { b: '{{x}} %' }, c: '{{y}}%' }, 'en')).toEqual([
      '"a.b" writes "{{x}} %", its language "{{x}}%"',
    ]);
    expect(strangePercents({ a: '{{share}}% фонда', b: '{{share}} % фонда' }, 'ru')).toHaveLength(2);
    expect(strangePercents({ a: '{{share}} %' }, 'tr')).toHaveLength(1);
  });
});
