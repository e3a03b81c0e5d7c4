import { expect, it } from '@jest/globals';

import { rtpText } from './rtp.ts';

it('writes a return with two figures behind the point, cut and never raised', () => {
  expect([
    rtpText(964_567, '.'),
    rtpText(964_599, ','),
    rtpText(990_000, '.'),
    rtpText(1_000_000, '.'),
  ]).toEqual(['96.45', '96,45', '99.00', '100.00']);
});
