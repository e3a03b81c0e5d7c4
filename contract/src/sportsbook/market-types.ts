/**
 * The market types of the platform. A market's identity is (event, type, sorted specifiers) (rules §5); this table says
 * which specifiers a type has, which outcomes it offers and which part of the match decides it (rules §7: regular time
 * unless the type says otherwise). Labels live in the common dictionary under `market.<key>` and `outcome.<key>.<code>`.
 */
export interface MarketType {
  readonly key: string;
  readonly sports: readonly string[];
  readonly specifiers: readonly ('line' | 'team' | 'goal' | 'set' | 'quarter' | 'half')[];
  /** `scores` means outcomes are scores such as `2:1`, plus `any-other`. */
  readonly outcomes: readonly string[] | 'scores';
  /** Outcomes that come true together; one where nothing is said. */
  readonly winners?: number;
  /** Tab of the market page. */
  readonly group: 'main' | 'totals' | 'handicaps' | 'goals' | 'halves' | 'sets' | 'quarters' | 'scores';
  /** Shown in list rows, in this column. */
  readonly listColumn?: 'winner' | 'total' | 'handicap' | 'next';
}

const TYPES: readonly MarketType[] = [
  // Football: 90 minutes with stoppage time
  {
    key: '1x2',
    sports: ['football'],
    specifiers: [],
    outcomes: ['home', 'draw', 'away'],
    group: 'main',
    listColumn: 'winner',
  },
  {
    key: 'double-chance',
    sports: ['football'],
    specifiers: [],
    outcomes: ['1x', '12', 'x2'],
    winners: 2,
    group: 'main',
  },
  { key: 'both-score', sports: ['football'], specifiers: [], outcomes: ['yes', 'no'], group: 'goals' },
  {
    key: 'next-goal',
    sports: ['football'],
    specifiers: ['goal'],
    outcomes: ['home', 'none', 'away'],
    group: 'main',
    listColumn: 'next',
  },
  {
    key: 'total',
    sports: ['football', 'basketball'],
    specifiers: ['line'],
    outcomes: ['over', 'under'],
    group: 'totals',
    listColumn: 'total',
  },
  {
    key: 'team-total',
    sports: ['football', 'basketball'],
    specifiers: ['line', 'team'],
    outcomes: ['over', 'under'],
    group: 'totals',
  },
  {
    key: 'handicap',
    sports: ['football', 'basketball'],
    specifiers: ['line'],
    outcomes: ['home', 'away'],
    group: 'handicaps',
    listColumn: 'handicap',
  },
  { key: 'correct-score', sports: ['football'], specifiers: [], outcomes: 'scores', group: 'scores' },
  {
    key: 'half-1x2',
    sports: ['football'],
    specifiers: ['half'],
    outcomes: ['home', 'draw', 'away'],
    group: 'halves',
  },
  {
    key: 'half-total',
    sports: ['football', 'basketball'],
    specifiers: ['half', 'line'],
    outcomes: ['over', 'under'],
    group: 'halves',
  },
  // Tennis and basketball: the whole match, overtime included
  {
    key: 'winner',
    sports: ['tennis', 'basketball'],
    specifiers: [],
    outcomes: ['home', 'away'],
    group: 'main',
    listColumn: 'winner',
  },
  {
    key: 'games-total',
    sports: ['tennis'],
    specifiers: ['line'],
    outcomes: ['over', 'under'],
    group: 'totals',
    listColumn: 'total',
  },
  {
    key: 'games-handicap',
    sports: ['tennis'],
    specifiers: ['line'],
    outcomes: ['home', 'away'],
    group: 'handicaps',
    listColumn: 'handicap',
  },
  {
    key: 'set-winner',
    sports: ['tennis'],
    specifiers: ['set'],
    outcomes: ['home', 'away'],
    group: 'sets',
    listColumn: 'next',
  },
  { key: 'set-score', sports: ['tennis'], specifiers: [], outcomes: 'scores', group: 'scores' },
  {
    key: 'quarter-winner',
    sports: ['basketball'],
    specifiers: ['quarter'],
    outcomes: ['home', 'away'],
    group: 'quarters',
    listColumn: 'next',
  },
];

/** How many outcomes of a market win together: two of double chance, one of all others. */
export function winnersOf(typeKey: string): 1 | 2 {
  return typeKey === 'double-chance' ? 2 : 1;
}

export const MARKET_TYPES: ReadonlyMap<string, MarketType> = new Map(TYPES.map((type) => [type.key, type]));

/**
 * Canonical text of specifiers: keys sorted, `line=2.5&team=home`; empty for none. Lines are decimal without trailing
 * zeros ("2.5", "-1", "0"); a handicap's line is the home side's, `-1` means home gives one.
 */
export function canonicalSpecifiers(specifiers: Readonly<Record<string, string>>): string {
  return Object.entries(specifiers)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, value]) => `${key}=${value}`)
    .join('&');
}
