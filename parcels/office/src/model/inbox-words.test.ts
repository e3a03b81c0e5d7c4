import type { InboxMessage } from '@paddock/contract/schemas';

import en from '../../locales/en.json' with { type: 'json' };
import ru from '../../locales/ru.json' with { type: 'json' };
import { sayMessage, type InboxWords } from './inbox-words.ts';

type Content = InboxMessage['content'];

const money = { amount: '20.00', currency: 'EUR' };
const bet = { kind: 'bet', betId: '1', legs: 1, stake: '5.00', paid: '9.00', currency: 'EUR' } as const;
const limit = { kind: 'limit', limitType: 20, value: '100.00', currency: 'EUR' } as const;
const ENDS = ['won', 'lost', 'returned'] as const;

const ALL: readonly Content[] = [
  ...[...ENDS, 'open' as const].map((status) => ({ ...bet, before: 'open' as const, status })),
  ...ENDS.map((status) => ({ ...bet, before: 'won' as const, status })),
  ...(['open', 'won'] as const).map((before) => ({
    ...{ ...bet, before, paid: bet.stake },
    status: 'returned' as const,
  })),
  { ...bet, before: 'returned', status: 'cashed-out' },
  ...(['paid', 'ended'] as const).map((step) => ({
    ...{ kind: 'cash-out' as const, betId: '1', order: '8.00', paid: '9.00', currency: 'EUR' },
    step,
  })),
  { kind: 'bet-offer', placementId: '8', stake: '60.00', currency: 'EUR', untilMs: 90_000 },
  { kind: 'bets', count: 4, won: 1, lost: 1, returned: 1, part: 1, paid: [money] },
  ...(['succeeded', 'refunded', 'charged-back'] as const).map((status) => ({
    kind: 'deposit' as const,
    paymentId: '2',
    status,
    ...money,
  })),
  ...(['paid', 'failed', 'rejected', 'returned'] as const).map((status) => ({
    kind: 'withdrawal' as const,
    paymentId: '2',
    status,
    ...money,
  })),
  ...(['applied', 'waiting', 'approved', 'rejected', 'cancelled'] as const).map((step) => ({
    ...limit,
    step,
  })),
  ...(['won', 'void'] as const).map((step) => ({
    ...{ kind: 'lotto-ticket' as const, ticketId: '8', lottery: 'keno', draw: 3, step },
    ...money,
  })),
  ...(['won', 'void'] as const).map((step) => ({
    ...{ kind: 'toto-coupon' as const, couponId: '8', drawId: '3', step },
    ...money,
  })),
  {
    ...{ kind: 'lotto-subscription', subscriptionId: '9', lottery: 'keno', left: 2 },
    code: 'INSUFFICIENT_FUNDS',
  },
  { kind: 'limit', limitType: 33, step: 'applied', value: '7', currency: null },
  { kind: 'limit', limitType: 31, step: 'applied', value: '2', currency: null },
  { kind: 'limit', limitType: 32, step: 'applied', value: '30', currency: null },
  { kind: 'limit', limitType: 20, step: 'approved', value: null, currency: 'EUR' },
  ...(['approved', 'refused', 'asked-more', 'revoked'] as const).map((step) => ({
    kind: 'verification' as const,
    step,
  })),
  ...(['granted', 'completed', 'expired', 'forfeited', 'charged-back'] as const).map((step) => ({
    kind: 'bonus' as const,
    bonusId: '3',
    step,
    ...money,
  })),
  ...(['answered', 'asks', 'closed'] as const).map((step) => ({
    kind: 'request' as const,
    requestId: '4',
    topicId: 6,
    step,
  })),
  ...(['given', 'ending', 'expired'] as const).map((step) => ({
    ...{ kind: 'free-bet' as const, giftId: '10', step },
    ...money,
  })),
  ...(['referrer', 'friend'] as const).flatMap((side) =>
    (['paid', 'taken-back'] as const).map((step) => ({
      ...{ kind: 'friend-reward' as const, side, step },
      ...money,
    })),
  ),
  ...(['cashback', 'money'] as const).map((from) => ({
    ...{ kind: 'promotion-money' as const, from, code: 'half-back' },
    ...money,
  })),
  ...(['taken', 'unknown', 'refused'] as const).map((step) => ({
    ...{ kind: 'promo-code' as const, code: 'WELCOME', step },
  })),
  { kind: 'tournament-prize', tournamentId: '6', place: 2, ...money },
  { kind: 'idea', ideaId: '5' },
];

