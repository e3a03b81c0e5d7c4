/**
 * How a player reads prices (S3-25 coefViewId). The platform itself knows decimal odds in thousandths only: a view changes
 * what is written, never what is compared, staked or struck.
 */
export const ODDS_VIEWS = ['decimal', 'fractional', 'american', 'hong-kong', 'malay', 'indonesian'] as const;

export type OddsView = (typeof ODDS_VIEWS)[number];

/** Index into `ODDS_VIEWS`: the number the settings carry. */
export type CoefViewId = 0 | 1 | 2 | 3 | 4 | 5;
