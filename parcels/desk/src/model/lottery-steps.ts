import type { LottoDrawView } from '@paddock/contract/schemas';

/** What can be decided about a lottery's draw: its public value is entered, or its stakes go back. */
export type LotteryStep = 'value' | 'void';

/** Whether the public value of a draw is a stand-in of a development site, which pages say in the operator's language. */
export const isStandIn = ({ valueSource }: Pick<LottoDrawView, 'valueSource'>): boolean =>
  valueSource.startsWith('stand-in');

type Decided = Pick<LottoDrawView, 'phase' | 'publicValue' | 'valueSource' | 'beacon'>;

/**
 * Steps a draw still allows. A stand-in of a development site is found by itself, and so is what a beacon says, unless it
 * is silent for long; once there is a value, it has fallen.
 */
export function lotterySteps(draw: Decided, silentSinceMs: number | null): readonly LotteryStep[] {
  if (draw.publicValue !== null || draw.phase === 'void') return [];
  const isTyped = draw.beacon === null ? !isStandIn(draw) : silentSinceMs !== null;
  return draw.phase === 'closed' && isTyped ? ['value', 'void'] : ['void'];
}

/** As the server takes it: the characters it was published in. */
export const isPublicValue = (text: string): boolean => /^[0-9A-Za-z_-]{16,128}$/.test(text);
