import { useState } from 'react';

import type { Play } from './play.ts';
import { useSounds, type SoundSwitch } from './use-sounds.ts';

/** Lets the rounds of a game be heard. */
export function useGameSound({ kind, isDealing, isMoving, shown }: Play): SoundSwitch {
  const round = isMoving || isDealing || shown?.round.isOver !== true ? undefined : shown.round;
  // A round that was over when the page came is no news; a demo has none.
  const [hasDealt, setDealt] = useState(kind === 'demo');
  if (isDealing && !hasDealt) setDealt(true);
  const over = round && { id: round.id, isWon: (round.paidMinor ?? 0n) > round.stakedMinor };
  return useSounds({ isDealing, over }, hasDealt);
}
