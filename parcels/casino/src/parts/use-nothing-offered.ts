import { BREAK_BAN_LEVEL } from '@paddock/contract';
import { auth$ } from '@paddock/shared-utils';
import { useLabels, useStreamValue } from '@paddock/shared-utils/react';

/**
 * What is said in the place of every way into a promotion, a race or a tournament to whom nothing is offered: a player on a break,
 * or one who is banned. `null` for everybody else.
 */
export function useNothingOffered(): string | null {
  const labels = useLabels();
  const banLevel = useStreamValue(auth$, (auth) => auth.banLevel);
  if (banLevel === 0) return null;
  const code = banLevel === BREAK_BAN_LEVEL ? 'PLAY_PAUSED' : 'ACCOUNT_RESTRICTED';
  return labels.problem({ code, message: '' });
}
