import { Type } from 'typebox';
import { CURRENCIES, parseAmount, type FirstDepositTerms } from '@paddock/contract';
import { Amount, IsoCurrency, ProductName, Slug } from '@paddock/contract/schemas';

const closed = { additionalProperties: false };

/** What the demo gives, so that there is something to see; a site with real players gives what it says itself. */
const DEMO_TERMS: FirstDepositTerms = {
  offers: { EUR: { percent: 100, upTo: '100.00', minDeposit: '10.00' } },
  wageringMultiple: 5,
  days: 30,
};

export function bonusDefaults(sandbox: boolean): { readonly firstDepositBonus?: FirstDepositTerms } {
  return sandbox ? { firstDepositBonus: DEMO_TERMS } : {};
}

/** Keys of `site.json` about bonuses. */
export const BONUS_KEYS = {
  promoBonusToOffer: Type.Boolean(),
  isSlotFirstDepositPage: Type.Boolean(),
  slotFirstDepositBonusIds: Type.Array(Slug, { maxItems: 50, uniqueItems: true }),
  firstDepositBonus: Type.Object(
    {
      offers: Type.Record(
        IsoCurrency,
        Type.Object(
          {
            percent: Type.Integer({ minimum: 1, maximum: 1_000 }),
            upTo: Amount,
            minDeposit: Amount,
            maxStake: Type.Optional(Amount),
            maxConversion: Type.Optional(Amount),
          },
          closed,
        ),
      ),
      wageringMultiple: Type.Integer({ minimum: 1, maximum: 100 }),
      days: Type.Integer({ minimum: 1, maximum: 365 }),
      minOddsMilli: Type.Optional(Type.Integer({ minimum: 1_000, maximum: 100_000 })),
      percents: Type.Optional(Type.Record(ProductName, Type.Integer({ minimum: 0, maximum: 100 }))),
    },
    closed,
  ),
};

/** What no schema can say of them: amounts of their currencies. */
export function bonusContradiction(terms: FirstDepositTerms | undefined): string | undefined {
  for (const [iso, { percent: _percent, ...amounts }] of Object.entries(terms?.offers ?? {})) {
    const place = `/firstDepositBonus/offers/${iso}`;
    if (!CURRENCIES.has(iso)) return `${place} is a currency the platform does not keep`;
    for (const [key, text] of Object.entries(amounts)) {
      const amountMinor = parseAmount(text, iso);
      if (amountMinor === undefined || amountMinor <= 0n)
        return `${place}/${key} ${text} is no amount of ${iso}`;
    }
  }
  return undefined;
}
