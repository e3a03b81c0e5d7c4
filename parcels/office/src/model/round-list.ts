import type { CompanyRoundState } from '@paddock/contract/schemas';

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

/** How a round's state is coloured; the word says the same. */
export function roundTone(state: CompanyRoundState): 'positive' | 'warning' | 'neutral' {
  if (state === 'won') return 'positive';
  return state === 'open' ? 'warning' : 'neutral';
}
