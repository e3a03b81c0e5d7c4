/** What a site says of visitors by where they are, and what one visitor is told of it. */
export interface ToldToVisitor {
  /** Countries (two letters) by the operator's own numbers, for the policy's picture (S9-04); absent: 120 is Cameroon. */
  readonly policyCountryIds?: Readonly<Record<string, number>>;
  /** Told to visitors whose country has the policy's picture (S7-44); no key of a site's own. */
  readonly hasPolicyLogo?: true;
}
