import type { SharedFact } from './likeness.ts';

/** Something two accounts both state, and when each of them stated it first. */
export interface SharedStatement extends SharedFact {
  readonly mineAtMs: number;
  readonly theirsAtMs: number;
}

/** What only orders accounts of the same millisecond. */
export interface RegisterNos {
  readonly mine: bigint;
  readonly theirs: bigint;
}

/**
 * Whether I am the newer one of two accounts that look alike (rules §9): whoever stated last what they shared first.
 * Neither who registered first counts, since a name can be typed later, nor what is shared later, so that nobody turns the
 * order around by typing more. Instruments are no statement: families share cards.
 */
export function cameLater(shared: readonly SharedStatement[], registered: RegisterNos): boolean {
  const [first] = shared
    .filter(({ kind }) => kind !== 'instrument')
    .toSorted((one, other) => sharedAtMs(one) - sharedAtMs(other));
  const behindMs = first === undefined ? 0 : first.mineAtMs - first.theirsAtMs;
  return behindMs === 0 ? registered.mine > registered.theirs : behindMs > 0;
}

const sharedAtMs = ({ mineAtMs, theirsAtMs }: SharedStatement): number => Math.max(mineAtMs, theirsAtMs);

/** Two accounts that look alike, and when each of them first had anything behind what it says. */
export interface AlikePair {
  readonly alikeSinceMs: number;
  /** When the newer one first proved a mailbox, phone, document or instrument; undefined for never. */
  readonly newerProvedAtMs: number | undefined;
  /** The same of the older one, for whom any instrument it paid with counts; undefined for never. */
  readonly olderProvedAtMs: number | undefined;
}

/**
 * Whether the newer one is free of the older, which had proved nothing when the newer had: an impostor who came first
 * proves a mailbox of their own too late. Who proved before, as somebody excluded has, holds every newer account until a
 * document or an operator says whose it is.
 */
export function outproves({ alikeSinceMs, newerProvedAtMs, olderProvedAtMs }: AlikePair): boolean {
  if (newerProvedAtMs === undefined) return false;
  return olderProvedAtMs === undefined || olderProvedAtMs > Math.max(newerProvedAtMs, alikeSinceMs);
}
