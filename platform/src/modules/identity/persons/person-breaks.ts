import type { PlayerId } from '@paddock/contract';

import type { Tx } from '../../../kernel/database/database.ts';
import type { Kernel } from '../../../kernel/module.ts';
import { restrictPlayer } from '../players-store.ts';
import { insertExclusions, restrictOnly, standingOf } from './exclusions-store.ts';
import { factsOf } from './facts-store.ts';
import { personOf, playersOf } from './same-person-store.ts';
import { newerAlike, olderAlike } from './unproven-store.ts';

/** What breaks need of the module that knows the player's own. */
export interface BreakDependencies {
  /** Stops play of an account whose person takes a break, in the transaction that restricts it. */
  pausePlay(tx: Tx, restricted: { readonly playerId: PlayerId; readonly endsAtMs: number }): Promise<void>;
  /** Ends what `pausePlay` did to an account. Answers the end of a break of its own that goes on, or null. */
  resumePlay(tx: Tx, playerId: PlayerId): Promise<number | null>;
}

/** Breaks and exclusions of a person: on which accounts they lie (rules §2, §9). */
export interface PersonBreaks {
  /**
   * Restricts the player, every other account of the person and the newer, unproven ones that look like it, and keeps
   * what the person is recognised by. Never an older one that only looks alike. Answers all of them.
   */
  exclude(tx: Tx, playerId: PlayerId, untilMs: number): Promise<readonly PlayerId[]>;
  /** An account takes over the break of its person, or of an older one it looks like while it is unproven. */
  takeOver(tx: Tx, playerId: PlayerId): Promise<void>;
  /** Works out anew who is restricted, once accounts turned out to be different people's. */
  workOutAnew(tx: Tx, players: readonly PlayerId[]): Promise<void>;
}

export function createPersonBreaks(
  { clock }: Pick<Kernel, 'clock'>,
  { pausePlay, resumePlay }: BreakDependencies,
): PersonBreaks {
  async function restrict(tx: Tx, playerId: PlayerId, untilMs: number): Promise<void> {
    await restrictPlayer(tx, playerId, untilMs);
    await pausePlay(tx, { playerId, endsAtMs: untilMs });
  }

  async function keepKeys(tx: Tx, playerId: PlayerId, untilMs: number): Promise<void> {
    const known = await factsOf(tx, playerId);
    const facts = known.filter(({ kind }) => kind !== 'instrument');
    const isVouched = known.some(({ kind, isProved }) => isProved || kind === 'instrument');
    await insertExclusions(tx, { facts, isVouched }, { untilMs, nowMs: clock.nowMs() });
  }

  async function exclude(tx: Tx, playerId: PlayerId, untilMs: number): Promise<readonly PlayerId[]> {
    const own = await playersOf(tx, await personOf(tx, playerId));
    for (const account of own) await keepKeys(tx, account, untilMs);
    const alike = (await newerAlike(tx, own)).filter((account) => !own.includes(account));
    const accounts = [...own, ...alike];
    for (const account of accounts) await restrict(tx, account, untilMs);
    return accounts;
  }

  async function lastEnd(tx: Tx, players: readonly PlayerId[]): Promise<number> {
    let untilMs = 0;
    for (const account of players) {
      untilMs = Math.max(untilMs, (await standingOf(tx, account))?.restrictedUntilMs ?? 0);
    }
    return untilMs > clock.nowMs() ? untilMs : 0;
  }

  async function takeOver(tx: Tx, playerId: PlayerId): Promise<void> {
    const ofPersonMs = await lastEnd(tx, await playersOf(tx, await personOf(tx, playerId)));
    const ofAlikeMs = await lastEnd(tx, await olderAlike(tx, playerId));
    // A break that comes from a likeness alone is not the person's: it is passed on to nobody.
    if (ofAlikeMs >= ofPersonMs && ofAlikeMs > 0) await restrict(tx, playerId, ofAlikeMs);
    else if (ofPersonMs > 0) await exclude(tx, playerId, ofPersonMs);
  }

  return {
    exclude,
    takeOver,
    async workOutAnew(tx, players) {
      for (const account of players) await restrictOnly(tx, account, await resumePlay(tx, account));
      for (const account of players) await takeOver(tx, account);
    },
  };
}
