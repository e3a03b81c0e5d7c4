import type { PlayerId } from '@paddock/contract';
import type { NewRound, RoundView, SeedsView } from '@paddock/contract/schemas';

import { Crash, CrashPlan, crashingKernel } from '../../sportsbook/testing/crashing-kernel.ts';
import type { GamesParts } from '../games-api.ts';
import type { GamesFixture } from '../games.fixture.ts';
import { endLeftRounds } from '../rounds/end-left-rounds.ts';
import { move } from '../rounds/move.ts';
import { createPlay } from '../rounds/play.ts';
import { beginSeeds, commitToNext, showSeeds } from '../seeds/seeds.ts';
import { gameParts } from './game-parts.ts';

/** One process of the games: what it remembers is gone with it. */
interface Life {
  readonly plan: CrashPlan;
  readonly parts: GamesParts;
  readonly play: ReturnType<typeof createPlay>;
}

/**
 * The games of a fixture as processes that may die at a commit, before it or before anybody heard of it, and are started
 * again on the same database. Whoever heard no answer asks again.
 */
export class MortalGames {
  deaths = 0;
  readonly #fixture: GamesFixture;
  #life: Life;

  constructor(fixture: GamesFixture) {
    this.#fixture = fixture;
    this.#life = this.#begin();
  }

  /** Dies at one of the next commits, or never. */
  arm(commits: number, at: 'before' | 'after'): void {
    this.#life.plan.arm(commits, at);
  }

  seeds = (playerId: PlayerId): Promise<SeedsView> =>
    this.#survive(({ parts }) => showSeeds(parts.kernel, playerId));

  next = (playerId: PlayerId): Promise<SeedsView> =>
    this.#survive(({ parts }) => commitToNext(parts.kernel, playerId));

  begin = (playerId: PlayerId, commitment: string, clientSeed: string): Promise<SeedsView> =>
    this.#survive(({ parts }) => beginSeeds(parts.kernel, playerId, { commitment, clientSeed }));

  play = (playerId: PlayerId, key: string, request: NewRound): Promise<RoundView> =>
    this.#survive(async ({ play }) => (await play({ playerId, key, request })).body as RoundView);

  move = (playerId: PlayerId, id: string, step: number, made: unknown): Promise<RoundView> =>
    this.#survive(({ parts }) => move(parts, playerId, id, { step, move: made }));

  endLeft = (): Promise<void> => this.#survive(({ parts }) => endLeftRounds(parts));

  async #survive<Result>(work: (life: Life) => Promise<Result>): Promise<Result> {
    for (;;) {
      const life = this.#life;
      try {
        const result = await work(life);
        if (!life.plan.dead) return result;
      } catch (error) {
        if (!life.plan.dead && !(error instanceof Crash)) throw error;
      }
      this.deaths += 1;
      this.#life = this.#begin();
    }
  }

  #begin(): Life {
    const plan = new CrashPlan();
    const { kernel: alive, modules } = this.#fixture.platform;
    const { wallet, limits } = modules;
    const parts = gameParts(crashingKernel(alive, plan), { wallet, limits: limits.check });
    return { plan, parts, play: createPlay(parts) };
  }
}
