import { expect, it } from '@jest/globals';

import { rtpRange, rtpText } from './rtp.ts';

it('writes a return with two figures behind the point, cut and never raised', () => {
  expect([
    rtpText(964_567, '.'),
    rtpText(964_599, ','),
    rtpText(990_000, '.'),
    rtpText(1_000_000, '.'),
  ]).toEqual(['96.45', '96,45', '99.00', '100.00']);
});

it('writes both ends where the choice in a game decides what it returns', () => {
  expect([
    rtpRange(972_973, 986_486, '.'),
    rtpRange(null, 990_000, ','),
    rtpRange(990_000, 990_009, '.'),
  ]).toEqual(['97.29–98.64', '99,00', '99.00']);
});
