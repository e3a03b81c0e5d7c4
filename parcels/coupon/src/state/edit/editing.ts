import type { BetView } from '@paddock/contract/schemas';
import type { CouponLeg } from '@paddock/shared-utils';

import { modeAgain, systemAgain } from '../../model/legs-again.ts';
import type { CouponState } from '../coupon.slice.ts';

/** What of the coupon's choices is put away while a bet is edited. */
export type KeptChoices = Pick<
  CouponState,
  'mode' | 'accumulatorStake' | 'singleStakes' | 'system' | 'chain'
>;

/** A bet that the coupon is about to make another of (rules §11). */
export interface Editing {
  readonly bet: Pick<BetView, 'id' | 'number' | 'currency'>;
  /** The coupon as it was before. */
  readonly kept: KeptChoices & { readonly legs: readonly CouponLeg[] };
  /** Of an edit that was sent and waits for its decision. */
  readonly pendingKey: string | null;
}

/** Begins to edit a bet: its lines and its stake, of a system that of a line. The coupon of before is kept once. */
export function begun(state: CouponState, bet: BetView, legs: readonly CouponLeg[]): CouponState {
  const { mode, accumulatorStake, singleStakes, system, chain } = state;
  const kept = state.editing?.kept ?? { mode, accumulatorStake, singleStakes, system, chain, legs };
  return {
    ...state,
    editing: { bet: { id: bet.id, number: bet.number, currency: bet.currency }, kept, pendingKey: null },
    mode: modeAgain([bet]),
    system: systemAgain([bet]) ?? system,
    accumulatorStake: stakeOfLine(bet),
    ...{ receipts: [], refusal: null },
  };
}

/** Brings the choices of before back, with the bet that came of it, if one did. */
export function ended(state: CouponState, bet: BetView | undefined): CouponState {
  if (state.editing === null) return state;
  const { legs: _legs, ...choices } = state.editing.kept;
  return { ...state, ...choices, editing: null, refusal: null, receipts: bet === undefined ? [] : [bet] };
}

/** Of what is left, on one line, as a player would type it. */
function stakeOfLine({ remainingStake, stake, lineCount = 1 }: BetView): string {
  const whole = remainingStake ?? stake;
  const decimals = whole.split('.')[1]?.length ?? 0;
  return (Number(whole) / lineCount).toFixed(decimals);
}

export function isEditing(value: unknown): value is Editing | null {
  if (value === null) return true;
  if (typeof value !== 'object') return false;
  const { bet, kept, pendingKey } = value as Partial<Record<keyof Editing, unknown>>;
  return (
    typeof bet === 'object' &&
    bet !== null &&
    typeof kept === 'object' &&
    kept !== null &&
    Array.isArray((kept as Partial<Editing['kept']>).legs) &&
    (pendingKey === null || typeof pendingKey === 'string')
  );
}
