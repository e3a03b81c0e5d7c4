import { activationTypeOf, remainingDaysToActivate } from './activation-type.ts';

describe('the activation type', () => {
  it('says which addresses are confirmed [S3-20]', () => {
    expect(activationTypeOf({ email: false, phone: false })).toBe(0);
    expect(activationTypeOf({ email: true, phone: false })).toBe(1);
    expect(activationTypeOf({ email: true, phone: true })).toBe(2);
    expect(activationTypeOf({ email: false, phone: true })).toBe(3);
  });

  it('becomes 3 of 0 and 2 of 1 when a phone is added [S4-18]', () => {
    for (const [email, before, after] of [
      [false, 0, 3],
      [true, 1, 2],
    ] as const) {
      expect(activationTypeOf({ email, phone: false })).toBe(before);
      expect(activationTypeOf({ email, phone: true })).toBe(after);
    }
  });

  it('leaves thirty days, then none, and stops counting once there is one', () => {
    const day = 24 * 3_600_000;
    const left = (days: number) => remainingDaysToActivate(0, { registeredAtMs: 0, nowMs: days * day });
    expect([left(0), left(0.5), left(1), left(29.5), left(30), left(99)]).toEqual([30, 30, 29, 1, 0, 0]);
    expect(remainingDaysToActivate(1, { registeredAtMs: 0, nowMs: 0 })).toBeNull();
  });
});
