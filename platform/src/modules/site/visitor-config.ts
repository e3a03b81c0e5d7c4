import { Type } from 'typebox';

/** Keys of `site.json` about what visitors are asked and told (S3-37, S4-10, S4-21). */
export const VISITOR_KEYS = {
  isShowCookieAgreePopup: Type.Boolean(),
  isLoggingClientCookiesAgreement: Type.Boolean(),
  isShowNewSiteInfo: Type.Boolean(),
};
