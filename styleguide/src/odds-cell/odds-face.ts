/** `open` can be picked; `suspended` shows a lock; `stale` dims a price that may be old. */
export type OddsState = 'open' | 'suspended' | 'stale';

/**
 * `list`: fixed cell of a row, price right. `line`: whole width, outcome left and price right. `market`: 48 high, outcome
 * above price.
 */
export type OddsCellSize = 'list' | 'line' | 'market';

/** What of a cell may change with its price. */
export interface OddsFace {
  /** Price times 1000, to tell up from down; null keeps the place of a price that is not offered. */
  readonly oddsMilli: number | null;
  /** The price as this player reads it ("2.05", "21/20"). */
  readonly price: string;
  /**
   * The whole name for screen readers: event and market, then outcome and price as they are seen ("Harbour – Northgate,
   * total goals, Over 2.5, 2.10"), or "suspended" in the price's place.
   */
  readonly label: string;
  readonly state?: OddsState | undefined;
  /** Why it is suspended or stale: shown on hover and focus, and read. */
  readonly reason?: string | undefined;
  /** The decimal price with all its digits where `price` is written another way: shown on hover, and read. */
  readonly exact?: string | null | undefined;
  /** Read out when the price of a selected cell moves ("Over 3.5 is now 2.05"). Unselected cells stay silent. */
  readonly announcement?: string | undefined;
}

/** What of a cell stays. */
export interface OddsPlace {
  /** Visible short outcome: "1", "Over 2.5". In `list` cells on narrow screens only, where no column head says it. */
  readonly outcome?: string | undefined;
  readonly size?: OddsCellSize | undefined;
  readonly selected?: boolean | undefined;
  readonly selectionId?: string | undefined;
  /** Gets `selectionId` ("" without one). A locked or stale cell can only be un-picked. */
  readonly onPick?: ((selectionId: string) => void) | undefined;
  readonly className?: string | undefined;
}

export interface OddsCellProps extends OddsFace, OddsPlace {}
