import { atFormPlaces, PROMOTION_CODE_AT, wrongCode } from './wrong-code.ts';

describe('a code that is typed', () => {
  it.each([
    ['', [{ at: '/here', rule: 'required' }]],
    ['Good Week', [{ at: '/here', rule: 'shape' }]],
    ['good-week', []],
  ])('of %o has wrong what stops it from being one', (code, wrong) => {
    expect(wrongCode(code, '/here')).toEqual(wrong);
  });

  it('is refused at its field', () => {
    const days = { at: '/terms/gives/days', rule: 'least' } as const;
    expect(atFormPlaces([{ at: '/code', rule: 'shape' }, days])).toEqual([
      { at: PROMOTION_CODE_AT, rule: 'shape' },
      days,
    ]);
  });
});
