import { randomUUID } from 'node:crypto';
import { MINUTE_MS, type AccountId, type PlayerId } from '@paddock/contract';
import type { NewTotoCoupon } from '@paddock/contract/schemas';
import { findPool, type PoolKind } from '@paddock/games/toto';

import { inTransaction } from '../../../kernel/database/database.ts';
import type { Kernel } from '../../../kernel/module.ts';
import type { SeededRandom } from '../../../testing/seeded-random.ts';
import type { OperatorId, OperatorPrincipal } from '../../operators/index.ts';
import { buyCoupon } from '../coupons/buy-coupon.ts';
import type { DrawId } from '../draws/draw.ts';
import { makeDraw } from '../draws/make-draw.ts';
import { cancelDraw, closeDraw } from '../operators/decide-about.ts';
import { decideDraw } from '../settlement/decide-draw.ts';
import { outcomesSoFar } from '../settlement/outcomes.ts';
import { runDraws } from '../settlement/run-draws.ts';
import { partsOf } from '../toto.ts';
import type { TotoDependencies, TotoParts } from '../toto-api.ts';
import { SimulatedMatches } from './simulated-matches.ts';

const KIND = findPool('next-6') as PoolKind;
const TRADER: OperatorPrincipal = { kind: 'operator', operatorId: '1' as OperatorId, name: 'tim' };

/** What the acts are handed: matches are their own, and no operator is signed in. */
export type PoolDependencies = Omit<TotoDependencies, 'events' | 'operators'>;

export interface PoolPlayer {
  readonly playerId: PlayerId;
  readonly accountId: AccountId;
}

/**
 * Pools, as a simulation of money has them: coupons that are bought, draws that are closed, called off, decided, decided
 * once more, and paid by runs that may die. Running an act again is what trying again does.
 */
export class TotoActs {
  readonly #random: SeededRandom;
  readonly #parts: TotoParts;
  readonly #matches: SimulatedMatches;
  /** The draws that were made last. */
  readonly #draws: DrawId[] = [];

  constructor(random: SeededRandom, kernel: Kernel, dependencies: PoolDependencies) {
    this.#random = random;
    this.#matches = new SimulatedMatches(random, kernel);
    this.#parts = partsOf(kernel, { ...dependencies, events: this.#matches.events, operators: ALONE });
  }

  next(player: PoolPlayer): () => Promise<unknown> {
    const choice = this.#random.int(40);
    if (choice < 25) return this.#buy(player);
    if (choice < 28) return this.#make();
    if (choice < 29) return this.#stop();
    if (choice < 31) return this.#decideAgain();
    return this.run;
  }

  /** What the scheduler runs. */
  readonly run = (): Promise<void> => runDraws(this.#parts);

  #buy({ playerId, accountId }: PoolPlayer): () => Promise<unknown> {
    const drawId = this.#draws.at(-1 - this.#random.int(2));
    const key = randomUUID();
    const entries = Array.from({ length: 1 + this.#random.int(2) }, () =>
      Array.from({ length: KIND.events }, () => this.#random.pick([1, 1, 1, 2, 4, 3])),
    );
    const columns = entries.reduce(
      (sum, entry) => sum + entry.reduce((all, choice) => all * (choice === 3 ? 2 : 1), 1),
      0,
    );
    if (drawId === undefined) return this.#make();
    const request: NewTotoCoupon = { drawId, accountId, stake: (columns * 0.1).toFixed(2), entries };
    return () => buyCoupon(this.#parts, { playerId, key, request });
  }

  /** A draw of matches that begin within hours; a few are not played. */
  #make(): () => Promise<unknown> {
    const wanted = {
      ...{ kind: KIND, currency: 'EUR', columnMinor: 10n, closesAtMs: undefined },
      ...{ houseBps: KIND.houseBps, categories: KIND.categories },
      eventIds: this.#matches.make(KIND),
    };
    return async () => {
      const drawId = await inTransaction(this.#parts.kernel.db, (tx) => makeDraw(tx, this.#parts, wanted));
      this.#draws.push(drawId);
    };
  }

  /** A trader calls a draw off, or closes it as of an earlier moment; once it has begun that is proposed, and nothing happens. */
  #stop(): () => Promise<unknown> {
    const drawId = this.#draws.at(-1);
    const isOff = this.#random.int(3) === 0;
    const sinceMs = this.#parts.kernel.clock.nowMs() - this.#random.int(10) * MINUTE_MS;
    const decision = { operator: TRADER, reason: 'simulated' };
    return async () => {
      if (drawId === undefined) return;
      await (isOff
        ? cancelDraw(this.#parts, drawId, decision)
        : closeDraw(this.#parts, drawId, sinceMs, decision));
    };
  }

  /** Two nodes decide the same draw, or one does once more. */
  #decideAgain(): () => Promise<unknown> {
    const drawId = this.#draws.at(-1 - this.#random.int(3));
    return async () => {
      if (drawId === undefined) return;
      const soFar = await outcomesSoFar(this.#parts, drawId);
      if (!soFar.isOver) return;
      await Promise.all([
        decideDraw(this.#parts, drawId, soFar),
        decideDraw(this.#parts, drawId, soFar),
        runDraws(this.#parts),
      ]);
    };
  }
}

/** Nobody watches here: what is written down is no part of the money. */
const ALONE: TotoDependencies['operators'] = {
  requireOperator: () => Promise.resolve(TRADER),
  record: () => Promise.resolve(),
  propose: () => Promise.resolve('1' as Awaited<ReturnType<TotoDependencies['operators']['propose']>>),
  ownPlayers: () => Promise.resolve([]),
  proposals: { handle: () => undefined },
};
