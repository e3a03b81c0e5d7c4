import type { Database } from '../../../kernel/database/database.ts';
import { readSession, type GameSession } from './session-store.ts';

/** What never changes of a session. */
export type SessionFacts = Omit<GameSession, 'usedAtMs' | 'isEnded'>;

/** Sessions that are remembered: the oldest is read again. */
const REMEMBERED = 20_000;

/**
 * What sessions are of, as it was read once. Whether one goes on is not remembered: the statement that takes a bet holds it
 * to what stands there.
 */
export interface KeptSessions {
  /** Undefined for a token of no session of the company. */
  of(company: string, token: string): Promise<SessionFacts | undefined>;
}

export function keptSessions(db: Database): KeptSessions {
  const kept = new Map<string, SessionFacts>();
  return {
    async of(company, token) {
      const key = `${company} ${token}`;
      const known = kept.get(key);
      if (known !== undefined) return known;
      const session = await readSession(db, company, token);
      if (session === undefined) return undefined;
      const [oldest] = kept.size < REMEMBERED ? [] : kept.keys();
      if (oldest !== undefined) kept.delete(oldest);
      kept.set(key, session);
      return session;
    },
  };
}
