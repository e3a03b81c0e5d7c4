import type {
  ProposedFriendTerms,
  ProposedLoyaltyTerms,
  ProposedOffer,
  ProposalView,
} from '@paddock/contract/schemas';

import { numberText } from './promotions/field-forms.ts';

/** What a line says: an amount of the site's currency, a number as it is written, a share of a hundred, or words by their key. */
export type GiftValue =
  | { readonly as: 'amount' | 'number' | 'percent'; readonly text: string }
  | { readonly as: 'words'; readonly key: GiftWords; readonly code?: string };
type GiftWords = 'unbounded' | 'never' | 'promotion' | 'promotionMost';

export interface GiftLine {
  /** Of its words. */
  readonly key: string;
  /** The product, level or cashback it is about; null where it needs none. */
  readonly about: { readonly as: 'product' | 'code'; readonly code: string } | null;
  readonly value: GiftValue;
}

export interface ProposedGift {
  readonly currency: string;
  readonly lines: readonly GiftLine[];
}

const line = (key: string, value: GiftValue, about: GiftLine['about'] = null): GiftLine => ({
  key,
  about,
  value,
});
const amount = (text: string): GiftValue => ({ as: 'amount', text });
const number = (value: number): GiftValue => ({ as: 'number', text: String(value) });
const percent = (hundredths: number): GiftValue => ({
  as: 'percent',
  text: numberText(hundredths, 'hundredths'),
});
const words = (key: GiftWords, code?: string): GiftValue => ({
  as: 'words',
  key,
  ...(code !== undefined && { code }),
});
const numberOr = (value: number | null, none: GiftWords): GiftValue =>
  value === null ? words(none) : number(value);
const product = (code: string) => ({ as: 'product', code }) as const;
const code = (name: string) => ({ as: 'code', code: name }) as const;

/** What a proposal gives and costs at most; null for one that gives nobody anything. */
export function giftLines({ kind, body }: Pick<ProposalView, 'kind' | 'body'>): ProposedGift | null {
  if (kind === 'loyalty.offer') return ofOffer(body as ProposedOffer);
  if (kind === 'loyalty.terms') return ofTerms(body as ProposedLoyaltyTerms);
  if (kind === 'friends.terms') return ofFriends(body as ProposedFriendTerms);
  return null;
}

function ofOffer({ offer, currency, most }: ProposedOffer): ProposedGift {
  const { gives } = offer;
  const isMoney = typeof gives === 'string';
  return {
    currency,
    lines: [
      line('points', number(offer.points)),
      line('gives', isMoney ? amount(gives) : words('promotion', gives.promotion)),
      line('stock', numberOr(offer.stock, 'unbounded')),
      line('each', numberOr(isMoney ? offer.mostPerPlayer : 1, 'unbounded')),
      line('most', most === null ? words(isMoney ? 'unbounded' : 'promotionMost') : amount(most)),
    ],
  };
}

function ofTerms({ terms, currency }: ProposedLoyaltyTerms): ProposedGift {
  return {
    currency,
    lines: [
      ...terms.earning.flatMap((one) => [
        line(
          'earning',
          { as: 'number', text: numberText(one.pointsPerUnitMilli, 'odds') },
          product(one.product),
        ),
        line('edge', percent(one.edge), product(one.product)),
      ]),
      line('expiry', numberOr(terms.expiryDays, 'never')),
      ...terms.levels.map((level) => line('level', number(level.threshold), code(level.code))),
      ...terms.cashback.flatMap((one) => [
        ...one.rates.map(({ level, rate }) => line('rate', percent(rate), code(`${one.code}, ${level}`))),
        line('edgeShare', percent(one.edgeShare), code(one.code)),
        line('period', number(one.periodDays), code(one.code)),
        line('cashbackMost', amount(one.most), code(one.code)),
      ]),
      line('most', words('unbounded')),
    ],
  };
}

function ofFriends({ terms, currency, perFriend, perPlayer }: ProposedFriendTerms): ProposedGift {
  return {
    currency,
    lines: [
      line('referrer', amount(terms.referrerReward)),
      line('friend', amount(terms.friendReward)),
      line('deposit', amount(terms.leastDeposit)),
      line('staked', amount(terms.leastStaked)),
      line('days', number(terms.days)),
      line('friends', number(terms.mostFriends)),
      line('perFriend', amount(perFriend)),
      line('perPlayer', amount(perPlayer)),
      line('most', words('unbounded')),
    ],
  };
}
