import type { LottoDrawView } from '@paddock/contract/schemas';

/** Whether the public value of a draw is a stand-in of a development site, which pages say in the player's language. */
export const isStandIn = ({ valueSource }: Pick<LottoDrawView, 'valueSource'>): boolean =>
  valueSource.startsWith('stand-in');