/** The dictionary itself: a key it lacks is an error here. */
function wordsOf(dictionary: object, language = 'en'): InboxWords {
  const t = (key: string, values: Readonly<Record<string, unknown>> = {}): string => {
    const at = (path: string) =>
      path
        .split('.')
        .reduce<unknown>((found, part) => (found as Record<string, unknown> | undefined)?.[part], dictionary);
    const text = at(key) ?? at(`${key}_other`);
    if (typeof text !== 'string') throw new Error(`no words for ${key}`);
    return text.replace(/\{\{(\w+)\}\}/g, (_all, name: string) => String(values[name]));
  };
  const amount = (figure: string, iso: string) => `${figure} ${iso}`;
  const moment = (atMs: number) => `${atMs} ms`;
  return { t, common: (key) => key, amount, moment, language };
}

describe('what a message says', () => {
  it.each([
    ['en', en],
    ['ru', ru],
  ])('has words and a place to go for everything the server tells (%s)', (_language, dictionary) => {
    const lines = ALL.map((content) => sayMessage(content, wordsOf(dictionary)));
    expect(
      lines.filter(({ path }) => !/^\/((office|lotto|toto|promotions|tournaments)\/|line$)/.test(path)),
    ).toEqual([]);
    expect(lines.filter(({ text }) => /undefined|\{\{/.test(text))).toEqual([]);
    expect(new Set(lines.map(({ text }) => text)).size).toBe(ALL.length);
  });

  it('says what is offered for a large bet and until when, and leads to where it is taken', () => {
    const offer = {
      kind: 'bet-offer',
      placementId: '8',
      stake: '60.00',
      currency: 'EUR',
      untilMs: 90_000,
    } as const;
    expect(sayMessage(offer, wordsOf(en))).toEqual({
      icon: 'ticket',
      text: 'We offer you a bet of 60.00 EUR instead: it waits in your coupon until 90000 ms',
      path: '/line',
    });
  });

  it('calls a bet void whose stake came back, and no other', () => {
    const said = (paid: string) =>
      sayMessage({ ...bet, before: 'open', status: 'returned', stake: '7.50', paid }, wordsOf(en)).text;
    expect(said('7.50')).toBe('Your bet was void: 7.50 EUR is back');
    // A Lucky 15 with one winner.
    expect(said('0.89')).toBe('Your bet of 7.50 EUR brought 0.89 EUR back');
    const together = {
      kind: 'bets',
      count: 3,
      won: 0,
      lost: 1,
      returned: 1,
      part: 1,
      paid: [money],
    } as const;
    const sums = sayMessage({ ...together, paid: [money] }, wordsOf(en)).text;
    expect(sums).not.toContain('void');
    expect(sums).toContain('1 lost, 1 returned, 1 returned in part');
  });

  it('sums up bets that ended together, and leaves out what is none', () => {
    const content = {
      kind: 'bets',
      count: 4,
      won: 0,
      lost: 4,
      returned: 0,
      part: 0,
      paid: [{ ...money, amount: '0.00' }],
    } as const;
    expect(sayMessage({ ...content, paid: [...content.paid] }, wordsOf(en)).text).toBe(
      '4 bets ended: 4 lost',
    );
    const both = { ...content, won: 1, paid: [...content.paid] };
    expect(sayMessage(both, wordsOf(en)).text).toContain('1 won, 4 lost');
    expect(sayMessage(both, wordsOf(en, 'ar')).text).toContain('1 won، 4 lost');
  });
});
