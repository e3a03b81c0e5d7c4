import { ACTORS, type ActorName } from './actor-name.ts';
import type { Operation } from './operations.ts';

export interface Coverage {
  count(operation: Operation, actor: ActorName, status: number): void;
  readonly requests: number;
  /** How many answers of each status there were. */
  byStatus(): ReadonlyMap<number, number>;
  /** Operations by those who did not ask them: `GET /a by guest`. */
  neverAsked(): readonly string[];
  /** Operations that did for nobody what they are there for. */
  neverGranted(): readonly string[];
  /** The share of operations that did for somebody what they are there for. */
  grantedPercent(): number;
}

/** Counts what was answered to whom. */
export function createCoverage(operations: readonly Operation[]): Coverage {
  const statuses = new Map<number, number>();
  const asked = new Set<string>();
  const granted = new Set<string>();
  let requests = 0;
  return {
    count({ id }, actor, status) {
      requests += 1;
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      asked.add(`${id} by ${actor}`);
      if (status < 400) granted.add(id);
    },
    get requests() {
      return requests;
    },
    byStatus: () => new Map([...statuses].toSorted(([a], [b]) => a - b)),
    neverAsked: () =>
      operations
        .flatMap(({ id }) => ACTORS.map((actor) => `${id} by ${actor}`))
        .filter((pair) => !asked.has(pair)),
    neverGranted: () =>
      operations
        .map(({ id }) => id)
        .filter((id) => !granted.has(id))
        .toSorted(),
    grantedPercent: () => Math.floor((granted.size * 100) / operations.length),
  };
}
