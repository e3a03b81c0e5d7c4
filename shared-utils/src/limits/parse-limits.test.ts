/** @jest-environment node */
import { aLimit } from '../testing/samples.ts';
import { parseLimits } from './parse-limits.ts';

describe('limits of an answer', () => {
  it('are read with every field', () => {
    const limit = aLimit({ needApprove: true, endsAt: 5, roomBackAt: 7, measure: 'hours' });
    expect(parseLimits([limit])).toEqual([limit]);
  });

  it('have the mildest values where a field is missing or odd', () => {
    const bare = { limitType: 20, limitValue: 100, limitState: 'PENDING' };
    const expected = {
      ...bare,
      limitBalance: 100,
      limitUsed: null,
      needApprove: false,
      startedAt: 0,
      endsAt: null,
      roomBackAt: null,
      measure: '',
    };
    const odd = { limitBalance: '4', limitUsed: '1', needApprove: 'yes', startedAt: '9', endsAt: '9' };
    expect(parseLimits([bare, { ...bare, ...odd, roomBackAt: '9', measure: 3 }])).toEqual([
      expected,
      expected,
    ]);
  });

  it.each([
    ['no type', { ...aLimit(), limitType: '20' }],
    ['no value', { ...aLimit(), limitValue: null }],
    ['a state nobody knows', { ...aLimit(), limitState: 'ODD' }],
    ['nothing', null],
    ['a word', 'limit'],
  ])('leave out one with %s', (_what, stored) => {
    expect(parseLimits([stored, aLimit()])).toEqual([aLimit()]);
  });

  it.each([[undefined], [{}], ['limits']])('are none in %p', (data) => {
    expect(parseLimits(data)).toEqual([]);
  });
});
