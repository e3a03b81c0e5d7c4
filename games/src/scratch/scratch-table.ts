import { returnOfEnds, type End } from '../rules/ways.ts';

/** Tickets of an edition; a power of two, so that each is exactly as likely as the next. */
export const TICKETS = 2 ** 20;

/** How many tickets of an edition win each prize, the largest first; the others win nothing. */
export const PRIZES: readonly { readonly tickets: number; readonly prizeMilli: number }[] = [
  { tickets: 2, prizeMilli: 10_000_000 },
  { tickets: 20, prizeMilli: 1_000_000 },
  { tickets: 400, prizeMilli: 100_000 },
  { tickets: 4_000, prizeMilli: 20_000 },
  { tickets: 10_000, prizeMilli: 10_000 },
  { tickets: 30_000, prizeMilli: 5_000 },
  { tickets: 50_000, prizeMilli: 3_000 },
  { tickets: 100_000, prizeMilli: 2_000 },
  { tickets: 236_000, prizeMilli: 1_000 },
];

const winning: readonly End[] = PRIZES.map(({ tickets, prizeMilli }) => [BigInt(tickets), prizeMilli]);
const blanks = BigInt(TICKETS) - winning.reduce((sum, [tickets]) => sum + tickets, 0n);

/** Every end of a ticket, with the tickets of an edition that have it. */
export const scratchEnds = (): readonly End[] => [...winning, [blanks, 0]];

/** What an edition returns of its price. */
export const returnOfTicket = () => returnOfEnds(scratchEnds());
