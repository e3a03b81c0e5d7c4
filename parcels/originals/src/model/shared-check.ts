import { CRASH } from '@paddock/games/crash';
import { LIVE_ROULETTE } from '@paddock/games/live-roulette';
import type { SharedRoundView } from '@paddock/contract/schemas';

/** A bet for each game whose rounds many share, where somebody checks a round without one of their own. */
const BETS: Readonly<Record<string, { readonly version: number; readonly choice: unknown }>> = {
  [CRASH.code]: { version: CRASH.version, choice: { targetMilli: 2_000 } },
  [LIVE_ROULETTE.code]: {
    version: LIVE_ROULETTE.version,
    choice: { table: LIVE_ROULETTE.table, chips: [{ on: 'red', amountMinor: '100' }] },
  },
};

/** Which shared round an address names behind `#`; undefined where it names none. */
export function askedShared(
  fragment: string,
): { readonly game: string; readonly number: string } | undefined {
  const written = new URLSearchParams(fragment.slice(1));
  const [game, number] = [written.get('shared'), written.get('number')];
  const isOne =
    game !== null && number !== null && Object.hasOwn(BETS, game) && /^[1-9]\d{0,14}$/.test(number);
  return isOne ? { game, number } : undefined;
}

/** The whole check of such a round, once it was read: its hash, the salt, and the way back to the terminal hash. */
export function sharedFragment(fragment: string, round: SharedRoundView): string {
  const asked = new URLSearchParams(fragment.slice(1));
  const { version, choice } = BETS[round.game] ?? { version: 1, choice: null };
  const written = new URLSearchParams({
    game: round.game,
    version: String(version),
    hash: round.hash,
    salt: round.salt,
    earlierHash: round.terminalHash,
    roundsBefore: String(round.chainRound),
    stake: asked.get('stake') ?? '1.00',
    currency: asked.get('currency') ?? 'EUR',
    choice: asked.get('choice') ?? JSON.stringify(choice),
    moves: asked.get('moves') ?? '[]',
  });
  return `#${String(written)}`;
}
