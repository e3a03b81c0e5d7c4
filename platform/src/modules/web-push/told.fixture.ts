import type { InboxContent } from '@paddock/contract/schemas';

import type { MatchMoment } from '../sportsbook/index.ts';

export const bet = (status: 'won' | 'lost', betId = '1'): InboxContent => ({
  ...{ kind: 'bet', betId, before: 'open', status, legs: 1 },
  ...{ stake: '2.00', paid: '4.00', currency: 'EUR' },
});
export const paid: InboxContent = {
  kind: 'withdrawal',
  ...{ paymentId: '7', status: 'paid', amount: '5.00', currency: 'EUR' },
};
export const goal = (score: readonly [number, number]): MatchMoment => ({
  step: 'goal',
  eventId: '70' as MatchMoment['eventId'],
  path: '/live/football/1-cup/70-north-south',
  home: { en: 'North', ru: 'Север' },
  away: { en: 'South', ru: 'Юг' },
  score,
  followedAs: [{ kind: 'event', key: '70' }],
});
