import { Type } from 'typebox';

/** Keys of `site.json` about paying in (S3-36, S5-03, S5-08, S5-14). */
export const PAYMENT_KEYS = {
  useRechargeModal: Type.Boolean(),
  paymentPage: Type.Object(
    { available: Type.Optional(Type.Boolean()), authOnly: Type.Optional(Type.Boolean()) },
    { additionalProperties: false },
  ),
  mobilePaymentCountries: Type.Array(Type.String({ pattern: '^[A-Z]{2}$' }), { uniqueItems: true }),
};
