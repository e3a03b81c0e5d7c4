import type { Database } from '../../../kernel/database/database.ts';
import { listAggregators } from '../aggregator/aggregator-store.ts';
import { listCompanies } from './company-store.ts';

/** How soon this node knows of a company that was saved on another. */
export const LOOK_EVERY_MS = 1_000;

export interface FrameOrigins {
  /** As they were when last looked: each document asks, and none waits for the database. */
  readonly now: () => readonly string[];
  readonly look: () => Promise<void>;
}

/**
 * Where games of companies are shown from that may be begun: what frames of a document may hold.
 * @param stopCompanies told of those whose games may not, at each look
 */
export function createFrameOrigins(
  db: Database,
  stopCompanies: (companies: ReadonlySet<string>) => void,
): FrameOrigins {
  let origins: readonly string[] = [];
  return {
    now: () => origins,
    async look() {
      const all = await listCompanies(db);
      const active = all.filter(({ isActive }) => isActive);
      stopCompanies(new Set(all.flatMap(({ company, isActive }) => (isActive ? [] : [company]))));
      const codes = new Set(active.map(({ company }) => company));
      const agreed = (await listAggregators(db)).filter(({ company }) => codes.has(company));
      const shown = active.map(({ launchUrl }) => new URL(launchUrl).origin);
      origins = [...new Set([...shown, ...agreed.flatMap(({ frameOrigins }) => frameOrigins)])].sort();
    },
  };
}
