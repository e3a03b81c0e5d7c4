import type { FriendRefusal, FriendTerms } from '@paddock/contract/schemas';

/** What is known of a friend who has paid in and played. */
export interface FriendFacts {
  /** The one who brought them is the same person. */
  readonly isSelf: boolean;
  /** The person had an account before. */
  readonly isKnown: boolean;
  /** An older account was used on one of their devices, or paid in with their card. */
  readonly isShared: boolean;
  /** Friends the same player was rewarded for before. */
  readonly rewarded: number;
  /** How many of these came from a network this one came from. */
  readonly ofNetwork: number;
  /** Either of the two may be given nothing now: banned, on a break, frozen, or not proved. */
  readonly isHeld: boolean;
}

/** Whether a reward is due: given, kept until who it is for may be given something, or refused for good, and why. */
export type Judgement = 'give' | 'hold' | FriendRefusal;

export function judge(facts: FriendFacts, terms: Pick<FriendTerms, 'mostFriends' | 'perNetwork'>): Judgement {
  if (facts.isSelf) return 'self';
  if (facts.isKnown) return 'known';
  if (facts.isShared) return 'shared';
  if (facts.rewarded >= terms.mostFriends) return 'enough';
  if (facts.ofNetwork >= terms.perNetwork) return 'network';
  return facts.isHeld ? 'hold' : 'give';
}
