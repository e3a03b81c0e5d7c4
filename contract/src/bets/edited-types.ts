import type { BetType, EditBetRequest } from '@paddock/contract/schemas';

const EDITED_TYPES: readonly EditBetRequest['type'][] = ['single', 'accumulator', 'system'];

/**
 * Whether a bet of this kind is edited (rules §11): what takes its place is one of the same three. Others that can be left,
 * builders, anti-accumulators and bets each way, are left and placed anew.
 */
export const isEditedType = (type: BetType): boolean => EDITED_TYPES.some((one) => one === type);
