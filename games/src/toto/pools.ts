/** Names of the kinds of pool, in addresses, rows and dictionaries; never changed. */
export const POOL_CODES = ['results-15', 'scores-8', 'tennis-10', 'hockey-10', 'next-6'] as const;
export type PoolCode = (typeof POOL_CODES)[number];

/** How an event of a pool is decided: by its winner or a draw, by its exact score, or by its winner alone. */
export type PoolQuestion = 'result' | 'score' | 'winner';

/** What the parts of the pool are for: columns with so many events right. */
export interface PoolCategory {
  readonly hits: number;
  /** Ten-thousandths of what is left once the house took its share; those of all categories are 10,000. */
  readonly shareBps: number;
  /** Where its money goes when no column has so many: into the jackpot of the next draw, or to the category below. */
  readonly whenEmpty: 'jackpot' | 'down';
}

/**
 * What counts for an event that is not played in time (rules §13): every outcome is right, or one is drawn by lot from a seed
 * that was committed to before sales opened.
 */
export type UnplayedRule = 'all-right' | 'by-lot';

/** A kind of pool as data: nothing of it is decided anywhere else. */
export interface PoolKind {
  readonly code: PoolCode;
  readonly sport: 'football' | 'tennis' | 'ice-hockey';
  readonly question: PoolQuestion;
  /** How many events a draw has; those of `next-6` are the next ones to begin. */
  readonly events: number;
  /** Of all stakes, in ten-thousandths; taken first. */
  readonly houseBps: number;
  /** The most hits first; the first is the one that a carried jackpot joins. */
  readonly categories: readonly PoolCategory[];
  readonly unplayed: UnplayedRule;
  /** A match that has not ended so long after the last of the draw should begin is not played. */
  readonly windowMs: number;
  /** With fewer events played the draw is off: stakes go back and the jackpot stays. */
  readonly leastPlayed: number;
  /** Columns that one coupon may have. */
  readonly mostColumns: number;
}

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** All kinds, in the order they are shown. */
export const POOLS: readonly PoolKind[] = [
  {
    code: 'results-15',
    sport: 'football',
    question: 'result',
    events: 15,
    houseBps: 2_500,
    categories: [
      { hits: 15, shareBps: 3_500, whenEmpty: 'jackpot' },
      { hits: 14, shareBps: 1_500, whenEmpty: 'jackpot' },
      { hits: 13, shareBps: 1_500, whenEmpty: 'down' },
      { hits: 12, shareBps: 1_500, whenEmpty: 'down' },
      { hits: 11, shareBps: 2_000, whenEmpty: 'jackpot' },
    ],
    unplayed: 'all-right',
    windowMs: DAY_MS,
    leastPlayed: 10,
    mostColumns: 14_348_907,
  },
  {
    code: 'scores-8',
    sport: 'football',
    question: 'score',
    events: 8,
    houseBps: 2_500,
    categories: [
      { hits: 8, shareBps: 4_000, whenEmpty: 'jackpot' },
      { hits: 7, shareBps: 2_000, whenEmpty: 'down' },
      { hits: 6, shareBps: 2_000, whenEmpty: 'down' },
      { hits: 5, shareBps: 2_000, whenEmpty: 'jackpot' },
    ],
    unplayed: 'all-right',
    windowMs: DAY_MS,
    leastPlayed: 6,
    mostColumns: 1_000_000,
  },
  {
    code: 'tennis-10',
    sport: 'tennis',
    question: 'winner',
    events: 10,
    houseBps: 2_000,
    categories: [
      { hits: 10, shareBps: 5_000, whenEmpty: 'jackpot' },
      { hits: 9, shareBps: 3_000, whenEmpty: 'down' },
      { hits: 8, shareBps: 2_000, whenEmpty: 'jackpot' },
    ],
    unplayed: 'by-lot',
    windowMs: DAY_MS,
    leastPlayed: 7,
    mostColumns: 1_024,
  },
  {
    code: 'hockey-10',
    sport: 'ice-hockey',
    question: 'result',
    events: 10,
    houseBps: 2_000,
    categories: [
      { hits: 10, shareBps: 4_500, whenEmpty: 'jackpot' },
      { hits: 9, shareBps: 3_000, whenEmpty: 'down' },
      { hits: 8, shareBps: 2_500, whenEmpty: 'jackpot' },
    ],
    unplayed: 'by-lot',
    windowMs: DAY_MS,
    leastPlayed: 7,
    mostColumns: 59_049,
  },
  {
    code: 'next-6',
    sport: 'football',
    question: 'result',
    events: 6,
    houseBps: 1_500,
    categories: [
      { hits: 6, shareBps: 7_000, whenEmpty: 'jackpot' },
      { hits: 5, shareBps: 3_000, whenEmpty: 'jackpot' },
    ],
    unplayed: 'all-right',
    windowMs: 6 * HOUR_MS,
    leastPlayed: 4,
    mostColumns: 729,
  },
];

const BY_CODE: ReadonlyMap<string, PoolKind> = new Map(POOLS.map((kind) => [kind.code, kind]));

/** A kind by its code; undefined for one there is not. */
export const findPool = (code: string): PoolKind | undefined => BY_CODE.get(code);

/** Whole ten-thousandths there are of anything. */
export const ALL_BPS = 10_000;
