import type { GameWalletParts } from '../game-wallet-api.ts';
import { keptSessions } from '../sessions/kept-sessions.ts';
import { createBetAtOnce } from './bet-at-once.ts';
import { keptRounds } from './kept-rounds.ts';
import { createWinAtOnce } from './win-at-once.ts';

type AtOnce = 'sessions' | 'rounds' | 'betAtOnce' | 'winAtOnce';

/** The module's parts with what takes plain bets and pays plain wins in one statement, and what that remembers. */
export function withMoneyAtOnce(others: Omit<GameWalletParts, AtOnce>): GameWalletParts {
  const parts = { ...others, sessions: keptSessions(others.kernel.db), rounds: keptRounds() };
  return { ...parts, betAtOnce: createBetAtOnce(parts), winAtOnce: createWinAtOnce(parts) };
}
