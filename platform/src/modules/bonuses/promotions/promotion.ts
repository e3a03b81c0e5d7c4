import type { AmountMinor, PaymentId, PlayerId } from '@paddock/contract';
import type { GrantState, PromotionState, PromotionTerms, PromotionTitle } from '@paddock/contract/schemas';

/** A promotion as it stands: the version players are taken in by, and its terms. */
export interface Promotion {
  readonly code: string;
  readonly state: PromotionState;
  /** Null for a draft. */
  readonly version: number | null;
}

/** One that takes players in, with its terms. */
export interface RunningPromotion {
  readonly code: string;
  readonly version: number;
  readonly terms: PromotionTerms;
}

/** A player's part in a promotion: its terms are those of its version for ever (rules §14). */
export interface Grant {
  readonly playerId: PlayerId;
  readonly grantId: string;
  readonly code: string;
  readonly version: number;
  readonly terms: PromotionTerms;
  readonly state: GrantState;
  /** An operator offered it. */
  readonly wasOffered: boolean;
  /** What was given, once it was. */
  readonly currency: string | null;
  readonly givenMinor: AmountMinor | null;
  /** Points of loyalty that were given. */
  readonly givenPoints: bigint | null;
  /** The deposit that brought it. */
  readonly paymentId: PaymentId | null;
  readonly bonusId: string | null;
  /** The gift for the coupon that it brought. */
  readonly giftId: string | null;
  /** It is a wheel or a calendar, given: its days go on while it runs. */
  readonly isDaily: boolean;
  /** The part whose day brought it; null for what a player takes part in. */
  readonly parentId: string | null;
  readonly joinedAtMs: number;
  readonly endedAtMs: number | null;
}

/** States in which a grant can still bring something. */
export const OPEN_STATES = [
  'offered',
  'joined',
  'waiting',
  'running',
] as const satisfies readonly GrantState[];

export const isOpen = ({ state }: Pick<Grant, 'state'>): boolean =>
  (OPEN_STATES as readonly GrantState[]).includes(state);

/** Whether it brought its gift, whatever became of that. */
export const wasGiven = ({
  givenMinor,
  givenPoints,
  isDaily,
}: Pick<Grant, 'givenMinor' | 'givenPoints' | 'isDaily'>): boolean =>
  givenMinor !== null || givenPoints !== null || isDaily;

/** The part a player takes in a promotion, among all of theirs: gifts of its days are parts beside it. */
export const partIn = (grants: readonly Grant[], code: string): Grant | undefined =>
  grants.find((grant) => grant.code === code && grant.parentId === null);

/** What it is called in each language it is written in. */
export const titleOf = (text: PromotionTerms['text']): PromotionTitle =>
  Object.fromEntries(Object.entries(text).map(([language, { title }]) => [language, title]));

/** The code that is typed to take part: whoever has no code takes part by their own press. */
export const codeOf = ({ starts }: Pick<PromotionTerms, 'starts'>): string | undefined =>
  'code' in starts ? starts.code : undefined;

/** Whether a promotion takes players in at a moment. */
export const isOpenAt = ({ terms }: Pick<RunningPromotion, 'terms'>, atMs: number): boolean =>
  terms.opensAtMs <= atMs && atMs < terms.closesAtMs;
