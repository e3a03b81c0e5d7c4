import { Type } from 'typebox';

/** Keys of `site.json` about what visitors are asked and told (S2-67, S3-37, S4-10, S4-21). */
export const VISITOR_KEYS = {
  isShowCookieAgreePopup: Type.Boolean(),
  isLoggingClientCookiesAgreement: Type.Boolean(),
  isShowNewSiteInfo: Type.Boolean(),
  policyCountryIds: Type.Record(
    Type.String({ pattern: '^[A-Z]{2}$' }),
    Type.Integer({ minimum: 1, maximum: 999 }),
  ),
  geoCurrencies: Type.Record(Type.String({ pattern: '^[A-Z]{2}$' }), Type.String({ pattern: '^[A-Z]{3}$' })),
  isShowPersonalizedBettingGamesSlider: Type.Boolean(),
  partnerHasTaxes: Type.Boolean(),
  homePage: Type.Object(
    {
      type: Type.Union([Type.Literal('sports'), Type.Literal('top'), Type.Literal('split')]),
      salt: Type.Optional(Type.String({ pattern: '^[a-z0-9-]{1,40}$' })),
    },
    { additionalProperties: false },
  ),
  defaultBettingView: Type.Union([Type.Literal('full'), Type.Literal('compact')]),
  defaultMarketsNameTypeSettings: Type.Union([Type.Literal(0), Type.Literal(1)]),
  privacyUpdatedAt: Type.String({ pattern: '^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$' }),
};
