/** The most the house may owe on one selection, in cents of EUR: its room. */
export const SELECTION_ROOM_CENTS = 50_000_000n;

/** The most one bet pays, in cents of EUR. */
export const PAYOUT_CAP_CENTS = 25_000_000n;

/** Of a selection's room, what the combinations of one person may take (rules §6). */
export const PERSON_SHARE_CENTS = SELECTION_ROOM_CENTS / 10n;

/** The most the open combinations of one person may return together, unweighted (rules §6). */
export const PERSON_RETURNS_CENTS = 10n * PAYOUT_CAP_CENTS;
