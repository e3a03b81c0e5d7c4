import type { MatchMoment } from '../../sportsbook/index.ts';

/** What notes say. No amounts and no names of players: a locked screen shows them to anybody. */
export interface NoteWords {
  readonly bet: Readonly<Record<'won' | 'lost' | 'returned' | 'part' | 'open', string>>;
  bets(count: number, won: number): string;
  readonly cashOut: string;
  readonly ticket: Readonly<Record<'won' | 'void' | 'gift-back', string>>;
  readonly coupon: Readonly<Record<'won' | 'void' | 'gift-back', string>>;
  readonly deposit: Readonly<Record<'succeeded' | 'refunded' | 'charged-back', string>>;
  readonly withdrawal: Readonly<Record<'paid' | 'failed' | 'rejected' | 'returned', string>>;
  payments(count: number): string;
  readonly request: Readonly<Record<'answered' | 'asks' | 'closed', string>>;
  requests(count: number): string;
  readonly moment: Readonly<Record<MatchMoment['step'], string>>;
}
