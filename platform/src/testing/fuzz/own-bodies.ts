import { Type } from 'typebox';
import { DAY_MS, topicsOf } from '@paddock/contract';
import {
  FeedMessage,
  NewContentPicture,
  NewPaymentRequest,
  PlaceBetRequest,
  PromotionPreviewRequest,
  PromotionRequest,
  type PromotionTerms,
  TournamentRequest,
} from '@paddock/contract/schemas';

import { TEST_START_MS } from '../test-kernel.ts';
import type { JsonSchema } from './json-schema.ts';

const Id = Type.String({ pattern: '^[1-9]\\d{0,18}$' });
const oneOf = (...words: readonly string[]) => Type.Union(words.map((word) => Type.Literal(word)));

/** A bet of so many legs: a single has one, whatever the schema of both allows. */
const betOf = (type: string, minItems: number, maxItems: number) =>
  Type.Object({
    ...PlaceBetRequest.properties,
    type: Type.Literal(type),
    legs: Type.Array(PlaceBetRequest.properties.legs.items, { minItems, maxItems }),
  });

/** A question about no payment, of a topic that support answers. */
const SupportQuestion = Type.Object({
  topicId: Type.Union(topicsOf('support').map(({ id }) => Type.Literal(id))),
  text: NewPaymentRequest.properties.text,
});

const PROMOTED = { title: 'On the house', summary: 'A free bet for taking part.', paragraphs: ['Once.'] };

/** Terms that contradict themselves nowhere, which a schema knows nothing of: a free bet for whoever takes part. */
const PROMOTION_TERMS: PromotionTerms = {
  text: { en: PROMOTED, ru: PROMOTED },
  picture: null,
  section: 'sport',
  opensAtMs: TEST_START_MS,
  closesAtMs: TEST_START_MS + 30 * DAY_MS,
  who: {},
  starts: { on: 'joining' },
  gives: {
    kind: 'free-bet',
    currencies: { EUR: { amount: '5.00' } },
    days: 7,
    minOddsMilli: 1_500,
    stakeReturned: false,
  },
  limits: {},
};
const promotionTerms = Type.Unsafe<PromotionTerms>({ const: PROMOTION_TERMS });

const PICTURE =
  'iVBORw0KGgoAAAANSUhEUgAAAEAAAABAAQMAAACQp+OdAAAAA1BMVEUUWjzTbv8vAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAD0lEQVQoz2NgGAWjgHwAAAJAAAGMxat3AAAAAElFTkSuQmCC';

/**
 * What bodies look like that the document leaves open, because they are read as bytes for their signature or message by
 * message: the sandbox companies' callbacks, the feed, what browsers say of blocked content. And those of which the rules
 * take far less than their schema.
 */
const OWN_BODIES: Readonly<Record<string, object>> = {
  'POST /callbacks/payments/{provider}': Type.Object({
    id: Type.String({ pattern: '^[\\w-]{8,64}$' }),
    event: oneOf(
      'pending',
      'succeeded',
      'failed',
      'cancelled',
      'charged-back',
      'payout-paid',
      'payout-failed',
      'payout-returned',
    ),
    reference: Id,
    transactionId: Type.String({ pattern: '^[\\w-]{1,64}$' }),
    amountMinor: Type.String({ pattern: '^[1-9]\\d{0,4}$' }),
    currency: Type.String({ pattern: '^[A-Z]{3}$' }),
  }),
  'POST /callbacks/identity-checks/{provider}': Type.Object({
    id: Type.String({ pattern: '^[\\w-]{8,64}$' }),
    reference: Id,
    outcome: oneOf('approved', 'refused', 'asked-more'),
    reason: Type.Null(),
    kinds: Type.Array(oneOf('identity', 'address'), { maxItems: 3 }),
  }),
  'POST /feed-api/v1/messages': Type.Object({
    messages: Type.Array(FeedMessage, { minItems: 1, maxItems: 3 }),
  }),
  'POST /web-api/sportsbook/bets': Type.Union([betOf('single', 1, 1), betOf('accumulator', 2, 3)]),
  'POST /web-api/support-requests': Type.Union([SupportQuestion, NewPaymentRequest]),
  // A picture of one colour, 64 pixels wide and high.
  'POST /operator-api/content/pictures': Type.Object({
    ...NewContentPicture.properties,
    content: Type.Literal(PICTURE),
  }),
  // Times that follow each other, and prizes that do not grow.
  'POST /operator-api/tournaments': Type.Object({
    ...TournamentRequest.properties,
    code: oneOf('cup-one', 'cup-two', 'cup-three'),
    points: oneOf('best-multiplier', 'sum-of-multipliers', 'rounds'),
    opensAtMs: Type.Integer({ minimum: TEST_START_MS - 60_000, maximum: TEST_START_MS }),
    closesAtMs: Type.Integer({ minimum: TEST_START_MS + 60_000, maximum: TEST_START_MS + 3_600_000 }),
    currencies: Type.Array(
      Type.Object({
        currency: Type.Literal('EUR'),
        leastStake: Type.Literal('0.20'),
        turnoverUnit: Type.Null(),
        prizes: Type.Array(Type.Literal('5.00'), { minItems: 1, maxItems: 3 }),
      }),
      { minItems: 1, maxItems: 1 },
    ),
  }),
  'POST /operator-api/promotions': Type.Object({
    ...PromotionRequest.properties,
    code: oneOf('house-one', 'house-two'),
    terms: promotionTerms,
  }),
  'POST /operator-api/promotions/check': Type.Object({ terms: promotionTerms }),
  'POST /operator-api/promotions/preview': Type.Object({
    ...PromotionPreviewRequest.properties,
    terms: promotionTerms,
  }),
  'POST /web-api/csp-reports': Type.Array(
    Type.Object({
      type: Type.Literal('csp-violation'),
      age: Type.Integer(),
      url: Type.String(),
      body: Type.Object({ documentURL: Type.String(), blockedURL: Type.String() }),
    }),
    { minItems: 1 },
  ),
};

/** The schema of an operation's body where the document has none, or says less. */
export const ownBodyOf = (id: string): JsonSchema | undefined => OWN_BODIES[id];

/** The media type of a body that is not plain JSON. */
export const ownTypeOf = (id: string): string =>
  id === 'POST /web-api/csp-reports' ? 'application/reports+json' : 'application/json';
