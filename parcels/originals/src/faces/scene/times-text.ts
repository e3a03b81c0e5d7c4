import type { MultiplierMilli } from '@paddock/games';
import type { Formatters } from '@paddock/shared-utils';

/** What a stake is paid times: "×2.5", "×10,000". */
export const timesText = (format: Formatters, milli: MultiplierMilli): string =>
  `×${format.number(milli / 1000)}`;
