import type { CompanyRoundState, CompanyRoundView } from '@paddock/contract/schemas';

/** The view of the history that lists rounds of companies' games. */
export const ROUNDS_VIEW = 'rounds';

const NUMBER = /^[1-9]\d{10}$/;

/** The address of all rounds, or of the one of a number. */
export function roundsAddress(number?: string): string {
  const all = `/office/history?view=${ROUNDS_VIEW}`;
  return number === undefined ? all : `${all}&number=${number}`;
}

/** The number an address asks for; undefined for all rounds. An address may be anything. */
export function askedRound(query: string): string | undefined {
  const number = new URLSearchParams(query).get('number') ?? '';
  return NUMBER.test(number) ? number : undefined;
}

/** What the player is told of a round: `partly` where it ended and paid, but less than was staked, which is no win. */
export type RoundOutcome = CompanyRoundState | 'partly';

/** What became of a round, as its player sees it. */
export function roundOutcome({
  state,
  staked,
  won,
}: Pick<CompanyRoundView, 'state' | 'staked' | 'won'>): RoundOutcome {
  return state === 'won' && Number(won) < Number(staked) ? 'partly' : state;
}

/** How an outcome is coloured; the word says the same. */
export function outcomeTone(outcome: RoundOutcome): 'positive' | 'warning' | 'neutral' {
  if (outcome === 'won') return 'positive';
  return outcome === 'open' ? 'warning' : 'neutral';
}
