import type { CompanyRoundState, CompanyRoundView, RoundView } from '@paddock/contract/schemas';

/** The view of the history that lists rounds of games: of companies' or of our own. */
export const ROUNDS_VIEW = 'rounds';

const NUMBER = /^[1-9]\d{10}$/;

/** The address of all rounds, or of the one of a number. */
export function roundsAddress(number?: string): string {
  const all = `/office/history?view=${ROUNDS_VIEW}`;
  return number === undefined ? all : `${all}&number=${number}`;
}

/** The address of the player's rounds of our own games. */
export const ownRoundsAddress = (): string => `/office/history?view=${ROUNDS_VIEW}&of=own`;

/** Whether an address asks for rounds of our own games. */
export const isOfOwn = (query: string): boolean => new URLSearchParams(query).get('of') === 'own';

/** The number an address asks for; undefined for all rounds. An address may be anything. */
export function askedRound(query: string): string | undefined {
  const number = new URLSearchParams(query).get('number') ?? '';
  return NUMBER.test(number) ? number : undefined;
}

/** What the player is told of a round: `partly` where it ended and paid, but less than was staked, which is no win. */
export type RoundOutcome = CompanyRoundState | 'partly';

/** What became of a round, as its player sees it: one that paid just what was staked gave it back. */
export function roundOutcome({
  state,
  staked,
  won,
}: Pick<CompanyRoundView, 'state' | 'staked' | 'won'>): RoundOutcome {
  if (state !== 'won' || Number(won) > Number(staked)) return state;
  return Number(won) === Number(staked) ? 'returned' : 'partly';
}

/** The same of a round of a game of ours; a free one cost its player nothing. */
export function ownRoundOutcome(
  round: Pick<RoundView, 'staked' | 'paid' | 'isVoid' | 'isFree'>,
): RoundOutcome {
  const { staked, paid, isVoid, isFree } = round;
  if (paid === null) return 'open';
  if (isVoid) return 'returned';
  if (Number(paid) === 0) return 'lost';
  return roundOutcome({ state: 'won', staked: isFree === true ? '0.00' : staked, won: paid });
}

/** How an outcome is coloured; the word says the same. */
export function outcomeTone(outcome: RoundOutcome): 'positive' | 'warning' | 'neutral' {
  if (outcome === 'won') return 'positive';
  return outcome === 'open' ? 'warning' : 'neutral';
}
