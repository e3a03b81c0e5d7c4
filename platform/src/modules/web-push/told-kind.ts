import type { InboxContent, WebPushKind } from '@paddock/contract/schemas';

/** What a player chooses a piece of news by; undefined for what waits on the site alone. */
export function toldKind({ kind }: Pick<InboxContent, 'kind'>): WebPushKind | undefined {
  switch (kind) {
    case 'bet':
    case 'cash-out':
    case 'lotto-ticket':
    case 'toto-coupon':
      return 'bets';
    case 'deposit':
    case 'withdrawal':
      return 'payments';
    case 'request':
      return 'requests';
    case 'bet-offer':
    case 'limit':
    case 'verification':
    case 'bonus':
    case 'idea':
    case 'lotto-subscription':
    case 'free-bet':
    case 'free-rounds':
    case 'ticket-gift':
    case 'friend-reward':
    case 'promotion-money':
    case 'promo-code':
    case 'tournament-prize':
      return undefined;
  }
}
