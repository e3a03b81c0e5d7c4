import type { LottoTicketView } from '@paddock/contract/schemas';

/** `waiting`: its draw has not fallen; `counting`: it has, and its tickets are being paid. */
export type TicketState = 'waiting' | 'counting' | 'won' | 'lost' | 'void';

export function ticketState({ isVoid, endedAtMs, paid, draw }: LottoTicketView): TicketState {
  if (isVoid) return 'void';
  if (endedAtMs === null) return draw.numbers.length > 0 ? 'counting' : 'waiting';
  return paid !== null && Number(paid) > 0 ? 'won' : 'lost';
}
