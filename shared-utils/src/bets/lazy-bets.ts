import { networkError } from '../http/failures.ts';
import type { Bets, PlacementOutcome } from './bets-types.ts';
import { loadForPlayers } from '../page/load-later.ts';
import type { BetsDependencies } from './bets.ts';

/**
 * Placing bets, brought with the first bet: only players place any, and their page has it ready. When it
 * cannot be brought the outcome is unknown, as of any call that got no answer: asking with the same key is safe.
 */
export function createLazyBets(dependencies: BetsDependencies): Bets {
  async function withBets(
    key: string,
    run: (bets: Bets) => Promise<PlacementOutcome>,
  ): Promise<PlacementOutcome> {
    const chunk = await loadForPlayers().catch(() => undefined);
    if (chunk === undefined) return { status: 'unknown', key, problem: networkError().problem };
    return run(chunk.createBets(dependencies));
  }
  return {
    placeBet: (request, key, options) => withBets(key, (bets) => bets.placeBet(request, key, options)),
    resumePlacement: (key, options) => withBets(key, (bets) => bets.resumePlacement(key, options)),
  };
}
