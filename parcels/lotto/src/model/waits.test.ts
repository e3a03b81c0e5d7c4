import { waits } from './waits.ts';

it('a draw waits from the end of its sales, also where it was read before, until its numbers fall', () => {
  const read = { phase: 'open', closesAtMs: 1_000, numbers: [] } as const;
  expect([waits({ ...read, numbers: [] }, 999), waits({ ...read, numbers: [] }, 1_000)]).toEqual([
    false,
    true,
  ]);
  expect(waits({ ...read, phase: 'closed', numbers: [] }, 0)).toBe(true);
  expect(waits({ ...read, phase: 'paid', numbers: [7] }, 2_000)).toBe(false);
  expect(waits({ ...read, phase: 'void', numbers: [] }, 2_000)).toBe(false);
});
