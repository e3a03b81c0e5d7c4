import { hasJackpot } from './has-jackpot.ts';

it('is there from the smallest unit on', () => {
  expect(['0.00', '0', '0.000', '0.01', '1', '1200.00'].map(hasJackpot)).toEqual([
    ...[false, false, false],
    ...[true, true, true],
  ]);
});
