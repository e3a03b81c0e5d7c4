import type { Database } from '../../../kernel/database/database.ts';
import { listAggregators } from '../aggregator/aggregator-store.ts';
import { listCompanies } from './company-store.ts';

/** How soon this node knows of a company that was saved on another. */
export const LOOK_EVERY_MS = 1_000;

/** Where what companies show comes from: what a document's policy names. */
export interface ShownOrigins {
  readonly frames: readonly string[];
  readonly images: readonly string[];
}

export interface GameOrigins {
  /** As they were when last looked: each document asks, and none waits for the database. */
  readonly now: () => ShownOrigins;
  readonly look: () => Promise<void>;
}

/**
 * Where games of companies that may be begun are shown from, and their pictures.
 * @param stopCompanies told of those whose games may not, at each look
 */
export function createGameOrigins(
  db: Database,
  stopCompanies: (companies: ReadonlySet<string>) => void,
): GameOrigins {
  let origins: ShownOrigins = { frames: [], images: [] };
  return {
    now: () => origins,
    async look() {
      const all = await listCompanies(db);
      const active = all.filter(({ isActive }) => isActive);
      stopCompanies(new Set(all.flatMap(({ company, isActive }) => (isActive ? [] : [company]))));
      const codes = new Set(active.map(({ company }) => company));
      const agreed = (await listAggregators(db)).filter(({ company }) => codes.has(company));
      const shown = active.map(({ launchUrl }) => new URL(launchUrl).origin);
      origins = {
        frames: inOrder([...shown, ...agreed.flatMap(({ frameOrigins }) => frameOrigins)]),
        images: inOrder(active.flatMap(({ pictureOrigins }) => pictureOrigins)),
      };
    },
  };
}

const inOrder = (origins: readonly string[]): readonly string[] => [...new Set(origins)].sort();
