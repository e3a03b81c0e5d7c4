import { segmentPath, turnedTo } from './rings.ts';

describe('a ring', () => {
  it.each([
    [0, 0, 16, 3, 1_080],
    [0, 1, 16, 3, 1_417.5],
    [0, 15, 16, 3, 1_102.5],
    [1_417.5, 1, 16, 3, 2_497.5],
    [0, 0, 8, -2, -720],
    [0, 1, 8, -2, -765],
    [-765, 7, 8, -2, -1_755],
  ])('from %d° brings segment %i of %i to the top after %i turns, at %d°', (from, segment, of, turns, to) => {
    expect(turnedTo(from, segment, of, turns)).toBe(to);
  });

  it('always ends with its segment at the top, turning on in its own way', () => {
    for (let segment = 0; segment < 8; segment += 1) {
      const clockwise = turnedTo(100, segment, 8, 2);
      const against = turnedTo(100, segment, 8, -2);
      expect((clockwise + segment * 45) % 360).toBe(0);
      expect(Math.abs((against + segment * 45) % 360)).toBe(0);
      expect(clockwise - 100).toBeGreaterThanOrEqual(720);
      expect(100 - against).toBeGreaterThanOrEqual(720);
    }
  });

  it('is drawn of segments around the top', () => {
    expect(segmentPath(10, 20, 4)).toBe(
      'M-14.14 -14.14 A20 20 0 0 1 14.14 -14.14 L7.07 -7.07 A10 10 0 0 0 -7.07 -7.07 Z',
    );
  });
});
