import type { PromotionPartsView } from '@paddock/contract/schemas';

import { TERMS } from './promotions-page.fixture.ts';

const object = (properties: Readonly<Record<string, object>>, optional: readonly string[] = []) => ({
  type: 'object',
  properties,
  required: Object.keys(properties).filter((name) => !optional.includes(name)),
});
const record = (pattern: string, inner: object) => ({
  type: 'object',
  patternProperties: { [pattern]: inner },
});
const is = (value: string) => ({ type: 'string', const: value });
const whole = { type: 'integer' };
const words = (maxLength: number) => ({ type: 'string', maxLength, pattern: '\\S' });
const amounts = record(
  '^[A-Z]{3}$',
  object({ amount: { type: 'string', pattern: '^-?(0|[1-9]\\d{0,14})(\\.\\d{1,4})?$' } }),
);
const text = object({
  title: words(120),
  summary: words(300),
  paragraphs: { type: 'array', items: words(2_000) },
});

/** Some of what promotions can be composed of, as the server says it: the real schema is tried beside the form's model. */
export const PARTS: PromotionPartsView = {
  schema: object(
    {
      text: record('^[a-z]{2}$', text),
      picture: { anyOf: [{ type: 'string', maxLength: 200 }, { type: 'null' }] },
      section: { enum: ['sport', 'casino'] },
      opensAtMs: whole,
      closesAtMs: whole,
      who: object({ newFor: whole }, ['newFor']),
      starts: { anyOf: [object({ on: is('deposit'), number: whole }), object({ on: is('joining') })] },
      gives: {
        anyOf: [
          object({ kind: is('bonus'), currencies: amounts }),
          object({ kind: is('free-bet'), currencies: amounts, days: whole, minOddsMilli: whole }),
          object({ kind: is('points'), points: whole }),
        ],
      },
      wants: object({
        multiple: whole,
        days: whole,
        minOddsMilli: whole,
        products: record('^[a-z-]+$', whole),
      }),
      limits: object({ grants: whole }, ['grants']),
    },
    ['wants'],
  ),
  names: {
    ...{ currencies: ['EUR', 'JPY'], products: ['sportsbook', 'toto'], levels: ['copper'] },
    segments: ['not-lately'],
    ...{ games: ['dice'], ownGames: ['dice', 'mines'], sports: ['football'], tickets: ['keno'] },
  },
  samples: [{ code: 'a-sample', terms: TERMS }],
};
