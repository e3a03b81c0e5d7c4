import { LIMIT_RULES, isLimitType, partsText, requestPath } from '@paddock/contract';
import type { InboxMessage } from '@paddock/contract/schemas';
import type { Translate } from '@paddock/shared-utils';
import type { IconName } from '@paddock/styleguide';

import { lengthOf } from './limit-values.ts';

type Content = InboxMessage['content'];
type Of<Kind extends Content['kind']> = Extract<Content, { kind: Kind }>;

/** How facts are said: words of the office, names of limits, money as the player reads it. */
export interface InboxWords {
  /** Of the office's dictionary. */
  readonly t: Translate;
  /** Of what all parcels say. */
  readonly common: Translate;
  amount(amount: string, currency: string): string;
  moment(atMs: number): string;
  /** That all of it is written in. */
  readonly language: string;
}

/** A message as it is shown. */
export interface SaidMessage {
  readonly icon: IconName;
  readonly text: string;
  /** Where it leads. */
  readonly path: string;
}

type Say<Kind extends Content['kind']> = (content: Of<Kind>, words: InboxWords) => SaidMessage;

const SAY: { readonly [Kind in Content['kind']]: Say<Kind> } = {
  bet: ({ before, status, stake, paid, extra, currency }, { t, amount }) => {
    const isCorrected = before !== 'open' && status !== 'open';
    const values = { stake: amount(stake, currency), paid: amount(paid, currency) };
    const added = extra && t(`inbox.extra.${extra.by}`, { amount: amount(extra.paid, currency) });
    // Some lines lost, half a loss: money came back, and the bet was not void.
    const end = status === 'returned' && paid !== stake ? 'part' : status;
    const ended = t(`inbox.${isCorrected ? 'corrected' : 'bet'}.${end}`, values);
    // Where the bet itself is as it was, what was added is all the news.
    const text = added === undefined ? ended : before === status ? added : `${ended}. ${added}`;
    return { icon: 'ticket', text, path: '/office/history' };
  },
  'cash-out': ({ step, order, paid, currency }, { t, amount }) => ({
    icon: 'ticket',
    text: t(`inbox.cashOut.${step}`, { order: amount(order, currency), paid: amount(paid, currency) }),
    path: '/office/history',
  }),
  'bet-offer': ({ stake, currency, untilMs }, { t, amount, moment }) => ({
    icon: 'ticket',
    text: t('inbox.betOffer', { stake: amount(stake, currency), until: moment(untilMs) }),
    path: '/line',
  }),
  bets: (content, { t, amount, language }) => {
    const ends = (['won', 'lost', 'returned', 'part'] as const)
      .filter((end) => content[end] > 0)
      .map((end) => t(`inbox.ended.${end}`, { count: content[end] }));
    const paid = content.paid
      .filter((sum) => Number(sum.amount) !== 0)
      .map((sum) => t('inbox.ended.paid', { amount: amount(sum.amount, sum.currency) }));
    const text = t('inbox.bets', { count: content.count, sums: partsText([...ends, ...paid], language) });
    return { icon: 'ticket', text, path: '/office/history' };
  },
  deposit: (content, { t, amount }) => ({
    icon: 'wallet',
    text: t(`inbox.deposit.${content.status}`, { amount: amount(content.amount, content.currency) }),
    path: '/office/historypay',
  }),
  withdrawal: (content, { t, amount }) => ({
    icon: 'bank',
    text: t(`inbox.withdrawal.${content.status}`, { amount: amount(content.amount, content.currency) }),
    path: '/office/historypay',
  }),
  limit: (content, words) => ({
    icon: 'clock',
    text: words.t(`inbox.limit.${content.step}`, {
      name: words.common(`limitName.${content.limitType}`),
      value: limitValue(content, words),
    }),
    path: '/office/responsible',
  }),
  verification: ({ step }, { t }) => ({
    icon: 'check-circle',
    text: t(`inbox.verification.${step}`),
    path: '/office/verification',
  }),
  bonus: (content, { t, amount }) => ({
    icon: 'gift',
    text: t(`inbox.bonus.${content.step}`, { amount: amount(content.amount, content.currency) }),
    path: '/office/bonuses/deposit',
  }),
  request: ({ step, requestId, topicId }, { t }) => ({
    icon: 'chat',
    text: t(`inbox.request.${step}`),
    path: requestPath(topicId, requestId),
  }),
  'lotto-ticket': (content, { t, amount }) => ({
    icon: 'ticket',
    text: t(`inbox.lottoTicket.${content.step}`, {
      draw: content.draw,
      amount: amount(content.amount, content.currency),
    }),
    path: '/lotto/tickets',
  }),
  'toto-coupon': (content, { t, amount }) => ({
    icon: 'ticket',
    text: t(`inbox.totoCoupon.${content.step}`, { amount: amount(content.amount, content.currency) }),
    path: `/toto/draws/${content.drawId}`,
  }),
  'lotto-subscription': ({ code, left }, { t, common }) => ({
    icon: 'ticket',
    text: t('inbox.lottoSubscription', { left, why: common(`errors.${code}`) }),
    path: '/lotto/tickets',
  }),
  'free-bet': (content, { t, amount }) => ({
    icon: 'gift',
    text: t(`inbox.freeBet.${content.step}`, { amount: amount(content.amount, content.currency) }),
    path: '/office/promotion',
  }),
  'free-rounds': ({ step, rounds, stake, currency }, { t, amount }) => ({
    icon: 'gift',
    text: t(`inbox.freeRounds.${step}`, { rounds, stake: amount(stake, currency) }),
    path: '/office/promotion',
  }),
  'ticket-gift': ({ step, product, ...gift }, { t, amount }) => ({
    icon: 'ticket',
    text: t(product === 'toto' ? `inbox.couponGift.${step}` : `inbox.ticketGift.${step}`, {
      amount: amount(gift.amount, gift.currency),
    }),
    path: '/office/promotion',
  }),
  'friend-reward': ({ side, step, ...reward }, { t, amount }) => ({
    icon: 'gift',
    text: t(`inbox.friendReward.${side}.${step}`, { amount: amount(reward.amount, reward.currency) }),
    path: '/office/bringfriend',
  }),
  'promotion-money': ({ from, code, ...paid }, { t, amount }) => ({
    icon: 'gift',
    text: t(`inbox.promotionMoney.${from}`, { amount: amount(paid.amount, paid.currency) }),
    path: `/promotions/${code}`,
  }),
  'promo-code': ({ code, step }, { t }) => ({
    icon: 'gift',
    text: t(`inbox.promoCode.${step}`, { code }),
    path: '/office/promotion',
  }),
  'tournament-prize': ({ tournamentId, place, ...prize }, { t, amount }) => ({
    icon: 'trophy',
    text: t('inbox.tournamentPrize', { place, amount: amount(prize.amount, prize.currency) }),
    path: `/tournaments/${tournamentId}`,
  }),
  idea: (_content, { t }) => ({ icon: 'edit', text: t('inbox.idea'), path: '/office/share-idea' }),
};

/** What a message says and where it leads. */
export function sayMessage(content: Content, words: InboxWords): SaidMessage {
  // The table is complete by its type; the compiler does not follow a union through it.
  const say = SAY[content.kind] as Say<Content['kind']>;
  return say(content, words);
}

function limitValue({ limitType, value, currency }: Of<'limit'>, { t, amount }: InboxWords): string {
  if (value === null) return t('limits.none');
  if (currency !== null) return amount(value, currency);
  const measure = isLimitType(limitType) ? LIMIT_RULES[limitType].measure : undefined;
  const count = Number(value);
  if (measure !== 'day') return t(`limits.${measure ?? 'hour'}s`, { count });
  const length = lengthOf(count);
  return t(`limits.${length.key}`, { count: length.count });
}
