import { segmentsOf } from '@paddock/games/wheel';

import { countsOf, restOf, segmentPath, wheelEnds } from './wheel-ring.ts';

describe('the wheel', () => {
  it('says how many segments pay what', () => {
    expect(countsOf(segmentsOf(10, 'low'))).toEqual([
      [0, 2],
      [1_200, 7],
      [1_500, 1],
    ]);
    expect(wheelEnds({ segments: 10, risk: 'high' })).toHaveLength(10);
  });

  it.each([
    [0, 10, 342],
    [9, 10, 18],
    [5, 10, 162],
  ])('rests with the middle of segment %i of %i at the top', (segment, count, degrees) => {
    expect(restOf(segment, count) % 360).toBe(degrees);
  });

  it('begins its first segment at the top', () => {
    expect(segmentPath(0, 4, 5, 10)).toBe(
      'M0.000 -10.000A10 10 0 0 1 10.000 0.000L5.000 0.000A5 5 0 0 0 0.000 -5.000Z',
    );
  });
});
