import { legMultiplier, RESULT_LOSE, RESULT_VOID, RESULT_WIN } from '../odds/bet-return.ts';
import { chainMultiplier, linkOf } from './chain.ts';
import { linesReturn } from './lines-return.ts';

const win = (oddsMilli: number) => legMultiplier(RESULT_WIN, oddsMilli);
const LOST = legMultiplier(RESULT_LOSE, 2000);
const VOID = legMultiplier(RESULT_VOID, 2000);

describe('a chain (rules §10)', () => {
  const left = (...links: readonly { num: bigint; den: bigint }[]) =>
    linesReturn(1_000n, [chainMultiplier(links)]);

  it('stakes a unit before each leg, or what is left', () => {
    // 10.00 at 2.00: 20.00. Of it 10.00 lost: 10.00. At 3.00: 30.00.
    expect(left(win(2_000), LOST, win(3_000))).toBe(3_000n);
    // Half of it is lost, so 5.00 is all there is: at 3.00 15.00, then 10.00 of it lost.
    const halfLost = { num: 1n, den: 2n };
    expect(left(halfLost, win(3_000))).toBe(1_500n);
    expect(left(halfLost, win(3_000), LOST)).toBe(500n);
  });

  it('ends where the account is empty, and gives back the stake of a void leg', () => {
    expect(left(LOST, win(100_000))).toBe(0n);
    expect(left(VOID, win(2_500))).toBe(2_500n);
    expect(left(VOID, VOID)).toBe(1_000n);
    expect(left(win(1_500), win(1_500), win(1_500))).toBe(2_500n);
  });

  it('rounds once at its end', () => {
    const third = { num: 1n, den: 3n };
    expect(linesReturn(1n, [chainMultiplier([third, third, { num: 9n, den: 1n }])])).toBe(1n);
    expect(chainMultiplier([third, third, { num: 9n, den: 1n }])).toEqual({ num: 1n, den: 1n });
  });

  it('has accumulators for links where it is conditional', () => {
    const double = linkOf([win(2_000), win(1_500)]);
    expect(left(double, LOST)).toBe(2_000n);
    expect(left(linkOf([win(2_000), LOST]), win(5_000))).toBe(0n);
    expect(left(linkOf([win(2_000), VOID]))).toBe(2_000n);
  });
});
