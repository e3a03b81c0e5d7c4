import { angleOf, fieldPath, restOf, ringOf } from './wheel-ring.ts';

const ring = ringOf([1, 2, 1]);

it('has a field as large as its chance, one after the other', () => {
  expect(ring).toEqual([
    { place: 0, from: 0, to: 0.25 },
    { place: 1, from: 0.25, to: 0.75 },
    { place: 2, from: 0.75, to: 1 },
  ]);
});

it('rests with the middle of a field at the top', () => {
  for (const field of ring) expect((restOf(field) + angleOf(field)) % 360).toBe(0);
});

it('draws a field from the middle along the rim, the long way where it is more than half', () => {
  const [quarter] = ring;
  expect(quarter && fieldPath(quarter, 10)).toBe('M0 0L0.000 -10.000A10 10 0 0 1 10.000 0.000Z');
  const [most] = ringOf([3, 1]);
  expect(most && fieldPath(most, 10)).toContain('A10 10 0 1 1');
});
