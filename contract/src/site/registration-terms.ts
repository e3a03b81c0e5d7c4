/** The forms a site can offer, in the order they are shown when the site names no other (S2-51). */
export const REGISTRATION_KINDS = ['email', 'phone', 'one-click', 'full', 'social'] as const;
export type RegistrationKind = (typeof REGISTRATION_KINDS)[number];

/** What a press on Register leads to once the agreement is accepted (S4-05). */
export const REGISTRATION_STARTS = ['modal', 'registration-page', 'login-page', 'deposit-event'] as const;
export type RegistrationStart = (typeof REGISTRATION_STARTS)[number];

/** How a site registers players (`registration` of the site configuration). */
export interface RegistrationTerms {
  /** Forms that are offered, the first one open. */
  readonly kinds: readonly RegistrationKind[];
  /**
   * `first`: an address is proved by a code before an account is made, so that nobody learns which addresses have one.
   * `later`: the account stands at once and the address is confirmed afterwards; a taken address is refused, which
   * tells that it is taken.
   */
  readonly emailProof: 'first' | 'later';
  readonly start: RegistrationStart;
  /** Shows the responsible-gaming agreement before anything else (S4-05). */
  readonly agreement: boolean;
  /** Choices of a first-deposit bonus under their payload names; empty for none (S3-34). */
  readonly bonuses: readonly string[];
  /** Lets players complete accounts that were opened without a name, and reminds them of it (S4-06). */
  readonly convert?: boolean;
  /** Reminds a guest of registering (S9-08); absent for never. */
  readonly reminder?: { readonly delaySeconds: number; readonly intervalMinutes: number };
}

/** A page of the site on a social network (S3-16). */
export interface SiteSocialLink {
  readonly name: string;
  readonly link: string;
  readonly iconName: string;
}
