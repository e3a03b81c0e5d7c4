import { Type } from 'typebox';

const OwnPath = Type.String({ pattern: '^/(?![/\\\\])[!-\\[\\]-~]*$', maxLength: 500 });

/** Keys of `site.json` about signing in (S4-02, S5-07, S9-02). */
export const SIGN_IN_KEYS = {
  afterRegistrationAndLoginRedirectRoutesV2: Type.Array(
    Type.Object({ route_from: OwnPath, route_to: OwnPath }, { additionalProperties: false }),
    { maxItems: 100 },
  ),
  autoLogoffMinutes: Type.Integer({ minimum: 0, maximum: 1_440 }),
  isLoginDropdown: Type.Boolean(),
  isAvailableConfirmTerms: Type.Boolean(),
  thirdPartyHasFirstDepositRedirect: Type.Boolean(),
};
