/** What a first deposit in one currency brings. Amounts are decimal strings of that currency. */
export interface FirstDepositOffer {
  /** Of the deposit, rounded down to the minor unit. */
  readonly percent: number;
  /** The most it brings. */
  readonly upTo: string;
  /** A smaller first deposit brings nothing. */
  readonly minDeposit: string;
  /** A larger stake does not count towards the wagering; any does where nothing is said. */
  readonly maxStake?: string;
  /** The most that becomes real money; all that is left where nothing is said. */
  readonly maxConversion?: string;
}

/** The bonus of a first deposit (`firstDepositBonus` of the site configuration). */
export interface FirstDepositTerms {
  /** By currency; a currency that is not named has none. */
  readonly offers: Readonly<Record<string, FirstDepositOffer>>;
  /** Times the bonus that has to be staked before what is left of it becomes real money. */
  readonly wageringMultiple: number;
  /** Days of 24 hours from the deposit on. */
  readonly days: number;
  /** The smallest price whose stakes count, in thousandths; of a combination its total price. 1500 where nothing is said. */
  readonly minOddsMilli?: number;
  /** What of a stake counts, in percent, by product; what the product says itself where one is not named. */
  readonly percents?: Readonly<Record<string, number>>;
}
