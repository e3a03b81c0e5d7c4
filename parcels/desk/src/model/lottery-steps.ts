import type { LottoDrawView } from '@paddock/contract/schemas';

/** What can be decided about a lottery's draw: its public value is entered, or its stakes go back. */
export type LotteryStep = 'value' | 'void';

/** Steps a draw still allows. A stand-in of a development site is found by itself; once there is a value, it has fallen. */
export function lotterySteps({
  phase,
  publicValue,
  valueSource,
}: Pick<LottoDrawView, 'phase' | 'publicValue' | 'valueSource'>): readonly LotteryStep[] {
  if (publicValue !== null || phase === 'void') return [];
  return phase === 'closed' && !valueSource.startsWith('stand-in') ? ['value', 'void'] : ['void'];
}

/** As the server takes it: the characters it was published in. */
export const isPublicValue = (text: string): boolean => /^[0-9A-Za-z_-]{16,128}$/.test(text);
