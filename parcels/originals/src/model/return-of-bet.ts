import type { GameBet } from '@paddock/games';

import type { AnyFace } from '../faces/game-face.ts';
import { returnAtLeast, returnByEnds, returnByPlans, type StakeReturn } from './stake-return.ts';

/** What a bet returns at its stake: exactly where the face counts the ends of its rounds, else at least (rules §12). */
export function returnOfBet(face: AnyFace, { stakeMinor, choice }: GameBet<unknown>): StakeReturn {
  const ends = face.ends?.(choice);
  if (ends !== undefined) return returnByEnds(ends, stakeMinor);
  const plans = face.plans?.(choice);
  if (plans !== undefined) return returnByPlans(plans, stakeMinor);
  const pays = BigInt(face.paidApart?.(choice) ?? 1);
  return returnAtLeast(face.game.returnOf(choice), stakeMinor, face.payStep?.(choice), pays);
}
