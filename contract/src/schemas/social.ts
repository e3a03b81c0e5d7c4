import { Type, type Static } from 'typebox';

import { lengthOf } from '../forms/field-bounds.ts';
import { IsoCurrency, LanguageCode } from './primitives.ts';

export const ProviderName = Type.String({ pattern: '^[a-z][a-z0-9-]{0,31}$' });

/** GET /web-api/auth/social: companies whose accounts lead in. */
export const SocialProvidersView = Type.Object({
  providers: Type.Array(Type.Object({ id: ProviderName, name: Type.String() })),
  /** Where the page may offer Google one-tap. */
  oneTap: Type.Boolean(),
});
export type SocialProvidersView = Static<typeof SocialProvidersView>;

/** GET /web-api/auth/social/registration: what the company said about a person who has no account here yet. */
export const SocialPersonView = Type.Object({
  provider: Type.String(),
  /** Confirmed by the company; null where the person has to name one. */
  email: Type.Union([Type.String(), Type.Null()]),
  countryId: Type.Union([Type.Integer(), Type.Null()]),
  currency: Type.Union([Type.String(), Type.Null()]),
});
export type SocialPersonView = Static<typeof SocialPersonView>;

/** POST /web-api/auth/social/registration: what the company could not say (S2-51, S3-34). */
export const SocialRegistrationRequest = Type.Object(
  {
    country_id: Type.Integer({ minimum: 1 }),
    currency_id: IsoCurrency,
    birth_date: Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' }),
    language: LanguageCode,
    terms_accepted: Type.Literal(true),
    /** Only where the company confirmed none. */
    email: Type.Optional(Type.String(lengthOf('email'))),
    ref_code: Type.Optional(Type.String({ maxLength: 64 })),
    promo_code: Type.Optional(Type.String({ maxLength: 64 })),
    first_deposit_bonus_choice: Type.Optional(Type.String({ maxLength: 32 })),
  },
  { additionalProperties: false },
);
export type SocialRegistrationRequest = Static<typeof SocialRegistrationRequest>;

/** GET /web-api/user/social-links: the player's own. */
export const SocialLinksView = Type.Object({
  links: Type.Array(
    Type.Object({
      id: ProviderName,
      name: Type.String(),
      isLinked: Type.Boolean(),
      /** The address of the company's account, where it named one. */
      email: Type.Union([Type.String(), Type.Null()]),
      linkedAtMs: Type.Union([Type.Integer(), Type.Null()]),
    }),
  ),
});
export type SocialLinksView = Static<typeof SocialLinksView>;

/** Where the browser goes next: the company's page, or a page of this site. */
export const RedirectView = Type.Object({ redirectUrl: Type.String() });
export type RedirectView = Static<typeof RedirectView>;

/** GET /social-api/oauth/google-one-tap/clientId (S7-38). The nonce is to be in the credential. */
export const OneTapClientView = Type.Object({
  clientId: Type.String(),
  nonce: Type.String(),
  /** The script that shows the prompt. */
  script: Type.String(),
});
export type OneTapClientView = Static<typeof OneTapClientView>;
