import { randomUUID } from 'node:crypto';
import type { AccountId, PlayerId } from '@paddock/contract';
import type { NewLottoTicket } from '@paddock/contract/schemas';
import { LOTTERIES } from '@paddock/games/lotto';

import { inTransaction } from '../../../kernel/database/database.ts';
import type { Kernel } from '../../../kernel/module.ts';
import type { SeededRandom } from '../../../testing/seeded-random.ts';
import { lockDraw, saveVoid } from '../draws/draw-store.ts';
import { Looked, runDraws } from '../draws/run-draws.ts';
import { partsOf } from '../lotto.ts';
import type { LottoDependencies, LottoParts } from '../lotto-api.ts';
import { endSubscription, lockSubscription, subscriptionsOf } from '../subscriptions/subscription-store.ts';
import { buyTicket } from '../tickets/buy-ticket.ts';

/** Drawn every five minutes at fixed odds, and every hour for a pool. */
const PLAYED = ['keno', '6-45', '6-49'] as const;

/** One process: what it remembers is gone with it. */
interface Life {
  readonly parts: LottoParts;
  readonly looked: Looked;
}

export interface TicketPlayer {
  readonly playerId: PlayerId;
  readonly accountId: AccountId;
}

/**
 * Lotteries, as a simulation of money has them: tickets, subscriptions that buy the next draws by themselves and are ended,
 * draws that fall, are given back and paid by runs that may die. A death forgets what the process knew of the draws.
 */
export class LottoActs {
  readonly #random: SeededRandom;
  readonly #begin: () => LottoParts;
  #life: Life | undefined;

  constructor(random: SeededRandom, kernel: Kernel, dependencies: LottoDependencies) {
    this.#random = random;
    this.#begin = () => partsOf(kernel, dependencies);
  }

  next(player: TicketPlayer): () => Promise<unknown> {
    const choice = this.#random.int(20);
    if (choice < 13) return this.#buy(player);
    if (choice < 14) return this.#cancel(player);
    if (choice < 15) return this.#giveBack();
    return this.run;
  }

  /** What the scheduler runs. */
  readonly run = (): Promise<void> => this.#alive(({ parts, looked }) => runDraws(parts, looked));

  #buy({ playerId, accountId }: TicketPlayer): () => Promise<unknown> {
    const key = randomUUID();
    const lottery = this.#random.pick(PLAYED);
    const picks = lottery === 'keno' ? 1 + this.#random.int(4) : 6;
    const first = 1 + this.#random.int(30);
    const marked = lottery === 'keno' ? picks : picks + this.#random.int(2);
    const numbers = Array.from({ length: marked }, (_, at) => first + at);
    const draws = this.#random.int(4) === 0 ? 2 + this.#random.int(3) : 1;
    const wanted = {
      ...{ lottery, accountId, lineStake: '1.00', draws },
      fields: [{ picks, numbers, bonus: [] }],
    };
    let request: NewLottoTicket | undefined;
    return () =>
      this.#alive(async ({ parts }) => {
        const open = parts.boards.shown().lotteries.find(({ code }) => code === lottery)?.next;
        if (open) request ??= { ...wanted, draw: open.number };
        if (request !== undefined) await buyTicket(parts, { playerId, key, request });
      });
  }

  #cancel({ playerId }: TicketPlayer): () => Promise<unknown> {
    return () =>
      this.#alive(async ({ parts: { kernel } }) => {
        const [last] = await subscriptionsOf(kernel.db, playerId, 1);
        if (last === undefined) return;
        await inTransaction(kernel.db, async (tx) => {
          const held = await lockSubscription(tx, last.subscriptionId);
          if (held?.end === undefined)
            await endSubscription(tx, last.subscriptionId, 'cancelled', kernel.clock.nowMs());
        });
      });
  }

  /** An operator gives the draw back that is sold, as long as nobody knows its value. */
  #giveBack(): () => Promise<unknown> {
    const lottery = this.#random.pick(PLAYED);
    const isMeant = this.#random.int(4) === 0;
    return () =>
      this.#alive(async ({ parts: { kernel, boards } }) => {
        const draw = boards.unsettled(lottery)[0];
        if (draw === undefined || !isMeant) return;
        await inTransaction(kernel.db, async (tx) => {
          const { publicValue, voidedAtMs } = await lockDraw(tx, draw.drawId);
          if (publicValue === undefined && voidedAtMs === undefined)
            await saveVoid(tx, draw.drawId, kernel.clock.nowMs());
        });
      });
  }

  async #alive<Result>(work: (life: Life) => Promise<Result>): Promise<Result> {
    try {
      this.#life ??= await this.#start();
      return await work(this.#life);
    } catch (error) {
      this.#life = undefined;
      throw error;
    }
  }

  async #start() {
    const parts = this.#begin();
    for (const lottery of LOTTERIES) await parts.boards.look(parts.kernel.db, lottery);
    return { parts, looked: new Looked() };
  }
}
