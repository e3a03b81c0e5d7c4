import {
  DAY_MS,
  HOUR_MS,
  type AccountId,
  type BetId,
  type PaymentId,
  type PlayerId,
} from '@paddock/contract';

import { inTransaction } from '../../../kernel/database/database.ts';
import { PlatformError } from '../../../kernel/http/problem.ts';
import type { Kernel } from '../../../kernel/module.ts';
import { createTestPlatform, type TestPlatform } from '../../../testing/index.ts';
import { SeededRandom } from '../../../testing/seeded-random.ts';
import { operatorWith, type TestOperator } from '../../operators/operators.fixture.ts';
import type { SimulatedMatches } from '../../toto/testing/simulated-matches.ts';
import { Crash, CrashPlan, crashingKernel } from '../../sportsbook/testing/crashing-kernel.ts';
import type { BonusesParts } from '../bonuses-parts.ts';
import { composeSeason, type SeasonModules } from './compose-season.ts';
import { SeasonBook } from './season-book.ts';
import type { SeasonPeople } from './season-people.ts';
import { beginPoints } from './season-points.ts';

/** Somebody who plays the season, with what it remembers of them. */
export interface SeasonPlayer {
  readonly playerId: PlayerId;
  readonly accountId: AccountId;
  readonly deposits: { readonly paymentId: PaymentId; readonly amountMinor: bigint; isGone: boolean }[];
  readonly bets: BetId[];
}

/** A process that dies and is there again at once: whoever heard no answer asks anew. */
class Stumbling extends CrashPlan {
  deaths = 0;

  override die(): Crash {
    this.deaths += 1;
    return new Crash('the process died');
  }
}

/** A running promotion of the season. */
export interface SeasonPromotion {
  readonly code: string;
  readonly kind: string;
  readonly closesAtMs: number;
}

/**
 * A season with promotions on, from one seed: the real modules that give, count and take bets, over one ledger. Acts are
 * what somebody does next; what they share is here.
 */
export class Season {
  readonly random: SeededRandom;
  readonly platform: TestPlatform<SeasonModules>;
  readonly parts: BonusesParts;
  /** Of its pools. */
  readonly matches: SimulatedMatches;
  readonly book: SeasonBook;
  readonly people: SeasonPeople;
  readonly operator: TestOperator;
  readonly players: SeasonPlayer[] = [];
  promotions: readonly SeasonPromotion[] = [];
  /** Promotions that were ever written, and the newest version of those that were changed. */
  written = 0;
  readonly versions = new Map<string, number>();
  readonly #plan: Stumbling;

  private constructor(
    random: SeededRandom,
    made: {
      platform: TestPlatform<SeasonModules>;
      parts: BonusesParts;
      matches: SimulatedMatches;
      people: SeasonPeople;
      operator: TestOperator;
    },
    plan: Stumbling,
  ) {
    this.random = random;
    this.platform = made.platform;
    this.parts = made.parts;
    this.matches = made.matches;
    this.people = made.people;
    this.operator = made.operator;
    this.#plan = plan;
    this.book = new SeasonBook(made.platform, random);
  }

  static async start(seed: number): Promise<Season> {
    const random = new SeededRandom(seed);
    const plan = new Stumbling();
    let made: ReturnType<typeof composeSeason> | undefined;
    const platform = await createTestPlatform(
      (kernel) => {
        made = composeSeason(crashingKernel(seeded(kernel, random), plan), random);
        return made.modules;
      },
      { config: { lotto: { kind: 'stand-in' } } },
    );
    if (made === undefined) throw new Error('the platform was not composed');
    // That many bets a minute are no promise that is proved here.
    platform.kernel.budgets.take = () => Promise.resolve(0);
    const operator = await operatorWith(platform, 'season', 'admin', 'cashier-lead');
    await beginPoints(platform, operator);
    const season = new Season(random, { ...made, platform, operator }, plan);
    await season.book.open();
    await season.#announceDraws();
    return season;
  }

  get deaths(): number {
    return this.#plan.deaths;
  }

  nowMs(): number {
    return this.platform.clock.nowMs();
  }

  /** Gives players accounts; they come with nothing. */
  async join(count: number): Promise<void> {
    const { kernel, modules } = this.platform;
    const atMs = this.nowMs();
    await inTransaction(kernel.db, async (tx) => {
      for (let n = 0; n < count; n += 1) {
        const playerId = kernel.ids.forNewPlayer();
        const accountId = await modules.wallet.openAccounts(tx, { playerId, currency: 'EUR', atMs });
        this.players.push({ playerId, accountId, deposits: [], bets: [] });
      }
    });
  }

  /** Does what somebody asks, now and then with a death in it: then it is asked again. A refusal is an answer. */
  async untilHeard<Answer>(work: () => Promise<Answer>): Promise<Answer | PlatformError> {
    if (this.random.int(4) === 0)
      this.#plan.arm(1 + this.random.int(3), this.random.int(2) === 0 ? 'before' : 'after');
    try {
      for (;;) {
        try {
          return await work();
        } catch (error) {
          if (error instanceof PlatformError) return error;
          if (!(error instanceof Crash)) throw error;
        }
      }
    } finally {
      this.#plan.arm(0, 'before');
    }
  }

  /** Time passes; what falls due in it runs, and what the feed says is said anew. */
  async pass(hours: number): Promise<void> {
    await this.platform.leap(hours * HOUR_MS);
    this.promotions = this.promotions.filter(({ closesAtMs }) => closesAtMs > this.nowMs());
    await this.book.open();
    await this.#announceDraws();
  }

  /** Lotteries sell their next draws a moment after the time for it has come. */
  async #announceDraws(): Promise<void> {
    await this.platform.advance(1_000);
  }

  /** Every bet ends and everything that runs has run out. */
  async end(): Promise<void> {
    await this.book.endAll();
    for (let week = 0; week < 6; week += 1) await this.platform.leap(7 * DAY_MS);
  }

  close(): Promise<void> {
    return this.platform.close();
  }
}

/** Draws of wheels come from the seed, too. */
function seeded(kernel: Kernel, random: SeededRandom): Kernel {
  return {
    ...kernel,
    randomBytes: (size) => Buffer.from(Array.from({ length: size }, () => random.int(256))),
  };
}
