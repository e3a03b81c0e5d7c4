/** What a site says of its visitors by where they are or who they are, and what one of them is told of it. */
export interface ToldToVisitor {
  /** Countries (two letters) by the operator's own numbers, for the policy's picture (S9-04); absent: 120 is Cameroon. */
  readonly policyCountryIds?: Readonly<Record<string, number>>;
  /** Told to visitors whose country has the policy's picture (S7-44); no key of a site's own. */
  readonly hasPolicyLogo?: true;
  /** False: terms that change are published, and nobody has to agree to them anew (S3-36). */
  readonly isAvailableConfirmTerms?: boolean;
  /** Leads who registered by an account of another company to their first deposit (S3-36). */
  readonly thirdPartyHasFirstDepositRedirect?: boolean;
  /** How lists look until a visitor chooses: whole, or compact (S3-37). */
  readonly defaultBettingView?: 'full' | 'compact';
  /** How markets are named until a visitor chooses: 0 whole names, 1 short ones (S3-37). */
  readonly defaultMarketsNameTypeSettings?: 0 | 1;
  /** Which currency a country (two letters) is offered first; one that is not named: `defaultCurrency`. */
  readonly geoCurrencies?: Readonly<Record<string, string>>;
  /** Told to visitors whose country has a currency of its own here (S3-37); no key of a site's own. */
  readonly geoCurrencyCode?: string;
  /** The partner withholds tax from winnings as the law wants: coupons say so (S3-27). */
  readonly partnerHasTaxes?: boolean;
  /** A row of matches chosen for the visitor stands on the home page (S3-37); absent: none. */
  readonly isShowPersonalizedBettingGamesSlider?: boolean;
  /**
   * The kind of home page: `sports` (absent) or `top` for all, or `split`, half and half by visitor (S4-22). A new `salt`
   * splits anew.
   */
  readonly homePage?: { readonly type: 'sports' | 'top' | 'split'; readonly salt?: string };
  /** Told to visitors whose home page is another's: the path of the page that stands at `/`. No key of a site's own. */
  readonly homePath?: string;
}
