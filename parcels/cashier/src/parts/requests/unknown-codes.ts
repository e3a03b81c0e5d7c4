/** Answers that mean: this player has no such thing. */
export const UNKNOWN: readonly string[] = ['NOT_FOUND', 'PAYMENT_UNKNOWN', 'INVALID_INPUT'];
