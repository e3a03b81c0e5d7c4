import type { AmountMinor } from '@paddock/contract';

/** What a stake may be, and what a round may pay. */
export interface RoundBounds {
  readonly minMinor: AmountMinor;
  readonly maxMinor: AmountMinor;
  readonly maxWinMinor: AmountMinor;
}

/** Everything the one button of a game depends on. */
export interface PlayFacts {
  readonly isDemo: boolean;
  readonly isSignedIn: boolean;
  readonly isOnBreak: boolean;
  readonly isMaintenance: boolean;
  /** It is not known yet whether a round is open. */
  readonly isReading: boolean;
  /** A round waits for its answer: it may have been played. */
  readonly isUnanswered: boolean;
  /** A round of this game is open: it is played on the table. */
  readonly isOpen: boolean;
  /** The stake is chips that lie on the table. */
  readonly hasChips: boolean;
  /** The house pays the stake. */
  readonly isFree: boolean;
  /** Undefined while nothing is entered; 0 where no chips lie. */
  readonly stakeMinor: AmountMinor | undefined;
  /** What is chosen can be bet on with this stake. */
  readonly isBet: boolean;
  /** Most that the bet could pay. */
  readonly mostMinor: AmountMinor;
  /** Undefined until the server has told them; a demo goes without. */
  readonly bounds: RoundBounds | undefined;
  /** Undefined until it is known. */
  readonly balanceMinor: AmountMinor | undefined;
  /** What own limits leave for stakes; `null` where none is known to stand in the way. */
  readonly roomMinor: AmountMinor | null;
}

/** What the button says and does. `play`, `sign-in`, `deposit`, `refill`, `own-limit` and `on-break` can be pressed. */
export type PlayButton =
  | { readonly kind: 'play'; readonly stakeMinor: AmountMinor; readonly isFree?: true }
  | { readonly kind: 'deposit'; readonly missingMinor: AmountMinor }
  | { readonly kind: 'own-limit'; readonly roomMinor: AmountMinor }
  | { readonly kind: 'enter-stake' | 'stake-low' | 'stake-high'; readonly bounds: RoundBounds | undefined }
  | { readonly kind: 'win-high'; readonly bounds: RoundBounds }
  | {
      readonly kind:
        | 'place-chips'
        | 'choose'
        | 'refill'
        | 'sign-in'
        | 'on-break'
        | 'maintenance'
        | 'unanswered'
        | 'open'
        | 'waiting';
    };

/** Decides the button; the first thing that stands in the way wins: the round, the player, the bet, the money. */
export function playButton(facts: PlayFacts): PlayButton {
  if (facts.isReading) return { kind: 'waiting' };
  if (facts.isUnanswered) return { kind: 'unanswered' };
  if (facts.isOpen) return { kind: 'open' };
  if (!facts.isDemo) {
    if (!facts.isSignedIn) return { kind: 'sign-in' };
    if (facts.isOnBreak) return { kind: 'on-break' };
    if (facts.isMaintenance) return { kind: 'maintenance' };
  }
  return (
    whatStakeForbids(facts) ??
    whatMoneyForbids(facts) ?? {
      kind: 'play',
      stakeMinor: facts.stakeMinor ?? 0n,
      ...(facts.isFree && { isFree: true }),
    }
  );
}

function whatStakeForbids(facts: PlayFacts): PlayButton | undefined {
  const { stakeMinor = 0n, bounds, isDemo, hasChips, mostMinor } = facts;
  if (stakeMinor === 0n) return hasChips ? { kind: 'place-chips' } : { kind: 'enter-stake', bounds };
  if (bounds === undefined && !isDemo) return { kind: 'waiting' };
  if (bounds !== undefined) {
    if (stakeMinor < bounds.minMinor) return { kind: 'stake-low', bounds };
    if (stakeMinor > bounds.maxMinor) return { kind: 'stake-high', bounds };
  }
  if (!facts.isBet) return { kind: 'choose' };
  return bounds !== undefined && mostMinor > bounds.maxWinMinor ? { kind: 'win-high', bounds } : undefined;
}

function whatMoneyForbids(facts: PlayFacts): PlayButton | undefined {
  const { stakeMinor = 0n, balanceMinor, roomMinor, isDemo } = facts;
  if (facts.isFree) return undefined;
  if (balanceMinor === undefined) return { kind: 'waiting' };
  if (!isDemo && roomMinor !== null && stakeMinor > roomMinor) return { kind: 'own-limit', roomMinor };
  if (balanceMinor >= stakeMinor) return undefined;
  return isDemo ? { kind: 'refill' } : { kind: 'deposit', missingMinor: stakeMinor - balanceMinor };
}
